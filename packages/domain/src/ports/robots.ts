import type { SearchArea } from '../geo/search-area.ts';
import type { RobotId, UserId } from '../ids.ts';
import type { ListingCategory } from '../robots/category.ts';
import type { NewRobot, Robot, RobotChanges } from '../robots/robot.ts';
import type { EpochMs } from '../units.ts';

/** Where a page of robots ended: the next page contains older robots (for equal times: smaller ids). */
export interface RobotCursor {
  readonly createdAt: EpochMs;
  readonly id: RobotId;
}

export interface RobotPage {
  readonly robots: readonly Robot[];
  /** `null` when this page is the last. */
  readonly next: RobotCursor | null;
}

export interface NewestQuery {
  readonly category?: ListingCategory;
  readonly after?: RobotCursor;
  /** The most robots to return; at least 1. */
  readonly limit: number;
}

/** A listing's id and times, without its contents: enough for a sitemap. */
export interface RobotVersion {
  readonly id: RobotId;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

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

  /** Available robots, newest first, a page at a time. */
  listNewest(query: NewestQuery): Promise<RobotPage>;

  /**
   * The same robots as `listNewest`, in the same order, without their contents. It may include a listing
   * whose stored document is invalid, which `listNewest` leaves out.
   */
  listVersions(query: Omit<NewestQuery, 'category'>): Promise<RobotVersionPage>;

  /**
   * Every available robot with coordinates inside the area's boxes (borders included), in no particular
   * order. If there are more than `most` (at least 1), any `most` of them.
   */
  listWithin(area: SearchArea, category?: ListingCategory, most?: number): Promise<readonly Robot[]>;

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
