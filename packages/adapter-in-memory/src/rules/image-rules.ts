import {
  STORED_AVATAR_MAX_BYTES,
  STORED_ROBOT_IMAGE_MAX_BYTES,
  type ImageFile,
  type UserId,
} from '@roborrow/domain';
import { isNumber } from './values.ts';

/** The two folders of the picture storage; each contains a folder per user. */
export type ImageFolder = 'robots' | 'avatars';

/**
 * The beginning and the end are matched separately, because there may be millions of characters between them.
 */
const BEGINNING = /^data:image\/jpeg;base64,/;
const PATH = /^(?:robots|avatars)\/[^/]+\/[^/]+$/;

/** A picture as a URL: its bytes, and after the # its path in the store. */
export const imageUrl = (path: string, { bytes, contentType }: ImageFile): string =>
  `data:${contentType};base64,${base64(bytes)}#${path}`;

/** The path of a picture that this backend stores; `null` for any other URL. */
export const imagePath = (url: string): string | null => {
  const path = url.slice(url.lastIndexOf('#') + 1);
  return BEGINNING.test(url) && PATH.test(path) ? path : null;
};

export const userFolder = (folder: ImageFolder, user: UserId): string => `${folder}/${user}/`;

/** The user whose folder contains the path. */
export const pathOwner = (path: string): string | undefined => path.split('/')[1];

/**
 * Whether a URL is a picture in the user's own folder. This excludes scripts, tracking pixels and other
 * users' pictures.
 */
export const isOwnUrl = (url: string, folder: ImageFolder, user: UserId): boolean =>
  typeof url === 'string' && imagePath(url)?.startsWith(userFolder(folder, user)) === true;

const MAX_BYTES: Readonly<Record<ImageFolder, number>> = {
  robots: STORED_ROBOT_IMAGE_MAX_BYTES,
  avatars: STORED_AVATAR_MAX_BYTES,
};

/** Whether a picture has the format that the app creates: a JPEG that is not empty and not too large. */
export const isValidImage = (folder: ImageFolder, { bytes, contentType }: ImageFile): boolean =>
  contentType === 'image/jpeg' && isNumber(bytes.length, 1, MAX_BYTES[folder]);

/** How many bytes are converted at once; a call accepts this many arguments safely. */
const CHUNK = 8192;

const base64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary);
};
