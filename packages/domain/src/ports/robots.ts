import type { SearchArea } from '../geo/search-area.ts';
import type { RobotId, UserId } from '../ids.ts';
import type { ListingCategory } from '../robots/category.ts';
import type { NewRobot, Robot, RobotChanges } from '../robots/robot.ts';
import type { EpochMs } from '../units.ts';

/** Where a page of robots ended: the next one holds what is older (ties: the smaller id). */
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
  /** How many robots at the most; at least 1. */
  readonly limit: number;
}

/**
 * The store of listings. Returned objects are the caller's to read: changing one changes nothing stored.
 * Every order "newest first" breaks ties by id, descending.
 */
export interface RobotsPort {
  /**
   * Writes a listing with the creation defaults (available, no rating, no rentals, timestamps now).
   * Repeating a create with the same id by the same owner answers what is stored and writes nothing,
   * so a lost answer can be retried.
   * @throws PortError `not-signed-in`; `forbidden` when `ownerId` is not the caller;
   * `conflict` (robot) when the id is somebody else's.
   */
  create(robot: NewRobot): Promise<Robot>;

  get(id: RobotId): Promise<Robot | null>;

  /**
   * Changes the named fields and sets `updatedAt`; others stay.
   * @throws PortError `not-signed-in`, `forbidden` (not the owner), `not-found`.
   */
  update(id: RobotId, changes: RobotChanges): Promise<void>;

  /**
   * Deletes a listing; one that is not there is already deleted.
   * @throws PortError `not-signed-in`, `forbidden` (not the owner).
   */
  delete(id: RobotId): Promise<void>;

  /**
   * Deletes all of a user's listings, also those that cannot be read any more (D18). Harmless when repeated, resumable
   * after an interruption.
   * @throws PortError `not-signed-in`, `forbidden` (another's, or deletion was not begun).
   */
  deleteAllOf(ownerId: UserId): Promise<void>;

  /**
   * All of an owner's listings, newest first.
   * @throws PortError `forbidden` for anybody but that owner, `not-signed-in`.
   */
  listByOwner(ownerId: UserId): Promise<readonly Robot[]>;

  /** An owner's available listings, newest first; for everybody. */
  listAvailableByOwner(ownerId: UserId): Promise<readonly Robot[]>;

  /** Available robots, best rated first, ties newest first (D9). */
  listFeatured(limit: number): Promise<readonly Robot[]>;

  /** Available robots, newest first, a page at a time. */
  listNewest(query: NewestQuery): Promise<RobotPage>;

  /**
   * Every available robot with coordinates inside the area's boxes (borders included), in no particular order.
   * Of more than `most`, which is at least 1, that many: any of them.
   */
  listWithin(area: SearchArea, category?: ListingCategory, most?: number): Promise<readonly Robot[]>;

  /** How many available robots each listing category has (D7); more than `LIST_MAX` are counted as that many. */
  countAvailable(): Promise<Readonly<Record<ListingCategory, number>>>;
}
