import type { EmulatedGoogleAccount } from '@roborrow/adapter-firebase';
import * as z from 'zod/mini';
import type { tabStorage } from './tab-storage.ts';

const chosen = z.nullable(z.object({ email: z.string(), displayName: z.string() }));

/** The default Google account on the emulators. */
const DEFAULT_ACCOUNT: EmulatedGoogleAccount = {
  email: 'gale.tester@example.com',
  displayName: 'Gale Tester',
};

/**
 * Reads the Google account for the emulators from a key of the tab's storage, as JSON `{"email": …,
 * "displayName": …}`; `null` closes the chooser, and a missing key means the default account.
 */
export const tabGoogle =
  (storage: ReturnType<typeof tabStorage>) => async (): Promise<EmulatedGoogleAccount | null> => {
    const text = storage.get();
    return text === null ? DEFAULT_ACCOUNT : chosen.parse(JSON.parse(text));
  };
