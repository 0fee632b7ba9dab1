import { firstCharacters, hasControls, isBlank, isLongerThan, trimmed } from '../characters.ts';
import type { Robot } from '../robots/robot.ts';
import { dollarsPerDay, epochMs, type EpochMs } from '../units.ts';
import { NOTHING_SAVED, SAVED_LIMITS, type Saved, type SavedRobot, type SavedSearch } from './saved.ts';

/*
 * Each change is the entries that it writes, to be merged into what is there (`mergeSaved`).
 */

/** A time later than every change of the entry that is known here, even if another device's clock is fast. */
const after = ({ robots, searches, removed }: Saved, id: string, now: EpochMs): EpochMs => {
  const known = [...robots, ...searches, ...removed]
    .filter((entry) => entry.id === id)
    .map(({ at }) => at + 1);
  return epochMs(Math.max(now, ...known));
};

/** One line, at most as long as a stored name may be. */
const asName = (text: string): string =>
  firstCharacters(text.replaceAll(/\s+/g, ' ').trim(), SAVED_LIMITS.name);

const asPrice = (price: number): number => Math.round(Math.min(Math.max(price, 0), 1_000_000) * 100) / 100;

/** Saves a robot as it is now. */
export const savingRobot = (saved: Saved, { id, name, price }: Robot, now: EpochMs): Saved => ({
  ...NOTHING_SAVED,
  robots: [{ id, at: after(saved, id, now), name: asName(name), price: dollarsPerDay(asPrice(price)) }],
});

/** Undoes the removal of a robot: it is saved as it was before, with the price of then. */
export const restoringRobot = (saved: Saved, robot: SavedRobot, now: EpochMs): Saved => ({
  ...NOTHING_SAVED,
  robots: [{ ...robot, at: after(saved, robot.id, now) }],
});

/** Removes a robot or a search by its id. */
export const removingSaved = (saved: Saved, id: string, now: EpochMs): Saved => ({
  ...NOTHING_SAVED,
  removed: [{ id, at: after(saved, id, now) }],
});

/** What can be wrong with the name of a search. */
export type SearchNameTag = 'required' | 'too-long' | 'turns-text';

/** Checks the name that a user gives to a search (D391); `null` when it is valid. */
export const searchNameIssue = (name: string): SearchNameTag | null => {
  if (isBlank(name)) return 'required';
  if (isLongerThan(trimmed(name), SAVED_LIMITS.name)) return 'too-long';
  return hasControls(trimmed(name)) ? 'turns-text' : null;
};

/** Saves a search whose results, as they were at `seenAt`, the user is looking at. */
export const savingSearch = (
  saved: Saved,
  { id, name, seenAt }: Pick<SavedSearch, 'id' | 'name' | 'seenAt'>,
  now: EpochMs,
): Saved => ({
  ...NOTHING_SAVED,
  searches: [{ id, at: after(saved, id, now), name: asName(name), seenAt }],
});

/** Renames a search. That is no look at it: what was new stays new. */
export const renamingSearch = (saved: Saved, search: SavedSearch, name: string, now: EpochMs): Saved =>
  savingSearch(saved, { ...search, name }, now);

/** Undoes the removal of a search. */
export const restoringSearch = (saved: Saved, search: SavedSearch, now: EpochMs): Saved => ({
  ...NOTHING_SAVED,
  searches: [{ ...search, at: after(saved, search.id, now) }],
});

/** Notes that the user looks at a search's results as they were at a time (D327). */
export const lookingAt = (search: SavedSearch, seenAt: EpochMs): Saved => ({
  ...NOTHING_SAVED,
  searches: [{ ...search, seenAt: epochMs(Math.max(seenAt, search.seenAt)) }],
});
