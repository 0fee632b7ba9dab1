import {
  imageId,
  PortError,
  STORED_AVATAR_MAX_BYTES,
  STORED_ROBOT_IMAGE_MAX_BYTES,
  type ClockPort,
  type IdsPort,
  type ImageId,
  type ImageFile,
  type ImagesPort,
  type UploadOptions,
  type RobotId,
  type UserId,
} from '@roborrow/domain';
import type * as storageSdk from 'firebase/storage';
import type { FirebaseStorage, StorageReference } from 'firebase/storage';
import { followUpload } from '../follow-upload.ts';
import type { Operations } from '../operations.ts';
import { portErrorOfSdk } from '../port-errors.ts';
import type { Session } from '../session.ts';

/** The part of the SDK that few visitors need; it is loaded when a picture is first written. */
export type StorageSdk = typeof storageSdk;

export interface LoadedStorage {
  readonly sdk: StorageSdk;
  readonly storage: FirebaseStorage;
}

export interface ImagesDependencies {
  readonly operations: Operations;
  readonly session: Session;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
  readonly loadStorage: () => Promise<LoadedStorage>;
}

type Folder = 'robots' | 'avatars';

const MAX_BYTES: Readonly<Record<Folder, number>> = {
  robots: STORED_ROBOT_IMAGE_MAX_BYTES,
  avatars: STORED_AVATAR_MAX_BYTES,
};

/**
 * The security rules require this metadata of every picture. If it is left out, the server chooses its own.
 */
const METADATA = {
  contentType: 'image/jpeg',
  contentEncoding: 'identity',
  contentDisposition: 'inline',
} as const;

/** The digits of the time at the beginning of every name. */
const STAMP = 13;

export const createImages = (dependencies: ImagesDependencies): ImagesPort => {
  const { operations, session, clock, ids, loadStorage } = dependencies;
  const { withErrorMappingNoTimeout, withTimeout } = operations;

  const upload = async (
    folder: Folder,
    user: UserId,
    subject: string,
    image: ImageFile,
    options: UploadOptions = {},
  ): Promise<string> => {
    // The caller may change the bytes after this call returns, which is before they are sent.
    const bytes = image.bytes.slice();
    await withTimeout(session.requireSelf(user));
    const { length: size } = bytes;
    if (image.contentType !== METADATA.contentType || size === 0 || size > MAX_BYTES[folder])
      throw new PortError('failed');
    const { sdk, storage } = await withTimeout(loadStorage());
    const stamp = String(clock.now()).padStart(STAMP, '0');
    const name = `${stamp}${subject}${endOf(options.id ?? imageId(ids.next()))}`;
    const at = sdk.ref(storage, `${folder}/${user}/${name}`);
    if (options.signal?.aborted) throw new PortError('cancelled');
    await followUpload(sdk.uploadBytesResumable(at, bytes, METADATA), options);
    return withTimeout(sdk.getDownloadURL(at));
  };

  const remove = async (sdk: StorageSdk, at: StorageReference): Promise<void> => {
    try {
      await withTimeout(sdk.deleteObject(at));
    } catch (thrown) {
      if (portErrorOfSdk(thrown).kind !== 'not-found') throw thrown;
    }
  };

  const removeWhere = async (
    folder: Folder,
    user: UserId,
    isMeant: (at: StorageReference) => boolean,
  ): Promise<void> => {
    await withTimeout(session.requireSelf(user));
    const { sdk, storage } = await withTimeout(loadStorage());
    const { items } = await withTimeout(sdk.listAll(sdk.ref(storage, `${folder}/${user}`)));
    await Promise.all(items.filter(isMeant).map((at) => remove(sdk, at)));
  };

  return {
    uploadRobotImage: withErrorMappingNoTimeout((ownerId, robotId, image, options) =>
      upload('robots', ownerId, `_${robotId}`, image, options),
    ),

    uploadAvatar: withErrorMappingNoTimeout((userId, image, options) =>
      upload('avatars', userId, '', image, options),
    ),

    delete: withErrorMappingNoTimeout(async (url) => {
      const { user } = await withTimeout(session.require());
      const { sdk, storage } = await withTimeout(loadStorage());
      const at = referenceOf(sdk, storage, url);
      if (!at) return;
      const [, owner] = at.fullPath.split('/');
      if (owner !== user.uid) throw new PortError('forbidden');
      await remove(sdk, at);
    }),

    deleteUploads: withErrorMappingNoTimeout(async (user, uploads, shown = []) => {
      const { sdk, storage } = await withTimeout(loadStorage());
      const kept = new Set(shown.map((url) => referenceOf(sdk, storage, url)?.fullPath));
      const isMeant = ({ name, fullPath }: StorageReference) =>
        uploads.some((id) => name.endsWith(endOf(id))) && !kept.has(fullPath);
      await removeWhere('robots', user, isMeant);
      await removeWhere('avatars', user, isMeant);
    }),

    deleteAllOfRobot: withErrorMappingNoTimeout((ownerId, robotId) =>
      removeWhere('robots', ownerId, ({ name }) => isOfRobot(name, robotId)),
    ),

    deleteAllOf: withErrorMappingNoTimeout(async (user) => {
      await removeWhere('robots', user, () => true);
      await removeWhere('avatars', user, () => true);
    }),
  };
};

/** Whether a picture's file name has the robot's id between its time and its own id, which has no underline. */
const isOfRobot = (name: string, id: RobotId): boolean =>
  name.startsWith(`_${id}_`, STAMP) && !name.slice(STAMP + id.length + 2).includes('_');

/** The end of a picture's file name. */
const endOf = (id: ImageId): string => `_${id}.jpg`;

/** The storage reference for a URL; `null` when the URL is not a picture of this project. */
const referenceOf = (sdk: StorageSdk, storage: FirebaseStorage, url: string): StorageReference | null => {
  // The SDK treats any other text as a path.
  if (!/^https?:\/\//.test(url)) return null;
  try {
    const at = sdk.ref(storage, url);
    return at.bucket === sdk.ref(storage).bucket && at.fullPath !== '' ? at : null;
  } catch {
    return null;
  }
};
