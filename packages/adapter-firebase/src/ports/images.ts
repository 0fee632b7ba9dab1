import {
  AVATAR_FRAME,
  CONDITION_FRAME,
  imageId,
  isStorable,
  pictureDetails,
  pictureForms,
  PortError,
  ROBOT_FRAME,
  smallerName,
  wholeName,
  type ClockPort,
  type IdsPort,
  type ImageId,
  type ImageFile,
  type ImageSizes,
  type ImagesPort,
  type MessageId,
  type PictureFrame,
  type UploadOptions,
  type RobotId,
  type UserId,
} from '@roborrow/domain';
import type * as storageSdk from 'firebase/storage';
import { runTransaction } from 'firebase/firestore';
import type { FirebaseStorage, StorageReference } from 'firebase/storage';
import { uploadsOf } from '../documents.ts';
import { followUpload } from '../follow-upload.ts';
import { PRODUCTION, type ImageUrls } from '../image-urls.ts';
import { createTurns } from '../in-turn.ts';
import type { Operations } from '../operations.ts';
import { isDenied, portErrorOfSdk } from '../port-errors.ts';
import type { OnRead } from '../reading/public-store.ts';
import type { Session } from '../session.ts';
import { countingToday, countPicture, explainPictureLimit } from './count-today.ts';

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
  readonly urls: ImageUrls;
  readonly loadStorage: () => Promise<LoadedStorage>;
  readonly onRead: OnRead;
}

type Folder = 'robots' | 'avatars';

const FRAMES: Readonly<Record<Folder, PictureFrame>> = { robots: ROBOT_FRAME, avatars: AVATAR_FRAME };

/**
 * The security rules require the first three of every picture. If they are left out, the server chooses its own. A browser that has a
 * picture keeps it; nothing between it and Storage does, where a picture that was removed would go on being served (D762).
 */
const METADATA = {
  contentType: 'image/jpeg',
  contentEncoding: 'identity',
  contentDisposition: 'inline',
  cacheControl: 'private, max-age=31536000, immutable',
} as const;

/** The digits of the time at the beginning of every name. */
const STAMP = 13;

export const createImages = (dependencies: ImagesDependencies): ImagesPort => {
  const { operations, session, clock, ids, urls, loadStorage, onRead } = dependencies;
  const { withErrorMappingNoTimeout, withTimeout } = operations;

  const inTurn = createTurns(withTimeout);

  /** Writes down a picture that is about to be uploaded: Storage's rules ask for it, and the database's rules count (D830). */
  const announce = async (user: UserId, path: string, { signal }: UploadOptions): Promise<void> => {
    const { database } = await session.requireSelf(user);
    if (signal?.aborted) throw new PortError('cancelled');
    const at = uploadsOf(database, user);
    const count = () =>
      countingToday((day) =>
        runTransaction(database, async (transaction) => {
          const counted = await transaction.get(at);
          onRead(1);
          transaction.set(at, countPicture(counted, path, clock, day));
        }),
      );
    try {
      await inTurn(count);
    } catch (thrown) {
      if (isDenied(thrown)) await explainPictureLimit(database, clock, user);
      throw thrown;
    }
  };

  /** Stores a picture with its smaller sizes in a folder. */
  const store = async (
    folder: string,
    name: string,
    image: ImageFile,
    options: UploadOptions,
  ): Promise<void> => {
    const { sdk, storage } = await withTimeout(loadStorage());
    // The whole picture comes last: where it lies, the smaller ones do too.
    const parts = [
      ...(image.sizes?.smaller ?? []).map((one) => ({
        name: smallerName(name, one.width),
        bytes: one.bytes,
      })),
      { name, bytes: image.bytes },
    ];
    const total = parts.reduce((sum, part) => sum + part.bytes.length, 0);
    let sent = 0;
    for (const part of parts) {
      if (options.signal?.aborted) throw new PortError('cancelled');
      const before = sent;
      const onProgress = (share: number) =>
        options.onProgress?.((before + share * part.bytes.length) / total);
      const at = sdk.ref(storage, `${folder}/${part.name}`);
      await followUpload(sdk.uploadBytesResumable(at, part.bytes, METADATA), { ...options, onProgress });
      sent += part.bytes.length;
    }
  };

  const upload = async (
    folder: Folder,
    user: UserId,
    subject: string,
    image: ImageFile,
    options: UploadOptions = {},
  ): Promise<string> => {
    // The caller may change the bytes after this call returns, which is before they are sent.
    const file = structuredClone(image);
    const { account } = await withTimeout(session.requireSelf(user));
    if (!isStorable(FRAMES[folder], file)) throw new PortError('failed');
    // The rules compare the time in a name with theirs (D761). Where the device's clock is slow, that of its token, which is an hour old at
    // most, is nearer; where it is hours fast, the session is over (D12).
    const { issuedAtTime } = await withTimeout(account.getIdTokenResult());
    const stamp = String(Math.max(clock.now(), Date.parse(issuedAtTime))).padStart(STAMP, '0');
    const name = `${stamp}${subject}${endOf(options.id ?? imageId(ids.next()))}`;
    await withTimeout(announce(user, `${folder}/${name}`, options));
    await store(`${folder}/${user}`, name, file, options);
    const { sdk, storage } = await withTimeout(loadStorage());
    const at = sdk.ref(storage, `${folder}/${user}/${name}`);
    return file.sizes
      ? `${urls.shown(publicUrl(at))}#${detailsOf(file.sizes)}`
      : withTimeout(sdk.getDownloadURL(at));
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

  /** Deletes the photos of a robot's condition that the user uploaded for one message. */
  const removeOfMessage = async (sdk: StorageSdk, folder: StorageReference): Promise<void> => {
    const { items } = await withTimeout(sdk.listAll(folder));
    await Promise.all(items.map((at) => remove(sdk, at)));
  };

  const conditionFolder = async (user: UserId, ...below: readonly MessageId[]) => {
    const { sdk, storage } = await withTimeout(loadStorage());
    return { sdk, at: sdk.ref(storage, ['rentals', user, ...below].join('/')) };
  };

  return {
    uploadRobotImage: withErrorMappingNoTimeout((ownerId, robotId, image, options) =>
      upload('robots', ownerId, `_${robotId}`, image, options),
    ),

    uploadAvatar: withErrorMappingNoTimeout((userId, image, options) =>
      upload('avatars', userId, '', image, options),
    ),

    uploadConditionPhoto: withErrorMappingNoTimeout(async (user, message, image, options = {}) => {
      const file = structuredClone(image);
      await withTimeout(session.requireSelf(user));
      if (!file.sizes || !isStorable(CONDITION_FRAME, file)) throw new PortError('failed');
      const name = `${options.id ?? imageId(ids.next())}.jpg`;
      await withTimeout(announce(user, `rentals/${message}/${name}`, options));
      await store(`rentals/${user}/${message}`, name, file, options);
      return `${name}#${detailsOf(file.sizes)}`;
    }),

    readConditionPhoto: withErrorMappingNoTimeout(async ({ by, message, photo, size }) => {
      await withTimeout(session.require());
      const { sdk, at } = await conditionFolder(by, message);
      const { url, smaller } = pictureForms(photo);
      const name = size === 'small' ? (smaller[0]?.url ?? url) : url;
      return new Uint8Array(await withTimeout(sdk.getBytes(sdk.ref(at, name))));
    }),

    deleteConditionPhotos: withErrorMappingNoTimeout(async (user, message) => {
      await withTimeout(session.requireSelf(user));
      const { sdk, at } = await conditionFolder(user, message);
      await removeOfMessage(sdk, at);
    }),

    delete: withErrorMappingNoTimeout(async (url) => {
      const { user } = await withTimeout(session.require());
      const { sdk, storage } = await withTimeout(loadStorage());
      const at = referenceOf(sdk, storage, url);
      if (!at) return;
      const [folder, owner] = at.fullPath.split('/');
      if (owner !== user.uid) throw new PortError('forbidden');
      const whole = wholeName(at.name);
      if (isFolder(folder)) await removeWhere(folder, user.uid, ({ name }) => wholeName(name) === whole);
    }),

    deleteUploads: withErrorMappingNoTimeout(async (user, uploads, shown = []) => {
      const { sdk, storage } = await withTimeout(loadStorage());
      const kept = new Set(shown.map((url) => referenceOf(sdk, storage, url)?.fullPath));
      const isMeant = ({ name, fullPath }: StorageReference) =>
        uploads.some((id) => wholeName(name).endsWith(endOf(id))) && !kept.has(wholeName(fullPath));
      await removeWhere('robots', user, isMeant);
      await removeWhere('avatars', user, isMeant);
    }),

    deleteAllOfRobot: withErrorMappingNoTimeout((ownerId, robotId) =>
      removeWhere('robots', ownerId, ({ name }) => isOfRobot(name, robotId)),
    ),

    deleteAllOf: withErrorMappingNoTimeout(async (user) => {
      await removeWhere('robots', user, () => true);
      await removeWhere('avatars', user, () => true);
      const { sdk, at } = await conditionFolder(user);
      const { prefixes } = await withTimeout(sdk.listAll(at));
      for (const ofMessage of prefixes) await removeOfMessage(sdk, ofMessage);
    }),
  };
};

const isFolder = (name: string | undefined): name is Folder => name === 'robots' || name === 'avatars';

/**
 * The URL by which everybody reads a picture. Without a token the security rules decide, and they let everybody; so it follows from the
 * picture's name, as do those of its smaller sizes (D741).
 */
const publicUrl = ({ bucket, fullPath }: StorageReference): string =>
  `${PRODUCTION}v0/b/${bucket}/o/${encodeURIComponent(fullPath)}?alt=media`;

/** Whether a picture's file name has the robot's id between its time and its own id, which has no underline. */
const isOfRobot = (name: string, id: RobotId): boolean =>
  name.startsWith(`_${id}_`, STAMP) && !name.slice(STAMP + id.length + 2).includes('_');

/** What an address says of the picture behind `#`. */
const detailsOf = ({ whole, placeholder, smaller }: ImageSizes): string =>
  pictureDetails(
    whole,
    placeholder,
    smaller.map(({ width }) => width),
  );

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
