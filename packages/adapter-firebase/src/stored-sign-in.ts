import type { Persistence } from 'firebase/auth';

/** Where a program that is no browser keeps its sign-in: one text. It holds a refresh token, so that nobody else may read it. */
export interface SignInStorage {
  get(): string | null;
  set(value: string | null): void;
}

/**
 * A persistence of the SDK on a storage. The SDK takes a class with these methods, which its own persistences have and its types do
 * not show; the adapter's tests on the emulators would notice if that changed.
 */
export const storedSignIn = (storage: SignInStorage): Persistence => {
  class StoredSignIn {
    static readonly type = 'LOCAL';
    readonly type = 'LOCAL';

    async _isAvailable(): Promise<boolean> {
      return true;
    }

    async _set(key: string, value: unknown): Promise<void> {
      if (isOfUser(key)) storage.set(JSON.stringify(value));
    }

    async _get(key: string): Promise<unknown> {
      return isOfUser(key) ? stored(storage) : null;
    }

    async _remove(key: string): Promise<void> {
      if (isOfUser(key)) storage.set(null);
    }

    /** Other programs' changes are seen at the next start. */
    _addListener(): void {}

    _removeListener(): void {}
  }
  return StoredSignIn;
};

/** The SDK also stores which persistence is used, which is always this one. A key names the client, too, which is another one each time. */
const isOfUser = (key: string): boolean => key.startsWith('firebase:authUser:');

const stored = (storage: SignInStorage): unknown => {
  try {
    return JSON.parse(storage.get() ?? 'null');
  } catch {
    // Any other stored text is not a sign-in of this program.
    return null;
  }
};
