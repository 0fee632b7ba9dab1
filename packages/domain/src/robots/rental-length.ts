import type { Days } from '../units.ts';
import { parseRental } from './listing-numbers.ts';
import type { RobotDetails } from './robot.ts';

/** Whether a robot may be rented for so many days: from its minimum to its maximum, inclusive (D341). */
export const allowsRental = (
  { minRental, maxRental }: Pick<RobotDetails, 'minRental' | 'maxRental'>,
  length: Days,
): boolean => (minRental === null || length >= minRental) && (maxRental === null || length <= maxRental);

/** The length of an address: `null`, which is any length, for everything that is no whole number of days (D341). */
export const parseRentalLength = (text: string): Days | null => {
  const parsed = parseRental(text);
  return parsed.ok ? parsed.value : null;
};
