import type { PendingImagesPort } from '../ports/pending-images.ts';
import type { Ports } from '../ports/ports.ts';
import { ok, type Result } from '../result.ts';
import type { Robot } from '../robots/robot.ts';
import { portErrorOf, portFailure, type PortFailure } from '../ports/port-failure.ts';

/** The listing to delete. Its pictures are deleted with it. */
export type DeleteListingInput = Pick<Robot, 'id' | 'ownerId' | 'images'>;

export interface DeletedListing {
  /**
   * The listing's pictures; `left` means that some could not be deleted yet. This device tries again at its
   * next start.
   */
  readonly images: 'deleted' | 'left';
}

type DeleteListingPorts = Pick<Ports, 'robots' | 'images' | 'ids'> & {
  readonly pendingImages: PendingImagesPort;
};

/**
 * Deletes a listing, then its pictures, so that a listing never lacks its pictures (D23). This device
 * remembers the pictures until they are deleted. Pictures that could not be deleted, and pictures of a
 * listing whose deletion got no answer, are checked again at the device's next start (`finishPendingImages`).
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
      if (portErrorOf(thrown).kind !== 'unavailable') await pendingImages.forget(pending.id);
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
