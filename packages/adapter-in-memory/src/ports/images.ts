import {
  PortError,
  type ClockPort,
  type IdsPort,
  type ImageFile,
  type ImagesPort,
  type UserId,
} from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import { requireStaying } from '../rules/deletion-rules.ts';
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

/** The store keeps the paths; each URL carries its own bytes. */
export const createImages = ({ operations, store, session, clock, ids }: ImagesDependencies): ImagesPort => {
  const { answer } = operations;

  const upload = (folder: ImageFolder, user: UserId, name: string, image: ImageFile): Promise<string> =>
    store.transact((transaction) => {
      session.requireSelf(transaction.before, user);
      requireStaying(transaction.before, user);
      if (!isValidImage(folder, image)) throw new PortError('failed');
      const stamp = String(clock.now()).padStart(13, '0');
      const path = `${userFolder(folder, user)}${stamp}_${name}.jpg`;
      transaction.put('images', { id: path });
      return imageUrl(path, image);
    });

  const deleteUnder = (user: UserId, isMeant: (path: string) => boolean): Promise<void> =>
    store.transact((transaction) => {
      session.requireSelf(transaction.before, user);
      deleteImages(transaction, isMeant);
    });

  return {
    uploadRobotImage: answer('images.uploadRobotImage', (ownerId, robotId, image) =>
      upload('robots', ownerId, `${robotId}_${ids.next()}`, image),
    ),

    uploadAvatar: answer('images.uploadAvatar', (userId, image) =>
      upload('avatars', userId, ids.next(), image),
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

    deleteAllOfRobot: answer('images.deleteAllOfRobot', (ownerId, robotId) => {
      const folder = userFolder('robots', ownerId);
      return deleteUnder(
        ownerId,
        (path) => path.startsWith(folder) && path.includes(`_${robotId}_`, folder.length),
      );
    }),

    deleteAllOf: answer('images.deleteAllOf', (user) => {
      const folders = [userFolder('robots', user), userFolder('avatars', user)];
      return deleteUnder(user, (path) => folders.some((folder) => path.startsWith(folder)));
    }),
  };
};

const deleteImages = (transaction: Transaction, isMeant: (path: string) => boolean): void => {
  for (const { id } of transaction.before.all('images')) {
    if (isMeant(id)) transaction.delete('images', id);
  }
};
