import type { Coordinates } from '../geo/coordinates.ts';
import type { RobotId, UserId } from '../ids.ts';
import type { Days, DollarsPerDay, EpochMs } from '../units.ts';
import type { ListingCategory } from './category.ts';

/** Free text as the owner wrote it; each defaults to empty (D140). */
export interface Specifications {
  readonly weight: string;
  readonly dimensions: string;
  readonly batteryLife: string;
  readonly connectivity: string;
}

/** What an owner may write about a robot, on creation and later. */
export interface RobotDetails {
  readonly name: string;
  readonly description: string;
  readonly category: ListingCategory;
  readonly price: DollarsPerDay;
  /** The place as text, e.g. "Apex, NC, USA". */
  readonly location: string;
  /** `null` for old listings that were never geocoded. */
  readonly coordinates: Coordinates | null;
  /** Picture URLs, the cover first. */
  readonly images: readonly string[];
  readonly specifications: Specifications;
  readonly features: readonly string[];
  readonly minRental: Days | null;
  readonly maxRental: Days | null;
  readonly pickupTime: string;
  readonly returnTime: string;
}

/** A listing (D140). */
export interface Robot extends RobotDetails {
  readonly id: RobotId;
  readonly ownerId: UserId;
  readonly isAvailable: boolean;
  /** 0 to 5; 0 while nobody has rated it. */
  readonly rating: number;
  readonly reviewCount: number;
  readonly totalRentals: number;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

/** What is handed to the backend to create a listing; the backend adds the creation defaults' timestamps. */
export interface NewRobot extends RobotDetails {
  readonly id: RobotId;
  readonly ownerId: UserId;
}

/** What an update may change; the protected fields (D25) cannot even be named. */
export type RobotChanges = Partial<RobotDetails & { readonly isAvailable: boolean }>;
