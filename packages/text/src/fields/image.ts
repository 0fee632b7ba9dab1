import { MAX_ROBOT_IMAGES, type ImageIssue } from '@roborrow/domain';

const notAnImage = 'Please select an image file';
const tooManyPixels = 'Image must not have more than 64 megapixels';

/** For HEIC and other formats that a browser may not know (D744). */
const cannotBeOpened =
  'This kind of photo cannot be opened here. Save it as JPEG and choose that file. On an iPhone: Settings, Camera, Formats, Most Compatible.';

/** The issues of a picture for a listing: at most 10 MB, and one that the browser can decode (D22). */
export const robotImageSentences: Readonly<Record<ImageIssue, string>> = {
  'not-an-image': notAnImage,
  'too-large': 'Image size must be less than 10MB',
  'too-many-pixels': tooManyPixels,
  'cannot-be-opened': cannotBeOpened,
};

/** The issues of a picture for a profile (D150). */
export const avatarSentences: Readonly<Record<ImageIssue, string>> = {
  'not-an-image': notAnImage,
  'too-large': 'Image size must be less than 5MB',
  'too-many-pixels': tooManyPixels,
  'cannot-be-opened': cannotBeOpened,
};

/** Uploading pictures, of a listing and of a profile. */
export const uploads = {
  cancel: 'Cancel upload',
  cancelled: 'Upload cancelled. Nothing was saved.',
  photo: (number: number): string => `Uploading photo ${number}`,
  avatar: 'Uploading your picture',
} as const;

/** The picker of a listing's pictures. */
export const imagePicker = {
  label: 'Photos',
  choose: 'Choose photos',
  hint: 'PNG, JPG up to 10MB each',
  rules: `Up to ${MAX_ROBOT_IMAGES} photos. The first one is the cover.`,
  cover: 'Cover',
  preparing: 'Preparing photos...',
  prepared: (done: number, of: number): string => `${done} of ${of}`,
  stopPreparing: 'Stop',
  preview: (number: number): string => `Photo ${number}`,
  remove: (number: number): string => `Remove photo ${number}`,
  moveEarlier: (number: number): string => `Move photo ${number} forward`,
  moveLater: (number: number): string => `Move photo ${number} back`,
  moved: (from: number, to: number): string => `Photo ${from} is now photo ${to}`,
  tooMany: `A listing can have at most ${MAX_ROBOT_IMAGES} photos`,
} as const;
