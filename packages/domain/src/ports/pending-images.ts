import type { ImageId, MessageId, RobotId, UserId } from '../ids.ts';

/**
 * Pictures of one listing, profile or message that are being stored or replaced. Those that it does not show in
 * the end must be deleted.
 */
export interface PendingImages {
  readonly id: string;
  readonly ownerId: UserId;
  /** The listing that will show them; `null` for the owner's avatar, and for photos of a robot's condition. */
  readonly robotId: RobotId | null;
  /** The message that will have them, for photos of a robot's condition (D749). */
  readonly message?: MessageId | undefined;
  /** The ids of the uploads. */
  readonly uploads: readonly ImageId[];
  /** URLs of the pictures that were shown before and are being replaced. */
  readonly replaced: readonly string[];
}

/**
 * A record on this device of pictures that may have to be deleted (D23). It survives a closed tab. No
 * operation rejects: on a device that cannot store it, the clean-up is skipped.
 */
export interface PendingImagesPort {
  /** Records the pictures. As long as this client runs, it takes care of them itself. */
  keep(pending: PendingImages): Promise<void>;

  /** Removes the entry: each of its pictures is either shown or deleted. */
  forget(id: string): Promise<void>;

  /**
   * Runs `work` for each of the user's entries whose client no longer runs, and removes the entries for which
   * it succeeds. No other client does this at the same time.
   */
  finishAbandoned(ownerId: UserId, work: (pending: PendingImages) => Promise<void>): Promise<void>;
}
