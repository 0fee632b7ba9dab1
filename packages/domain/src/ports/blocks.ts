import type { Blocks } from '../blocks/blocks.ts';
import type { UserId } from '../ids.ts';

/**
 * Who blocked whom. A message to a person who blocked its sender is refused as one to a person who left (`MessagesPort.send`).
 * No operation tells a person who blocked them, beyond whose listings to hide (D453).
 */
export interface BlocksPort {
  /**
   * The user's own blocks, and whose listings are hidden from them. It costs one document, however many there are.
   * @throws PortError `not-signed-in`; `forbidden` for every other user.
   */
  get(user: UserId): Promise<Blocks>;

  /**
   * Blocks another user. Safe to repeat.
   * @throws PortError `not-signed-in`; `forbidden` (another user's list, oneself, or more than `BLOCKED_MAX`); `not-found` (the
   * other one has no profile).
   */
  block(user: UserId, other: UserId): Promise<void>;

  /** Undoes a block, also of a user who has left. Safe to repeat. @throws PortError `not-signed-in`, `forbidden`. */
  unblock(user: UserId, other: UserId): Promise<void>;

  /**
   * Undoes every block of the user, who is leaving (D18): what they hid from other people is shown again. Safe to repeat.
   * @throws PortError `not-signed-in`, `forbidden` (another user, or deletion was not begun).
   */
  unblockAll(user: UserId): Promise<void>;
}
