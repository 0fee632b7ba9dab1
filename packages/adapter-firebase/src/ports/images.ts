import {
  PortError,
  pictureForms,
  wholeName,
  type ImagesPort,
  type MessageId,
  type UserId,
} from '@roborrow/domain';
import type { StorageReference } from 'firebase/storage';
import { portErrorOfSdk } from '../port-errors.ts';
import { endOf, isFolder, isOfRobot, referenceOf, type Folder } from './picture-names.ts';
import { createUploads, type ImagesDependencies, type StorageSdk } from './upload-pictures.ts';

export const createImages = (dependencies: ImagesDependencies): ImagesPort => {
  const { operations, session, loadStorage } = dependencies;
  const { withErrorMappingNoTimeout, withTimeout } = operations;
  const { uploadPublic, uploadConditionPhoto } = createUploads(dependencies);

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
      uploadPublic('robots', ownerId, `_${robotId}`, image, options),
    ),

    uploadAvatar: withErrorMappingNoTimeout((userId, image, options) =>
      uploadPublic('avatars', userId, '', image, options),
    ),

    uploadConditionPhoto: withErrorMappingNoTimeout(uploadConditionPhoto),

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
