import type { RobotId, UserId } from '../ids.ts';

/** A picture ready for storage: scaled down and encoded as JPEG by the client (D22). */
export interface ImageFile {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/jpeg';
}

/** Storage of pictures. Only their owner writes or deletes; everybody reads by URL. */
export interface ImagesPort {
  /**
   * Stores a listing's picture under the owner's robots path with a timestamp-prefixed name that holds the listing's id.
   * @returns its URL.
   * @throws PortError `not-signed-in`, `forbidden` (another's path), `failed` (empty, over the limit, wrong type).
   */
  uploadRobotImage(ownerId: UserId, robotId: RobotId, image: ImageFile): Promise<string>;

  /** Stores an avatar under the user's path. @returns its URL. Rejects as `uploadRobotImage`. */
  uploadAvatar(userId: UserId, image: ImageFile): Promise<string>;

  /**
   * Deletes a picture this backend stores; an unknown or foreign URL is no error and changes nothing.
   * @throws PortError `not-signed-in`, `forbidden` (another's picture).
   */
  delete(url: string): Promise<void>;

  /** Deletes all pictures of a listing of the caller's. Harmless when repeated. */
  deleteAllOfRobot(ownerId: UserId, robotId: RobotId): Promise<void>;

  /** Deletes all of a user's pictures (D18). Harmless when repeated. @throws PortError `not-signed-in`, `forbidden`. */
  deleteAllOf(userId: UserId): Promise<void>;
}
