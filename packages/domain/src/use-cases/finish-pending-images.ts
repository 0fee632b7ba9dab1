import { isSamePicture } from '../images/picture-address.ts';
import type { UserId } from '../ids.ts';
import type { PendingImages, PendingImagesPort } from '../ports/pending-images.ts';
import type { Ports } from '../ports/ports.ts';

type FinishPorts = Pick<Ports, 'images' | 'robots' | 'users' | 'messages'> & {
  readonly pendingImages: PendingImagesPort;
};

/**
 * Deletes the pictures that this device was storing or replacing when it stopped, unless a listing, profile or
 * message shows them (D23). It runs at the start of a session and never rejects; entries that fail wait for the next
 * start.
 */
export const finishPendingImages = ({ images, robots, users, messages, pendingImages }: FinishPorts) => {
  const imagesShown = async ({ ownerId, robotId }: PendingImages): Promise<readonly string[]> => {
    if (robotId !== null) return (await robots.get(robotId))?.images ?? [];
    const avatar = (await users.get(ownerId))?.avatar ?? '';
    return avatar === '' ? [] : [avatar];
  };
  return (ownerId: UserId): Promise<void> =>
    pendingImages.finishAbandoned(ownerId, async (pending) => {
      if (pending.message !== undefined) {
        if ((await messages.get(pending.message)) === null)
          await images.deleteConditionPhotos(ownerId, pending.message);
        return;
      }
      const shown = await imagesShown(pending);
      await images.deleteUploads(ownerId, pending.uploads, shown);
      // A picture may have got its smaller sizes, and so another address, in the meantime (D747).
      const gone = pending.replaced.filter((url) => !shown.some((other) => isSamePicture(url, other)));
      await Promise.all(gone.map((url) => images.delete(url)));
    });
};
