import { pictureDetails, type ImageId, type ImageSizes, type RobotId } from '@roborrow/domain';
import type { FirebaseStorage, ref, StorageReference } from 'firebase/storage';
import { PRODUCTION } from '../image-urls.ts';

/** The folders of public pictures: below each, one for every user. */
export type Folder = 'robots' | 'avatars';

export const isFolder = (name: string | undefined): name is Folder => name === 'robots' || name === 'avatars';

/** The digits of the time at the beginning of every name. */
const STAMP = 13;

/** The file name of a public picture: the time, in milliseconds, what it belongs to, and its own id. */
export const pictureName = (time: number, subject: string, id: ImageId): string =>
  `${String(time).padStart(STAMP, '0')}${subject}${endOf(id)}`;

/**
 * The URL by which everybody reads a picture. Without a token the security rules decide, and they let everybody; so it follows from the
 * picture's name, as do those of its smaller sizes (D741).
 */
export const publicUrl = ({ bucket, fullPath }: StorageReference): string =>
  `${PRODUCTION}v0/b/${bucket}/o/${encodeURIComponent(fullPath)}?alt=media`;

/** Whether a picture's file name has the robot's id between its time and its own id, which has no underline. */
export const isOfRobot = (name: string, id: RobotId): boolean =>
  name.startsWith(`_${id}_`, STAMP) && !name.slice(STAMP + id.length + 2).includes('_');

/** What an address says of the picture behind `#`. */
export const detailsOf = ({ whole, placeholder, smaller }: ImageSizes): string =>
  pictureDetails(
    whole,
    placeholder,
    smaller.map(({ width }) => width),
  );

/** The end of a picture's file name. */
export const endOf = (id: ImageId): string => `_${id}.jpg`;

/** The storage reference for a URL; `null` when the URL is not a picture of this project. */
export const referenceOf = (
  sdk: { readonly ref: typeof ref },
  storage: FirebaseStorage,
  url: string,
): StorageReference | null => {
  // The SDK treats any other text as a path.
  if (!/^https?:\/\//.test(url)) return null;
  try {
    const at = sdk.ref(storage, url);
    return at.bucket === sdk.ref(storage).bucket && at.fullPath !== '' ? at : null;
  } catch {
    return null;
  }
};
