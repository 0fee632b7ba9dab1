import {
  AVATAR_FRAME,
  CONDITION_FRAME,
  isStorable,
  pictureDetails,
  pictureForms,
  ROBOT_FRAME,
  type ImageFile,
  type MessageId,
  type PictureFrame,
  type UserId,
} from '@roborrow/domain';

/** The two folders of the pictures that everyone reads; each contains a folder per user. */
export type ImageFolder = 'robots' | 'avatars';

/**
 * The beginning and the end are matched separately, because there may be millions of characters between them.
 */
const BEGINNING = /^data:image\/jpeg;base64,/;
const PATH = /^(?:robots|avatars)\/[^/]+\/[^/]+$/;

const dataUrl = (bytes: Uint8Array): string => `data:image/jpeg;base64,${base64(bytes)}`;

/** A picture's address: its bytes, what there is beside its whole (D741), and at the end its path in the store. */
export const imageUrl = (path: string, { bytes, sizes }: ImageFile): string => {
  if (!sizes) return `${dataUrl(bytes)}#${path}`;
  const smaller = sizes.smaller.map((one) => ({ width: one.width, url: dataUrl(one.bytes) }));
  return `${dataUrl(bytes)}#${pictureDetails(sizes.whole, sizes.placeholder, smaller)}#${path}`;
};

/** The path of a picture that this backend stores; `null` for any other URL. */
export const imagePath = (url: string): string | null => {
  const path = url.slice(url.lastIndexOf('#') + 1);
  return BEGINNING.test(url) && PATH.test(path) ? path : null;
};

export const userFolder = (folder: ImageFolder, user: UserId): string => `${folder}/${user}/`;

/** Where the photos of a robot's condition that one message has are stored; nobody reads them by URL. */
export const conditionFolder = (user: UserId, message: MessageId): string => `rentals/${user}/${message}/`;

/** Whether a photo of a robot's condition has the format that the app creates. */
export const isValidConditionPhoto = (image: ImageFile): boolean =>
  image.sizes !== undefined && isStorable(CONDITION_FRAME, image);

/** The user whose folder contains the path. */
export const pathOwner = (path: string): string | undefined => path.split('/')[1];

/**
 * Whether a URL is a picture in the user's own folder. This excludes scripts, tracking pixels and other
 * users' pictures.
 */
export const isOwnUrl = (url: string, folder: ImageFolder, user: UserId): boolean =>
  typeof url === 'string' &&
  imagePath(url)?.startsWith(userFolder(folder, user)) === true &&
  pictureForms(url).smaller.every((one) => BEGINNING.test(one.url));

const FRAMES: Readonly<Record<ImageFolder, PictureFrame>> = { robots: ROBOT_FRAME, avatars: AVATAR_FRAME };

/** Whether a picture has the format that the app creates. */
export const isValidImage = (folder: ImageFolder, image: ImageFile): boolean =>
  isStorable(FRAMES[folder], image);

/** How many bytes are converted at once; a call accepts this many arguments safely. */
const CHUNK = 8192;

export const base64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary);
};
