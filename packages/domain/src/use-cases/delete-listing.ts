import type { RobotId, UserId } from '../ids.ts';
import type { Ports } from '../ports/ports.ts';
import { ok, type Result } from '../result.ts';
import { portFailure, type PortFailure } from './port-failure.ts';

export interface DeleteListingInput {
  readonly id: RobotId;
  readonly ownerId: UserId;
}

/**
 * Deletes a listing, then its pictures: never a listing without its pictures (D23). Repeating it is harmless
 * and takes away pictures that an earlier try left.
 */
export const deleteListing =
  ({ robots, images }: Pick<Ports, 'robots' | 'images'>) =>
  async ({ id, ownerId }: DeleteListingInput): Promise<Result<void, PortFailure>> => {
    try {
      await robots.delete(id);
      await images.deleteAllOfRobot(ownerId, id);
      return ok(undefined);
    } catch (thrown) {
      return portFailure(thrown);
    }
  };
