import type { ImageId, RobotId, UserId } from '../ids.ts';

/** Pictures of one listing or profile that are being stored or replaced: whatever it does not show in the end must go. */
export interface PendingImages {
  readonly id: string;
  readonly ownerId: UserId;
  /** The listing that is to show them; `null` for the owner's avatar. */
  readonly robotId: RobotId | null;
  /** What is being uploaded. */
  readonly uploads: readonly ImageId[];
  /** URLs of what was shown before and no longer shall be. */
  readonly replaced: readonly string[];
}

/**
 * This device's memory of pictures that nothing may show in the end (D23). It survives a closed tab. None of its
 * operations rejects: a device that keeps nothing goes without.
 */
export interface PendingImagesPort {
  /** Remembers the pictures, and that this client, as long as it lives, sees to them itself. */
  keep(pending: PendingImages): Promise<void>;

  /** They are all shown, or gone. */
  forget(id: string): Promise<void>;

  /**
   * Does the work for each of the user's entries whose client lives no longer, and forgets those for which it succeeds.
   * No other client does so at the same time.
   */
  finishAbandoned(ownerId: UserId, work: (pending: PendingImages) => Promise<void>): Promise<void>;
}
