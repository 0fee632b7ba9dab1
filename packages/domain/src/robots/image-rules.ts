/** What is known of a picked file before it is read. */
export interface PickedImage {
  /** The MIME type the browser states, e.g. "image/png". */
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
}

export type ImageIssue = 'not-an-image' | 'too-large' | 'too-many-pixels';

/** Of a picked file: 5 MB, itself allowed (D150, D22). */
export const AVATAR_MAX_BYTES = 5_242_880;
/** Of a picked file: 10 MB, itself allowed (D22). */
export const ROBOT_IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** The longest side of a listing's picture as it is stored, in pixels (D22). */
export const ROBOT_IMAGE_SIDE = 1600;
/** The longest side of an avatar as it is stored, in pixels (D22). */
export const AVATAR_SIDE = 512;
/**
 * The most bytes of a stored picture: one for each pixel of the largest. Noise, the worst that a camera can see, needs
 * 0.86 at the quality that the app asks for.
 */
export const STORED_ROBOT_IMAGE_MAX_BYTES = ROBOT_IMAGE_SIDE ** 2;
export const STORED_AVATAR_MAX_BYTES = AVATAR_SIDE ** 2;
/**
 * The most pixels of a picked file, itself allowed: 64 megapixels, 256 MB once they are decoded. A few kilobytes can claim
 * a thousand times as many.
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

/** What is wrong with a picture for a listing, if anything. */
export const checkRobotImage = checkImage(ROBOT_IMAGE_MAX_BYTES);

/** What is wrong with a picture for a profile, if anything. */
export const checkAvatar = checkImage(AVATAR_MAX_BYTES);

/** What is wrong with the dimensions that a picked file's header states, in pixels; known before it is decoded. */
export const checkImageDimensions = (width: number, height: number): ImageIssue | null => {
  if (!(width > 0 && height > 0)) return 'not-an-image';
  return width * height > PICKED_IMAGE_MAX_PIXELS ? 'too-many-pixels' : null;
};
