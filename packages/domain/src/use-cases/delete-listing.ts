import type { PendingImagesPort } from '../ports/pending-images.ts';
import type { Ports } from '../ports/ports.ts';
import { ok, type Result } from '../result.ts';
import type { Robot } from '../robots/robot.ts';
import { portError, portFailure, type PortFailure } from './port-failure.ts';

export type DeleteListingInput = Pick<Robot, 'id' | 'ownerId' | 'images'>;

export interface DeletedListing {
  /** The listing's pictures: `left` ones could not be deleted yet, and go at this device's next start. */
  readonly images: 'deleted' | 'left';
}

type DeleteListingPorts = Pick<Ports, 'robots' | 'images' | 'ids'> & {
  readonly pendingImages: PendingImagesPort;
};

/**
 * Deletes a listing, then its pictures: never a listing without its pictures (D23). This device remembers the pictures
 * until they are gone, so those that resist, or whose listing may be gone although no answer came, are looked at again
 * at its next start (`finishPendingImages`).
 */
export const deleteListing =
  ({ robots, images, ids, pendingImages }: DeleteListingPorts) =>
  async (listing: DeleteListingInput): Promise<Result<DeletedListing, PortFailure>> => {
    const { id, ownerId, images: shown } = listing;
    const pending = { id: ids.next(), ownerId, robotId: id, uploads: [], replaced: shown };
    await pendingImages.keep(pending);
    try {
      await robots.delete(id);
    } catch (thrown) {
      if (portError(thrown).kind !== 'unavailable') await pendingImages.forget(pending.id);
      return portFailure(thrown);
    }
    try {
      await images.deleteAllOfRobot(ownerId, id);
    } catch {
      return ok({ images: shown.length > 0 ? 'left' : 'deleted' });
    }
    await pendingImages.forget(pending.id);
    return ok({ images: 'deleted' });
  };
