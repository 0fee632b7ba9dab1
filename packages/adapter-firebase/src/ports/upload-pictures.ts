import {
  AVATAR_FRAME,
  CONDITION_FRAME,
  imageId,
  isStorable,
  PortError,
  ROBOT_FRAME,
  smallerName,
  type ClockPort,
  type IdsPort,
  type ImageFile,
  type ImagesPort,
  type PictureFrame,
  type UploadOptions,
  type UserId,
} from '@roborrow/domain';
import type * as storageSdk from 'firebase/storage';
import { runTransaction } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { uploadsOf } from '../documents.ts';
import { followUpload } from '../follow-upload.ts';
import type { ImageUrls } from '../image-urls.ts';
import { createTurns } from '../in-turn.ts';
import type { Operations } from '../operations.ts';
import { isDenied } from '../port-errors.ts';
import type { OnRead } from '../reading/public-store.ts';
import type { Session } from '../session.ts';
import { countingToday, countPicture, explainPictureLimit } from './count-today.ts';
import { detailsOf, pictureName, publicUrl, type Folder } from './picture-names.ts';

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

/** What uploads a picture with its smaller sizes, for a folder of public pictures and for the photos of a rental. */
export const createUploads = (dependencies: ImagesDependencies) => {
  const { operations, session, clock, ids, urls, loadStorage, onRead } = dependencies;
  const { withTimeout } = operations;

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

  const uploadPublic = async (
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
    const time = Math.max(clock.now(), Date.parse(issuedAtTime));
    const name = pictureName(time, subject, options.id ?? imageId(ids.next()));
    await withTimeout(announce(user, `${folder}/${name}`, options));
    await store(`${folder}/${user}`, name, file, options);
    const { sdk, storage } = await withTimeout(loadStorage());
    const at = sdk.ref(storage, `${folder}/${user}/${name}`);
    return file.sizes
      ? `${urls.shown(publicUrl(at))}#${detailsOf(file.sizes)}`
      : withTimeout(sdk.getDownloadURL(at));
  };

  /** Uploads a photo of a robot's condition, which is read by its name, and by the two people alone. */
  const uploadConditionPhoto: ImagesPort['uploadConditionPhoto'] = async (
    user,
    message,
    image,
    options = {},
  ) => {
    const file = structuredClone(image);
    await withTimeout(session.requireSelf(user));
    if (!file.sizes || !isStorable(CONDITION_FRAME, file)) throw new PortError('failed');
    const name = `${options.id ?? imageId(ids.next())}.jpg`;
    await withTimeout(announce(user, `rentals/${message}/${name}`, options));
    await store(`rentals/${user}/${message}`, name, file, options);
    return `${name}#${detailsOf(file.sizes)}`;
  };

  return { uploadPublic, uploadConditionPhoto };
};
