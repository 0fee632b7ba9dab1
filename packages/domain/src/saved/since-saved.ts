import type { Robot } from '../robots/robot.ts';
import type { DollarsPerDay } from '../units.ts';
import type { SavedRobot } from './saved.ts';

/** What happened to a robot since it was saved (D324). */
export type SinceSaved =
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'listed';
      readonly isPaused: boolean;
      /** The price when it was saved, if it is another one now. */
      readonly formerPrice: DollarsPerDay | null;
    };

/** @param robot the robot as it is now; `null` when it is no longer listed. */
export const sinceSaved = ({ price }: SavedRobot, robot: Robot | null): SinceSaved => {
  if (!robot) return { kind: 'gone' };
  return {
    kind: 'listed',
    isPaused: !robot.isAvailable,
    // What is kept has at most two decimals, and an older listing may have more.
    formerPrice: Math.abs(robot.price - price) < 0.01 ? null : price,
  };
};
