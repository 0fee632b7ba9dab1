import type { UserId } from '../ids.ts';
import type { Saved } from '../saved/saved.ts';

/** The robots and searches that users saved in their accounts. Only the user can read or write their own (D323). */
export interface SavedPort {
  /**
   * What the user saved; empty when nothing is stored. It costs one document, however much it is.
   * @throws PortError `not-signed-in`; `forbidden` for every other user.
   */
  get(user: UserId): Promise<Saved>;

  /**
   * Merges the changes into what is stored, in one transaction, as `mergeSaved` does, and returns the result. Repeating
   * a merge changes nothing, and one that changes nothing writes nothing.
   * @throws PortError `not-signed-in`; `forbidden` (another user, invalid values).
   */
  merge(user: UserId, changes: Saved): Promise<Saved>;

  /**
   * Deletes all that the user saved (D18). Safe to repeat.
   * @throws PortError `not-signed-in`, `forbidden` (another user, or deletion was not begun).
   */
  deleteAllOf(user: UserId): Promise<void>;
}
