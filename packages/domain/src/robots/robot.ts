import type { RobotCalendar } from '../dates/robot-calendar.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import type { RobotId, UserId } from '../ids.ts';
import type { Count, Days, DollarsPerDay, EpochMs } from '../units.ts';
import type { StarCounts } from '../reviews/star-counts.ts';
import type { ListingCategory } from './category.ts';
import type { Specifications } from './specifications.ts';

/** The fields of a robot that its owner writes, on creation and later. */
export interface RobotDetails {
  readonly name: string;
  readonly description: string;
  readonly category: ListingCategory;
  readonly price: DollarsPerDay;
  /** The place as text, e.g. "Apex, NC, USA". */
  readonly location: string;
  /** `null` for old listings that have no geocoded place. */
  readonly coordinates: Coordinates | null;
  /** Picture URLs, the cover first. */
  readonly images: readonly string[];
  readonly specifications: Specifications;
  readonly features: readonly string[];
  /** How many of it there are; `null` for one. */
  readonly quantity: Count | null;
  readonly minRental: Days | null;
  readonly maxRental: Days | null;
  readonly pickupTime: string;
  readonly returnTime: string;
}

/**
 * A listing (D140).
 *
 * @example
 * ```ts
 * const titleOf = ({ name, price }: Robot): string => `${name}, $${price} a day`;
 * ```
 */
export interface Robot extends RobotDetails, RobotCalendar {
  readonly id: RobotId;
  readonly ownerId: UserId;
  readonly isAvailable: boolean;
  /** 0 to 5; 0 while it has no review. */
  readonly rating: number;
  readonly reviewCount: number;
  readonly totalRentals: number;
  /** How many of its open reviews give how many stars; left out while it has none. */
  readonly stars?: StarCounts;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

/**
 * The data that a client sends to create a listing; the backend adds the creation defaults and timestamps.
 */
export interface NewRobot extends RobotDetails {
  readonly id: RobotId;
  readonly ownerId: UserId;
}

/** The fields that an update may change; the protected fields (D25) are not part of the type. */
export type RobotChanges = Partial<
  RobotDetails & Pick<RobotCalendar, 'closedDays' | 'closedWeekdays'> & { readonly isAvailable: boolean }
>;

/** The initial values of a new listing, besides its owner's details and the timestamps (D140). */
export const robotDefaults = { isAvailable: true, rating: 0, reviewCount: 0, totalRentals: 0 } as const;
