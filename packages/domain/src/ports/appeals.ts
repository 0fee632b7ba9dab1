import type { UserId } from '../ids.ts';
import type { Decision, DecidedSubject } from '../operator/decision.ts';

/** What the operator decided about a person, and what the person says to it (D794). */
export interface AppealsPort {
  /**
   * Decisions about the user that hold, the latest first.
   * @throws PortError `not-signed-in`; `forbidden` for every other user.
   */
  listOwn(user: UserId): Promise<readonly Decision[]>;

  /**
   * All decisions about the user, also those that were taken back, the latest first.
   * @throws PortError as `listOwn`.
   */
  listAll(user: UserId): Promise<readonly Decision[]>;

  /**
   * Says something to a decision, once; also while suspended. The same text again changes nothing.
   * @throws PortError `not-signed-in`; `forbidden` (for another user, without such a decision, for one that does not hold any more or that
   * has an appeal, for an invalid text, or for a user who is leaving).
   */
  appeal(user: UserId, subject: DecidedSubject, text: string): Promise<void>;
}
