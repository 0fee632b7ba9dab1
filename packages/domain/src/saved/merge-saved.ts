import { epochMs } from '../units.ts';
import { SAVED_LIMITS, type Removed, type Saved, type SavedRobot, type SavedSearch } from './saved.ts';

interface Entry {
  readonly id: string;
  readonly at: number;
}

/** Positive when `a` is the later one; 0 only for equal entries. */
type Compare<Item> = (a: Item, b: Item) => number;

const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const laterRobot: Compare<SavedRobot> = (a, b) => a.at - b.at || a.price - b.price || byText(a.name, b.name);

const laterSearch: Compare<SavedSearch> = (a, b) => a.at - b.at || byText(a.name, b.name);

const laterRemoval: Compare<Removed> = (a, b) => a.at - b.at;

const newestFirst = (a: Entry, b: Entry): number => b.at - a.at || byText(b.id, a.id);

/** The latest entry of each id. */
const latest = <Item extends Entry>(
  items: readonly Item[],
  later: Compare<Item>,
): ReadonlyMap<string, Item> => {
  const found = new Map<string, Item>();
  for (const item of items) {
    const known = found.get(item.id);
    if (!known || later(item, known) > 0) found.set(item.id, item);
  }
  return found;
};

/**
 * The searches with the latest look at each, which an entry that is later for its name may not know. Looking at a search does not
 * count as a change: a removal elsewhere stays.
 */
const withLatestLooks = (searches: readonly SavedSearch[], all: readonly SavedSearch[]): SavedSearch[] =>
  searches.map((search) => {
    const looks = all.filter(({ id }) => id === search.id).map(({ seenAt }) => seenAt);
    return { ...search, seenAt: epochMs(Math.max(...looks)) };
  });

/**
 * What two devices saved, as one: of the entries with the same id the latest counts, a removal also at the same time
 * (D321); the last look at a search counts by itself (D327). The order of merges does not matter, but for a look at a search that
 * was removed and saved again. Repeating a merge changes nothing, so it can be tried again after a lost answer. Beyond the limits the
 * oldest entries are left out.
 */
export const mergeSaved = (a: Saved, b: Saved): Saved => {
  const removals = latest([...a.removed, ...b.removed], laterRemoval);
  const isKept = ({ id, at }: Entry): boolean => at > (removals.get(id)?.at ?? -1);
  const robots = [...latest([...a.robots, ...b.robots], laterRobot).values()].filter(isKept);
  const allSearches = [...a.searches, ...b.searches];
  const keptSearches = [...latest(allSearches, laterSearch).values()].filter(isKept);
  const searches = withLatestLooks(keptSearches, allSearches);
  const kept = new Set<string>([...robots, ...searches].map(({ id }) => id));
  const removed = [...removals.values()].filter(({ id }) => !kept.has(id));
  return {
    robots: robots.sort(newestFirst).slice(0, SAVED_LIMITS.robots),
    searches: searches.sort(newestFirst).slice(0, SAVED_LIMITS.searches),
    removed: removed.sort(newestFirst).slice(0, SAVED_LIMITS.removed),
  };
};

const areSame = <Item extends Entry>(a: readonly Item[], b: readonly Item[], later: Compare<Item>): boolean =>
  a.length === b.length &&
  a.every((item, index) => {
    const other = b[index];
    return other?.id === item.id && later(item, other) === 0;
  });

/** Whether two lists of saved things are equal, in order and content. */
export const isSameSaved = (a: Saved, b: Saved): boolean =>
  areSame(a.robots, b.robots, laterRobot) &&
  areSame(a.searches, b.searches, (one, other) => laterSearch(one, other) || one.seenAt - other.seenAt) &&
  areSame(a.removed, b.removed, laterRemoval);
