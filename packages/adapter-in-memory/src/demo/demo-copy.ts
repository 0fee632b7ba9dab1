import type { EpochMs } from '@roborrow/domain';
import { readCopy, replaceAll, writeCopy } from '../store/copy.ts';
import type { SkippedDocument } from '../store/decode-document.ts';
import { putLaterReviews } from '../store/put-later-reviews.ts';
import type { Store } from '../store/store.ts';
import { demoReviews } from './demo-reviews.ts';

/** Everything in a demo as a file's text, with the reviews that nobody has looked at yet. */
export async function saveDemo(store: Store, now: EpochMs): Promise<string> {
  await putLaterReviews(store, demoReviews(now));
  return writeCopy(await store.read());
}

/**
 * Replaces everything in a demo by what a file says.
 *
 * @throws PortError `failed` if it is none of these files; nothing is changed then.
 */
export const loadDemo = async (
  store: Store,
  text: string,
  onSkipped: (skipped: SkippedDocument) => void,
): Promise<void> => replaceAll(store, readCopy(text, onSkipped));
