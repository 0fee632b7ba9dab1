/** The facts about a picked file that are available before it is read. */
export interface PickedImage {
  /** The MIME type that the browser reports, e.g. "image/png". */
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
}

/** Why a picked picture cannot be used. */
export type ImageIssue = 'not-an-image' | 'too-large' | 'too-many-pixels' | 'cannot-be-opened';

/** For a picked file, inclusive: 5 MB (D150, D22). */
export const AVATAR_MAX_BYTES = 5_242_880;
/** For a picked file, inclusive: 10 MB (D22). */
export const ROBOT_IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** The longest side of a listing's picture as it is stored, in pixels (D22). */
export const ROBOT_IMAGE_SIDE = 1600;
/** The longest side of an avatar as it is stored, in pixels (D22). */
export const AVATAR_SIDE = 512;
/**
 * The most bytes of a stored picture: one for each pixel of the largest. Noise compresses worst, and it needs
 * 0.86 bytes a pixel at the JPEG quality that the app uses.
 */
export const STORED_ROBOT_IMAGE_MAX_BYTES = ROBOT_IMAGE_SIDE ** 2;
/** The most bytes of a stored avatar, one for each pixel. */
export const STORED_AVATAR_MAX_BYTES = AVATAR_SIDE ** 2;
/**
 * The most pixels of a picked file, inclusive: 64 megapixels, which are 256 MB once decoded. Without this
 * limit a file of a few kilobytes could claim a thousand times as many.
 */
const PICKED_IMAGE_MAX_PIXELS = 8192 ** 2;
/** How many pictures a listing may have (D22). */
export const MAX_ROBOT_IMAGES = 10;

const checkImage =
  (maxBytes: number) =>
  ({ contentType, size }: PickedImage): ImageIssue | null => {
    if (!contentType.toLowerCase().startsWith('image/')) return 'not-an-image';
    return size > maxBytes ? 'too-large' : null;
  };

/** Validates a picture for a listing; `null` when it is valid. */
export const checkRobotImage = checkImage(ROBOT_IMAGE_MAX_BYTES);

/** Validates a picture for a profile; `null` when it is valid. */
export const checkAvatar = checkImage(AVATAR_MAX_BYTES);

/**
 * Validates the dimensions, in pixels, that a picked file's header states. This happens before the file is
 * decoded.
 */
export const checkImageDimensions = (width: number, height: number): ImageIssue | null => {
  if (!(width > 0 && height > 0)) return 'not-an-image';
  return width * height > PICKED_IMAGE_MAX_PIXELS ? 'too-many-pixels' : null;
};
