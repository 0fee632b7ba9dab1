/** Negative when the first comes first. Must never return 0 for two different items. */
export type Compare<Item> = (a: Item, b: Item) => number;

/** A sorted list for reading. */
export interface SortedView<Item> extends Iterable<Item> {
  readonly length: number;
  /**
   * At most `limit` items, beginning with the first for which `place` is not negative; `place` must not
   * decrease along the list. Without it, from the beginning.
   */
  slice(limit: number, place?: (item: Item) => number): readonly Item[];
  /** The items from the first for which `place` is not negative, as in `slice`. */
  from(place: (item: Item) => number): Iterable<Item>;
}

export interface SortedList<Item> extends SortedView<Item> {
  /**
   * Removes and adds any number of items in one pass over the parts of the list that they concern. Both are
   * sorted like the list. Ignores the removal of a missing item.
   */
  replace(removed: readonly Item[], added: readonly Item[]): void;
}

/** The list is stored in chunks, so that a change moves at most so many items, however long the list is. */
const LONGEST_CHUNK = 512;
const NEW_CHUNK = LONGEST_CHUNK / 2;

export const createSortedList = <Item>(compare: Compare<Item>): SortedList<Item> => {
  /** None is empty. */
  const chunks: Item[][] = [];
  let length = 0;

  /** The first chunk whose last item is not before the place; the number of chunks if there is none. */
  const chunkAt = (place: (item: Item) => number, from = 0): number =>
    firstNotBefore(chunks, (chunk) => lastOf(chunk, place), from);

  const replace = (removed: readonly Item[], added: readonly Item[]): void => {
    let r = 0;
    let a = 0;
    let position = 0;
    while (r < removed.length || a < added.length) {
      const first = earlier(removed[r], added[a], compare);
      if (first === undefined) return;
      // Items after the last chunk belong to it.
      position = Math.min(
        chunkAt((item) => compare(item, first), position),
        Math.max(0, chunks.length - 1),
      );
      const chunk = chunks[position] ?? [];
      const end = position >= chunks.length - 1 ? undefined : chunk.at(-1);
      const lastRemoved = endOf(removed, r, end, compare);
      const lastAdded = endOf(added, a, end, compare);
      const changed = merge(chunk, removed.slice(r, lastRemoved), added.slice(a, lastAdded), compare);
      length += changed.length - chunk.length;
      const pieces = inPieces(changed);
      chunks.splice(position, 1, ...pieces);
      position += pieces.length;
      r = lastRemoved;
      a = lastAdded;
    }
  };

  return {
    get length() {
      return length;
    },
    slice: (limit, place = () => 0) => {
      const found: Item[] = [];
      let position = chunkAt(place);
      let start = firstNotBefore(chunks[position] ?? [], place);
      while (position < chunks.length && found.length < limit) {
        found.push(...(chunks[position] ?? []).slice(start, start + limit - found.length));
        position += 1;
        start = 0;
      }
      return found;
    },
    *from(place) {
      let position = chunkAt(place);
      let start = firstNotBefore(chunks[position] ?? [], place);
      for (; position < chunks.length; position += 1, start = 0) {
        const chunk = chunks[position] ?? [];
        for (let i = start; i < chunk.length; i += 1) {
          const item = chunk[i];
          if (item !== undefined) yield item;
        }
      }
    },
    *[Symbol.iterator]() {
      for (const chunk of chunks) yield* chunk;
    },
    replace,
  };
};

const lastOf = <Item>(chunk: readonly Item[], place: (item: Item) => number): number => {
  const last = chunk.at(-1);
  return last === undefined ? 0 : place(last);
};

const earlier = <Item>(
  a: Item | undefined,
  b: Item | undefined,
  compare: Compare<Item>,
): Item | undefined => {
  if (a === undefined || b === undefined) return a ?? b;
  return compare(a, b) <= 0 ? a : b;
};

/** The end of the items, from `start` on, that are not after `last`; of all items without `last`. */
const endOf = <Item>(
  items: readonly Item[],
  start: number,
  last: Item | undefined,
  compare: Compare<Item>,
): number =>
  last === undefined
    ? items.length
    : firstNotBefore(items, (item) => (compare(item, last) <= 0 ? -1 : 1), start);

/** Looks for the places of what changes, and at no other items: among a million they are not in the processor's cache. */
const merge = <Item>(
  items: readonly Item[],
  removed: readonly Item[],
  added: readonly Item[],
  compare: Compare<Item>,
): readonly Item[] => {
  const merged: Item[] = [];
  let [r, a, kept] = [0, 0, 0];
  for (;;) {
    const first = earlier(removed[r], added[a], compare);
    const place =
      first === undefined ? items.length : firstNotBefore(items, (item) => compare(item, first), kept);
    merged.push(...items.slice(kept, place));
    kept = place;
    if (first === undefined) return merged;
    if (first === removed[r]) {
      r += 1;
      const item = items[place];
      if (item !== undefined && compare(item, first) === 0) kept += 1;
    } else {
      a += 1;
      merged.push(first);
    }
  }
};

const inPieces = <Item>(items: readonly Item[]): Item[][] => {
  if (items.length === 0) return [];
  if (items.length <= LONGEST_CHUNK) return [[...items]];
  const pieces: Item[][] = [];
  for (let start = 0; start < items.length; start += NEW_CHUNK)
    pieces.push(items.slice(start, start + NEW_CHUNK));
  return pieces;
};

/** The index of the first item, from `start` on, for which `place` is not negative; the length if there is none. */
const firstNotBefore = <Item>(list: readonly Item[], place: (item: Item) => number, start = 0): number => {
  let low = start;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = list[middle];
    if (item !== undefined && place(item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};
