import {
  STORED_AVATAR_MAX_BYTES,
  STORED_ROBOT_IMAGE_MAX_BYTES,
  type ImageFile,
  type UserId,
} from '@roborrow/domain';
import { isNumber } from './text.ts';

/** The two folders of picture storage; below each, every user has one of their own. */
export type ImageFolder = 'robots' | 'avatars';

/** The beginning and the end are looked at on their own: what lies between may be millions of characters. */
const BEGINNING = /^data:image\/jpeg;base64,/;
const PATH = /^(?:robots|avatars)\/[^/]+\/[^/]+$/;

/** A picture as a URL: its bytes, and behind the # the path it is stored under. */
export const imageUrl = (path: string, { bytes, contentType }: ImageFile): string =>
  `data:${contentType};base64,${base64(bytes)}#${path}`;

/** The path of a picture that this backend stores; `null` for any other URL. */
export const imagePath = (url: string): string | null => {
  const path = url.slice(url.lastIndexOf('#') + 1);
  return BEGINNING.test(url) && PATH.test(path) ? path : null;
};

export const userFolder = (folder: ImageFolder, user: UserId): string => `${folder}/${user}/`;

/** Whose folder a path lies in. */
export const pathOwner = (path: string): string | undefined => path.split('/')[1];

/** Whether a URL is a picture in the user's own folder: no script, no tracking pixel, nobody else's. */
export const isOwnUrl = (url: string, folder: ImageFolder, user: UserId): boolean =>
  typeof url === 'string' && imagePath(url)?.startsWith(userFolder(folder, user)) === true;

const MAX_BYTES: Readonly<Record<ImageFolder, number>> = {
  robots: STORED_ROBOT_IMAGE_MAX_BYTES,
  avatars: STORED_AVATAR_MAX_BYTES,
};

/** Whether a picture is what the app makes: a JPEG with something in it and not too much. */
export const isValidImage = (folder: ImageFolder, { bytes, contentType }: ImageFile): boolean =>
  contentType === 'image/jpeg' && isNumber(bytes.length, 1, MAX_BYTES[folder]);

/** How many bytes become characters at once: as many as a call takes as arguments without harm. */
const CHUNK = 8192;

const base64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary);
};
