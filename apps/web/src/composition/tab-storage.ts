import type { EmulatedGoogleAccount } from '@roborrow/adapter-firebase';
import type { Fault, Faults, SessionStorage } from '@roborrow/adapter-in-memory';
import * as z from 'zod/mini';

/** A key of the tab's session storage, or a variable of the page where the browser forbids storage. */
export function tabStorage(key: string): SessionStorage {
  let memory: string | null = null;
  return {
    get: () => {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return memory;
      }
    },
    set: (value) => {
      memory = value;
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, value);
      } catch {
        // `memory` keeps the value until the page closes.
      }
    },
  };
}

const plans = z.catch(z.record(z.string(), z.enum(['fail', 'hang', 'lose-answer'])), {});

/**
 * Reads faults from a key of the tab's storage, as JSON: `{"robots.create": "lose-answer"}`. In the demo or
 * in a browser test, any operation can be made to fail from the console; removing the key ends it.
 */
export function tabFaults(storage: SessionStorage): Pick<Faults, 'take'> {
  return {
    take: (operation): Fault | null => {
      const text = storage.get();
      return text === null ? null : (plans.parse(safeJson(text))[operation] ?? null);
    },
  };
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

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
