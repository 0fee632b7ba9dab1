import type { RobotId } from '../ids.ts';
import type { Ports } from '../ports/ports.ts';
import { ok, type Result } from '../result.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';

/** Pauses a listing or makes it available again (D24). */
export const setAvailability =
  ({ robots }: Pick<Ports, 'robots'>) =>
  async ({
    id,
    isAvailable,
  }: {
    readonly id: RobotId;
    readonly isAvailable: boolean;
  }): Promise<Result<void, PortFailure>> => {
    try {
      await robots.update(id, { isAvailable });
      return ok(undefined);
    } catch (thrown) {
      return portFailure(thrown);
    }
  };
