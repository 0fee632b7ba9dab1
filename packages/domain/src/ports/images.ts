import type { CancelSignal } from '../cancellation.ts';
import type { PictureSize } from '../images/picture-sizes.ts';
import type { ImageId, MessageId, RobotId, UserId } from '../ids.ts';

/**
 * A picture ready for storage: scaled down and encoded as JPEG by the client (D22).
 *
 * @example
 * ```ts
 * const photo: ImageFile = { bytes: new Uint8Array([255, 216]), contentType: 'image/jpeg' };
 * ```
 */
export interface ImageFile {
  /** The whole picture. */
  readonly bytes: Uint8Array;
  readonly contentType: 'image/jpeg';
  /** What is stored beside the whole picture (D740, D741); without it, the picture has one size, as before. */
  readonly sizes?: ImageSizes;
}

/** What a client makes of a picture beside its whole. */
export interface ImageSizes {
  /** Of the whole picture, in pixels. */
  readonly whole: PictureSize;
  /** Its colours, from `placeholderOf`. */
  readonly placeholder: string;
  /** The smaller pictures, ascending, as JPEG (`smallerPictures`). */
  readonly smaller: readonly { readonly width: number; readonly bytes: Uint8Array }[];
}

/** How a picture is uploaded. */
export interface UploadOptions {
  /** Created before the first byte is sent, so that the picture can be found even if the answer is lost. */
  readonly id?: ImageId;
  /** Cancels the upload. */
  readonly signal?: CancelSignal;
  /** Called with the share that was sent, from 0 to 1. It never decreases and ends with 1. */
  readonly onProgress?: (sent: number) => void;
}

/** Which photo of a robot's condition is read (D749). */
export interface ConditionPhotoAsked {
  /** Who took it. */
  readonly by: UserId;
  /** The message that has it. */
  readonly message: MessageId;
  /** As `uploadConditionPhoto` answered. */
  readonly photo: string;
  /** Its smallest size, or the whole. */
  readonly size: 'small' | 'whole';
}

/** Storage of pictures. Only the owner writes or deletes a picture. Everyone reads it by URL, but for photos of a robot's condition. */
export interface ImagesPort {
  /**
   * Stores a listing's picture under the owner's robots path with a timestamp-prefixed name that contains the
   * listing's id, and its smaller pictures beside it: either all are stored or those that are can be deleted
   * as one. There is no time limit for the whole upload; it fails after 15 s without progress.
   * @returns its address, which says what is stored (`pictureForms`).
   * @throws PortError `not-signed-in`, `forbidden` (another user's path), `failed` (empty, over the limit,
   * wrong type), `cancelled` (by the signal), `unavailable` (no progress). After the last two the picture may
   * still be stored later: `deleteUploads` removes it.
   */
  uploadRobotImage(
    ownerId: UserId,
    robotId: RobotId,
    image: ImageFile,
    options?: UploadOptions,
  ): Promise<string>;

  /** Stores an avatar under the user's path. @returns its address. Rejects as `uploadRobotImage`. */
  uploadAvatar(userId: UserId, image: ImageFile, options?: UploadOptions): Promise<string>;

  /**
   * Stores a photo of a robot's condition, with its sizes, under the message that will have it (D749). It has no URL. Once that
   * message is written, nothing is added to it and nothing deleted, but by a user who leaves.
   * @returns what the message says of it.
   * @throws PortError as `uploadRobotImage`; `failed` also for a picture without sizes, `forbidden` if the message is written.
   */
  uploadConditionPhoto(
    userId: UserId,
    message: MessageId,
    image: ImageFile,
    options?: UploadOptions,
  ): Promise<string>;

  /**
   * Reads a photo of a robot's condition, as the person who took it, or as the receiver of its message.
   * @returns its bytes, JPEG. The caller checks the size in pixels: another client may have stored anything.
   * @throws PortError `not-signed-in`, `forbidden` (all others), `not-found` (its author left).
   */
  readConditionPhoto(asked: ConditionPhotoAsked): Promise<Uint8Array>;

  /**
   * Deletes what was uploaded for a message that is not written. Safe to repeat.
   * @throws PortError `not-signed-in`, `forbidden` (another user's, or the message is written).
   */
  deleteConditionPhotos(userId: UserId, message: MessageId): Promise<void>;

  /**
   * Deletes a picture that this backend stores, with all its sizes (D742); for any other URL it does nothing.
   * @throws PortError `not-signed-in`, `forbidden` (another user's picture).
   */
  delete(url: string): Promise<void>;

  /**
   * Deletes the pictures that the user's uploads with these ids stored, except those whose URL is in `shown`.
   * An upload that stored nothing is no error. @throws PortError `not-signed-in`, `forbidden`.
   */
  deleteUploads(userId: UserId, uploads: readonly ImageId[], shown?: readonly string[]): Promise<void>;

  /** Deletes all pictures of one of the caller's listings. Safe to repeat. */
  deleteAllOfRobot(ownerId: UserId, robotId: RobotId): Promise<void>;

  /**
   * Deletes all of a user's pictures (D18). Safe to repeat. @throws PortError `not-signed-in`, `forbidden`.
   */
  deleteAllOf(userId: UserId): Promise<void>;
}
