import {
  areStorableLimits,
  completeLimits,
  epochMs,
  LIMIT_NAMES,
  type DailyLimits,
  type EpochMs,
  type SentToday,
} from '@roborrow/domain';
import type { DocumentSnapshot } from 'firebase/firestore';
import { z } from 'zod/mini';
import { updatedAt } from './schemas.ts';

/** The operator's table; `null` where there is none. */
export const decodeLimits = (stored: DocumentSnapshot): DailyLimits | null => {
  const table = Object.fromEntries(LIMIT_NAMES.map((name) => [name, stored.get(name) as unknown]));
  const complete = completeLimits(table);
  return areStorableLimits(complete) ? complete : null;
};

const entries = z.array(z.string());

/** Since when a day counts; `null` where none has begun. */
export const sinceOf = (stored: DocumentSnapshot): EpochMs | null => {
  const since = updatedAt.safeParse(stored.get('since'));
  return since.success && since.data !== null ? epochMs(since.data) : null;
};

/** What a person sent today; older outboxes hold none. */
export const decodeSent = (stored: DocumentSnapshot): SentToday | null => {
  const since = sinceOf(stored);
  const sent = entries.safeParse(stored.get('entries'));
  return since !== null && sent.success ? { since, entries: sent.data } : null;
};

/** The pictures that a person uploads today. */
export const decodeUploads = (stored: DocumentSnapshot): readonly string[] => {
  const names = entries.safeParse(stored.get('names'));
  return names.success ? names.data : [];
};

/** Loads what tells whether two texts are the same: 16 digits of a hash, as the security rules compute it (D797). */
export const loadFingerprint = async (): Promise<(text: string) => string> => {
  const [{ sha256 }, { bytesToHex, utf8ToBytes }] = await Promise.all([
    import('@noble/hashes/sha2.js'),
    import('@noble/hashes/utils.js'),
  ]);
  return (text) => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
};
