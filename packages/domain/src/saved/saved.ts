import { isClientId, type RobotId } from '../ids.ts';
import { isLongerThan } from '../characters.ts';
import type { DollarsPerDay, EpochMs } from '../units.ts';

/** A robot that a user saved, as it was then: what has changed since is told by comparing (D324). */
export interface SavedRobot {
  readonly id: RobotId;
  /** When it was saved, by the clock of the device. */
  readonly at: EpochMs;
  readonly name: string;
  readonly price: DollarsPerDay;
}

/** A search that a user saved under a name. Its id is its address: the parameters of the URL, without "?" (D326). */
export interface SavedSearch {
  readonly id: string;
  /** When it was saved or renamed. */
  readonly at: EpochMs;
  readonly name: string;
  /** When the user last looked at its results. */
  readonly seenAt: EpochMs;
}

/** A robot or a search that the user no longer saves, so that another device's older entry does not bring it back. */
export interface Removed {
  readonly id: string;
  readonly at: EpochMs;
}

/** What one user or one device saved. Each list is sorted newest first; equal times by id, descending. */
export interface Saved {
  readonly robots: readonly SavedRobot[];
  readonly searches: readonly SavedSearch[];
  readonly removed: readonly Removed[];
}

const NONE: readonly never[] = Object.freeze([]);

/** The saved things of a user who saved nothing. */
export const NOTHING_SAVED: Saved = Object.freeze({ robots: NONE, searches: NONE, removed: NONE });

/** The most that is kept (D322): the security rules hold the same numbers. */
export const SAVED_LIMITS = { robots: 100, searches: 20, removed: 200, name: 120, address: 500 } as const;

const PRICE_MAX = 1_000_000;
/** 15 digits. */
const TIME_MAX = 999_999_999_999_999;

const isTime = (at: unknown): boolean => Number.isInteger(at) && Number(at) >= 0 && Number(at) <= TIME_MAX;

const isName = (name: unknown): boolean =>
  typeof name === 'string' && !isLongerThan(name, SAVED_LIMITS.name) && !name.includes('\n');

/** In dollars with at most two decimals, as it is written. */
const isPrice = (price: unknown): boolean =>
  typeof price === 'number' && price >= 0 && price <= PRICE_MAX && Math.round(price * 100) / 100 === price;

/** Printable ASCII without a blank, as `URLSearchParams` writes it. */
const isAddress = (id: unknown): boolean =>
  typeof id === 'string' && id !== '' && id.length <= SAVED_LIMITS.address && /^[!-~]+$/.test(id);

/** Whether a search with this address is short enough to be saved. */
export const canSaveSearch = isAddress;

/** Whether a backend accepts it. Values are checked at run time, because callers may bypass the compiler. */
export const isValidSaved = ({ robots, searches, removed }: Saved): boolean =>
  robots.length <= SAVED_LIMITS.robots &&
  searches.length <= SAVED_LIMITS.searches &&
  removed.length <= SAVED_LIMITS.removed &&
  robots.every(({ id, at, name, price }) => isClientId(id) && isTime(at) && isName(name) && isPrice(price)) &&
  searches.every(
    ({ id, at, name, seenAt }) => isAddress(id) && isTime(at) && isName(name) && isTime(seenAt),
  ) &&
  removed.every(({ id, at }) => isAddress(id) && isTime(at));
