import type { Days } from '../units.ts';
import type { RobotDetails } from './robot.ts';

/** Whether a robot may be rented for so many days: from its minimum to its maximum, inclusive (D341). */
export const allowsRental = (
  { minRental, maxRental }: Pick<RobotDetails, 'minRental' | 'maxRental'>,
  length: Days,
): boolean => (minRental === null || length >= minRental) && (maxRental === null || length <= maxRental);
