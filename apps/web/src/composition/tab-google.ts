import type { MadeUpGoogleAccount } from '@roborrow/adapter-firebase';
import * as z from 'zod/mini';
import type { tabStorage } from './tab-storage.ts';

const chosen = z.nullable(z.object({ email: z.string(), displayName: z.string() }));

/** Who signs in with Google where nobody has said. */
const SOMEBODY: MadeUpGoogleAccount = { email: 'gale.tester@example.com', displayName: 'Gale Tester' };

/**
 * On the emulators: the Google account that a key of the tab's storage names as JSON, `{"email": …, "displayName": …}`;
 * `null` closes the chooser, and nothing chooses somebody made up.
 */
export const tabGoogle =
  (storage: ReturnType<typeof tabStorage>) => async (): Promise<MadeUpGoogleAccount | null> => {
    const text = storage.get();
    return text === null ? SOMEBODY : chosen.parse(JSON.parse(text));
  };
