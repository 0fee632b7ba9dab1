import {
  imageId,
  PortError,
  type CancelSignal,
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
import {
  imagePath,
  imageUrl,
  isValidImage,
  pathOwner,
  userFolder,
  type ImageFolder,
} from '../rules/image-rules.ts';
import type { Session } from '../session.ts';
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

  const upload = async (
    folder: ImageFolder,
    user: UserId,
    subject: string,
    image: ImageFile,
    { id = imageId(ids.next()), signal, onProgress }: UploadOptions = {},
  ): Promise<string> => {
    // The caller may change the bytes after this call returns.
    const file = structuredClone(image);
    for (const sent of STEPS) {
      refuseIfCancelled(signal);
      onProgress?.(sent);
      await Promise.resolve();
    }
    const stamp = String(clock.now()).padStart(STAMP, '0');
    const path = `${userFolder(folder, user)}${stamp}${subject}${endOf(id)}`;
    await store.transact((transaction) => {
      session.requireSelf(transaction.before, user);
      requireNoMark(transaction.before, user);
      if (!isValidImage(folder, file)) throw new PortError('failed');
      refuseIfCancelled(signal);
      transaction.put('images', { id: path });
    });
    // A picture that was stored although its upload was cancelled is deleted again.
    if (signal?.aborted) await store.transact((transaction) => transaction.delete('images', path));
    refuseIfCancelled(signal);
    onProgress?.(1);
    return imageUrl(path, file);
  };

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
