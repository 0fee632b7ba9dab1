import type { GeoBox } from '../geo/geo-box.ts';
import type { RobotId, UserId } from '../ids.ts';
import type { ListingCategory } from '../robots/category.ts';
import type { MatchCount } from '../robots/match-count.ts';
import type { PriceBounds } from '../robots/price-filter.ts';
import type { NewRobot, Robot, RobotChanges } from '../robots/robot.ts';
import type { ListingOrder } from '../robots/robot-order.ts';
import type { SearchOrigin } from '../robots/search-criteria.ts';
import type { Narrowing } from '../robots/search-tokens.ts';
import type { EpochMs, Miles } from '../units.ts';

/** Where a page of robots ended: the next page contains older robots (for equal times: smaller ids). */
export interface RobotCursor {
  readonly createdAt: EpochMs;
  readonly id: RobotId;
}

/** Where a page of robots ended in an order that puts something else before the time. */
export interface RankedCursor extends RobotCursor {
  /** The price, the rating or the distance in miles by which the order sorts first; 0 for the newest first. */
  readonly rank: number;
}

/** What an answer took to read. */
export interface Costing {
  /** Documents, as the provider of a database bills them; left out where reading costs nothing. */
  readonly cost?: number;
}

/** A page of robots. */
export interface RobotPage extends Costing {
  readonly robots: readonly Robot[];
  /** `null` when this page is the last. */
  readonly next: RankedCursor | null;
}

/** Which available robots to list, and in which order. */
export interface ListingQuery {
  readonly order: ListingOrder;
  readonly category?: ListingCategory;
  /** Bounds of the price, inclusive. An order that does not begin with the price ignores them. */
  readonly price?: PriceBounds;
  /** Leaves out what the index can tell does not meet them (`narrowingsOf`); never a robot that has a token of each. */
  readonly narrow?: readonly Narrowing[];
  readonly after?: RankedCursor;
  /** The most robots to return; at least 1. */
  readonly limit: number;
}

/** Which robots to list by their distance from an origin. */
export interface NearestQuery {
  /** A robot is within the radius if its distance rounded to 0.1 mile is (D4). */
  readonly origin: SearchOrigin;
  readonly category?: ListingCategory;
  /** As in a `ListingQuery`. */
  readonly narrow?: readonly Narrowing[];
  readonly after?: RankedCursor;
  /** The most robots to return; at least 1. */
  readonly limit: number;
}

/** A robot and its unrounded distance from the origin of a search. */
export interface NearRobot {
  readonly robot: Robot;
  readonly distance: Miles;
}

/** A page of the nearest robots. */
export interface NearestPage extends Costing {
  readonly found: readonly NearRobot[];
  /** `null` when this page is the last. */
  readonly next: RankedCursor | null;
  /** How many robots there are from this page's beginning on (D42). */
  readonly count: MatchCount;
}

/** Which robots to read a few of. */
export type SampleQuery = Omit<NearestQuery, 'after'>;

/** Some robots of a place, or anywhere. */
export interface RobotSample extends Costing {
  readonly robots: readonly Robot[];
  /** Whether these are surely all that there are. */
  readonly isAll: boolean;
}

/** Which recently listed robots to read. */
export interface NewRobotsQuery {
  /** Only robots that were listed later than this. */
  readonly since: EpochMs;
  readonly category?: ListingCategory;
  /** Only robots that stand in this box, borders included. */
  readonly box?: GeoBox;
  /** The most robots to return; at least 1. */
  readonly limit: number;
}

/** Which page of listings' versions to read. */
export interface VersionsQuery {
  readonly after?: RobotCursor;
  /** The most versions to return; at least 1. */
  readonly limit: number;
}

/** A listing's id and times, without its contents: enough for a sitemap. */
export interface RobotVersion {
  readonly id: RobotId;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

/** A page of versions. */
export interface RobotVersionPage {
  readonly versions: readonly RobotVersion[];
  /** `null` when this page is the last. */
  readonly next: RobotCursor | null;
}

/**
 * The listings that every visitor may read, signed in or not. `get` returns `null` for an id that no listing can
 * have. A returned object is a copy: changing it changes nothing stored. Every "newest first" order sorts equal
 * times by id, descending.
 */
export interface PublicRobotsPort {
  get(id: RobotId): Promise<Robot | null>;

  /** An owner's available listings, newest first. */
  listAvailableByOwner(ownerId: UserId): Promise<readonly Robot[]>;

  /** Available robots, best rated first, equal ratings newest first (D9). */
  listFeatured(limit: number): Promise<readonly Robot[]>;

  /** Available robots in an order (`byOrder`), a page at a time. */
  listAvailable(query: ListingQuery): Promise<RobotPage>;

  /**
   * The robots that `listAvailable` lists newest first, in that order, without their contents. It may include a
   * listing whose stored document is invalid, which `listAvailable` leaves out.
   */
  listVersions(query: VersionsQuery): Promise<RobotVersionPage>;

  /**
   * Available robots within a radius, nearest first, equal distances newest first, a page at a time. Together
   * the pages contain each robot that is there the whole time exactly once. A robot that is created, paused or
   * moved between two pages may be missing from the later one, or be there as it was before.
   */
  listNearest(query: NearestQuery): Promise<NearestPage>;

  /**
   * A few of the available robots within a radius, in no particular order. It costs one round trip and at most `mostForSample`
   * documents, wherever robots stand, so that a backend may return fewer than there are; where several narrowings are asked
   * for, each costs a document more, and all together a round trip.
   */
  sampleNear(query: SampleQuery): Promise<RobotSample>;

  /**
   * Available robots that were listed after a time, to be counted: as many as there are up to the limit, in no
   * particular order. It costs a document for each robot returned.
   */
  listNew(query: NewRobotsQuery): Promise<readonly Robot[]>;

  /** The number of available robots that have a token of a narrowing; a number above `LIST_MAX` is returned as `LIST_MAX`. */
  countNarrowed(narrowing: Narrowing): Promise<number>;

  /**
   * The number of available robots in each listing category (D7); a number above `LIST_MAX` is returned as
   * `LIST_MAX`.
   */
  countAvailable(): Promise<Readonly<Record<ListingCategory, number>>>;
}

/** The store of listings: the reads of every visitor, and the writes of owners. */
export interface RobotsPort extends PublicRobotsPort {
  /**
   * Writes a listing with the creation defaults (available, no rating, no rentals, timestamps now). Repeating
   * a create with the same id by the same owner returns the stored listing and writes nothing, so it can be
   * retried after a lost answer.
   * @throws PortError `not-signed-in`; `forbidden` when `ownerId` is not the caller; `conflict` (robot) when
   * the id belongs to another owner's listing.
   */
  create(robot: NewRobot): Promise<Robot>;

  /**
   * Changes the given fields and sets `updatedAt`; the other fields stay.
   * @throws PortError `not-signed-in`, `forbidden` (not the owner), `not-found`.
   */
  update(id: RobotId, changes: RobotChanges): Promise<void>;

  /**
   * Deletes a listing; a missing listing counts as deleted.
   * @throws PortError `not-signed-in`, `forbidden` (not the owner).
   */
  delete(id: RobotId): Promise<void>;

  /**
   * Deletes all of a user's listings, including those that cannot be decoded (D18). Safe to repeat; continues
   * after an interruption.
   * @throws PortError `not-signed-in`, `forbidden` (another user, or deletion was not begun).
   */
  deleteAllOf(ownerId: UserId): Promise<void>;

  /**
   * All of an owner's listings, newest first.
   * @throws PortError `forbidden` for every other user, `not-signed-in`.
   */
  listByOwner(ownerId: UserId): Promise<readonly Robot[]>;
}

/**
 * The most documents that the backend returns for one query: the security rules refuse a list without a
 * limit, or with a larger one. A count stops here as well, so this number is shown as "1,000 or more".
 */
export const LIST_MAX = 1000;

/** The most documents that a sample of so many robots costs: half of them are looked for nearer, and one more shows whether there are more. */
export const mostForSample = (limit: number): number => Math.ceil(limit / 2) + limit + 1;
