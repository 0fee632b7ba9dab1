import {
  imageId,
  PortError,
  type CancelSignal,
  pictureDetails,
  pictureForms,
  smallerName,
  type ClockPort,
  type IdsPort,
  type ImageId,
  type ImageFile,
  type ImagesPort,
  type UploadOptions,
  type RobotId,
  type UserId,
} from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import { requireNoMark } from '../rules/deletion-rules.ts';
import { countPicture } from '../rules/limit-rules.ts';
import {
  base64,
  conditionFolder,
  imagePath,
  imageUrl,
  isValidConditionPhoto,
  isValidImage,
  pathOwner,
  userFolder,
  type ImageFolder,
} from '../rules/image-rules.ts';
import type { Session } from '../session.ts';
import type { StoredImage } from '../store/documents.ts';
import type { Store, Transaction } from '../store/store.ts';

export interface ImagesDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly session: Session;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
}

/** The digits of the time at the beginning of every name. */
const STAMP = 13;

/** Whether a picture's file name has the robot's id between its time and its own id, which has no underline. */
const isOfRobot = (name: string, id: RobotId): boolean =>
  name.startsWith(`_${id}_`, STAMP) && !name.slice(STAMP + id.length + 2).includes('_');

/** The store keeps only the paths; each picture's URL contains its bytes. */
export const createImages = ({ operations, store, session, clock, ids }: ImagesDependencies): ImagesPort => {
  const { answer } = operations;

  /** Stores the files of one picture of the user's, together. */
  const uploadFiles = async (
    user: UserId,
    files: readonly StoredImage[],
    { signal, onProgress }: UploadOptions,
    isAllowed: (transaction: Transaction) => boolean,
  ): Promise<void> => {
    for (const sent of STEPS) {
      refuseIfCancelled(signal);
      onProgress?.(sent);
      await Promise.resolve();
    }
    await store.transact((transaction) => {
      session.requireSelf(transaction.before, user);
      requireNoMark(transaction.before, user);
      if (!isAllowed(transaction)) throw new PortError('failed');
      refuseIfCancelled(signal);
      countPicture(transaction, user, clock.now());
      for (const file of files) transaction.put('images', file);
    });
    // A picture that was stored although its upload was cancelled is deleted again.
    if (signal?.aborted)
      await store.transact((transaction) => files.forEach(({ id }) => transaction.delete('images', id)));
    refuseIfCancelled(signal);
    onProgress?.(1);
  };

  const upload = async (
    folder: ImageFolder,
    user: UserId,
    subject: string,
    image: ImageFile,
    options: UploadOptions = {},
  ): Promise<string> => {
    // The caller may change the bytes after this call returns.
    const file = structuredClone(image);
    const stamp = String(clock.now()).padStart(STAMP, '0');
    const id = options.id ?? imageId(ids.next());
    const path = `${userFolder(folder, user)}${stamp}${subject}${endOf(id)}`;
    await uploadFiles(user, [{ id: path }], options, () => isValidImage(folder, file));
    return imageUrl(path, file);
  };

  const uploadConditionPhoto = answer<Parameters<ImagesPort['uploadConditionPhoto']>, string>(
    'images.uploadConditionPhoto',
    async (user, message, image, options = {}) => {
      const { bytes, sizes, ...rest } = structuredClone(image);
      const name = `${options.id ?? imageId(ids.next())}.jpg`;
      const path = conditionFolder(user, message) + name;
      const smaller = sizes?.smaller ?? [];
      const files = [
        { id: path, bytes: base64(bytes) },
        ...smaller.map((one) => ({ id: smallerName(path, one.width), bytes: base64(one.bytes) })),
      ];
      await uploadFiles(user, files, options, ({ before }) => {
        if (before.get('messages', message)) throw new PortError('forbidden');
        return isValidConditionPhoto({ ...rest, bytes, ...(sizes && { sizes }) });
      });
      if (!sizes) throw new PortError('failed'); // refused above
      const widths = smaller.map(({ width }) => width);
      return `${name}#${pictureDetails(sizes.whole, sizes.placeholder, widths)}`;
    },
  );

  const deleteUnder = (user: UserId, isMeant: (path: string) => boolean): Promise<void> =>
    store.transact((transaction) => {
      session.requireSelf(transaction.before, user);
      deleteImages(transaction, isMeant);
    });

  const uploadRobotImage = answer<Parameters<ImagesPort['uploadRobotImage']>, string>(
    'images.uploadRobotImage',
    (ownerId, robotId, image, options) => upload('robots', ownerId, `_${robotId}`, image, options),
  );
  const uploadAvatar = answer<Parameters<ImagesPort['uploadAvatar']>, string>(
    'images.uploadAvatar',
    (userId, image, options) => upload('avatars', userId, '', image, options),
  );

  return {
    uploadRobotImage: (ownerId, robotId, image, options) =>
      orCancelled(uploadRobotImage(ownerId, robotId, image, options), options?.signal),

    uploadAvatar: (userId, image, options) =>
      orCancelled(uploadAvatar(userId, image, options), options?.signal),

    uploadConditionPhoto: (user, message, image, options) =>
      orCancelled(uploadConditionPhoto(user, message, image, options), options?.signal),

    readConditionPhoto: answer('images.readConditionPhoto', async ({ by, message, photo, size }) => {
      const state = await store.read();
      const { uid } = session.require(state);
      const has = state.get('messages', message);
      if (uid !== by && (has?.senderId !== by || has.receiverId !== uid)) throw new PortError('forbidden');
      const { url, smaller } = pictureForms(photo);
      const name = size === 'small' ? (smaller[0]?.url ?? url) : url;
      const stored = state.get('images', conditionFolder(by, message) + name)?.bytes;
      if (stored === undefined) throw new PortError('not-found');
      return Uint8Array.from(atob(stored), (character) => character.charCodeAt(0));
    }),

    deleteConditionPhotos: answer('images.deleteConditionPhotos', (user, message) =>
      store.transact((transaction) => {
        session.requireSelf(transaction.before, user);
        if (transaction.before.get('messages', message)) throw new PortError('forbidden');
        deleteImages(transaction, (path) => path.startsWith(conditionFolder(user, message)));
      }),
    ),

    delete: answer('images.delete', (url) =>
      store.transact((transaction) => {
        const caller = session.require(transaction.before);
        const path = imagePath(url);
        if (path === null || !transaction.before.get('images', path)) return;
        if (pathOwner(path) !== caller.uid) throw new PortError('forbidden');
        transaction.delete('images', path);
      }),
    ),

    deleteUploads: answer('images.deleteUploads', (user, uploads, shown = []) => {
      const kept = new Set(shown.map(imagePath));
      const isMeant = (path: string) => uploads.some((id) => path.endsWith(endOf(id))) && !kept.has(path);
      return deleteUnder(user, (path) => pathOwner(path) === user && isMeant(path));
    }),

    deleteAllOfRobot: answer('images.deleteAllOfRobot', (ownerId, robotId) => {
      const folder = userFolder('robots', ownerId);
      return deleteUnder(
        ownerId,
        (path) => path.startsWith(folder) && isOfRobot(path.slice(folder.length), robotId),
      );
    }),

    deleteAllOf: answer('images.deleteAllOf', (user) => {
      return deleteUnder(user, (path) => pathOwner(path) === user);
    }),
  };
};

const deleteImages = (transaction: Transaction, isMeant: (path: string) => boolean): void => {
  for (const { id } of transaction.before.all('images')) {
    if (isMeant(id)) transaction.delete('images', id);
  }
};

/** Reports progress in steps, so that screens that show it can be tried out. */
const STEPS = [0.25, 0.5, 0.75];

/** The end of a picture's file name. */
const endOf = (id: ImageId): string => `_${id}.jpg`;

const refuseIfCancelled = (signal: CancelSignal | undefined): void => {
  if (signal?.aborted) throw new PortError('cancelled');
};

/** Rejects as soon as the signal is aborted, whatever happens to the work. */
const orCancelled = (work: Promise<string>, signal: CancelSignal | undefined): Promise<string> => {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new PortError('cancelled'));
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
};
