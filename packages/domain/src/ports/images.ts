import type { CancelSignal } from '../cancellation.ts';
import type { ImageId, RobotId, UserId } from '../ids.ts';

/** A picture ready for storage: scaled down and encoded as JPEG by the client (D22). */
export interface ImageFile {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/jpeg';
}

export interface UploadOptions {
  /** Made before the first byte is sent: by it the picture is found even if the answer got lost. */
  readonly id?: ImageId;
  /** Gives the upload up. */
  readonly signal?: CancelSignal;
  /** Told the part that was sent, from 0 to 1; it grows, and is 1 at the end. */
  readonly onProgress?: (sent: number) => void;
}

/** Storage of pictures. Only their owner writes or deletes; everybody reads by URL. */
export interface ImagesPort {
  /**
   * Stores a listing's picture under the owner's robots path with a timestamp-prefixed name that holds the listing's id.
   * It takes as long as it takes; only standing still, 15 s without a byte, ends it.
   * @returns its URL.
   * @throws PortError `not-signed-in`, `forbidden` (another's path), `failed` (empty, over the limit, wrong type),
   * `cancelled` (by the signal), `unavailable` (it stood still). After the last two it may still land:
   * `deleteUploads` takes it away.
   */
  uploadRobotImage(
    ownerId: UserId,
    robotId: RobotId,
    image: ImageFile,
    options?: UploadOptions,
  ): Promise<string>;

  /** Stores an avatar under the user's path. @returns its URL. Rejects as `uploadRobotImage`. */
  uploadAvatar(userId: UserId, image: ImageFile, options?: UploadOptions): Promise<string>;

  /**
   * Deletes a picture this backend stores; an unknown or foreign URL is no error and changes nothing.
   * @throws PortError `not-signed-in`, `forbidden` (another's picture).
   */
  delete(url: string): Promise<void>;

  /**
   * Deletes what the user's uploads of these ids stored, but for pictures whose URL is among `shown`. An upload that
   * stored nothing is no error. @throws PortError `not-signed-in`, `forbidden`.
   */
  deleteUploads(userId: UserId, uploads: readonly ImageId[], shown?: readonly string[]): Promise<void>;

  /** Deletes all pictures of a listing of the caller's. Harmless when repeated. */
  deleteAllOfRobot(ownerId: UserId, robotId: RobotId): Promise<void>;

  /** Deletes all of a user's pictures (D18). Harmless when repeated. @throws PortError `not-signed-in`, `forbidden`. */
  deleteAllOf(userId: UserId): Promise<void>;
}
