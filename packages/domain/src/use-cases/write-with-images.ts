import { portError, ignoreErrors } from './port-failure.ts';

/**
 * Runs a write that freshly uploaded pictures belong to, and takes the pictures away if it did not happen
 * (D23). A write without an answer may have landed all the same: then `readStored` finds what it stored. While
 * nobody knows, the pictures stay.
 */
export const writeWithImages = async <Stored>(steps: {
  readonly write: () => Promise<Stored>;
  /** What the write stored, or `null` if it stored nothing. */
  readonly readStored: () => Promise<Stored | null>;
  readonly discardImages: () => Promise<unknown>;
}): Promise<Stored> => {
  try {
    return await steps.write();
  } catch (refused) {
    if (portError(refused).kind === 'unavailable') {
      const stored = await steps.readStored().catch(() => Promise.reject(refused));
      if (stored !== null) return stored;
    }
    await ignoreErrors(steps.discardImages);
    throw refused;
  }
};
