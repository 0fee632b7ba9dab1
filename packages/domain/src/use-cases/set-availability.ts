import type { RobotId } from '../ids.ts';
import type { Ports } from '../ports/ports.ts';
import { ok, type Result } from '../result.ts';
import type { RobotChanges } from '../robots/robot.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';

/** Whether a robot can be had at all, or on which days not. */
export type AvailabilityChanges =
  | Required<Pick<RobotChanges, 'isAvailable'>>
  | Required<Pick<RobotChanges, 'closedDays' | 'closedWeekdays'>>;

/** Pauses a listing, makes it available again (D24), or changes the days that its owner keeps (D691). */
export const setAvailability =
  ({ robots }: Pick<Ports, 'robots'>) =>
  async ({
    id,
    ...changes
  }: { readonly id: RobotId } & AvailabilityChanges): Promise<Result<void, PortFailure>> => {
    try {
      await robots.update(id, changes);
      return ok(undefined);
    } catch (thrown) {
      return portFailure(thrown);
    }
  };
