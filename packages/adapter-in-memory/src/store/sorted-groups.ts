/** Negative when the first comes first. Must never return 0 for two different items. */
export type Compare<Item> = (a: Item, b: Item) => number;

/** Sorted lists, one for each key. */
export interface SortedGroups<Item> {
  /** In order. The list is changed in place: return a slice to callers. */
  list(key: string): readonly Item[];
  replace(removed: readonly Item[], added: readonly Item[]): void;
}

/** Above this number, sorting once is faster than inserting one by one. */
const FEW = 32;

/** An item belongs to every group that `keysOf` names. */
export const createSortedGroups = <Item>(
  keysOf: (item: Item) => readonly string[],
  compare: Compare<Item>,
): SortedGroups<Item> => {
  const groups = new Map<string, Item[]>();

  const byKey = (items: readonly Item[]): ReadonlyMap<string, readonly Item[]> => {
    const grouped = new Map<string, Item[]>();
    for (const item of items) {
      for (const key of keysOf(item)) {
        const group = grouped.get(key);
        if (group) group.push(item);
        else grouped.set(key, [item]);
      }
    }
    return grouped;
  };

  const remove = (key: string, items: readonly Item[]): void => {
    const list = groups.get(key);
    if (!list) return;
    for (const item of items) {
      const index = firstNotBefore(list, (other) => compare(other, item));
      const found = list[index];
      if (found !== undefined && compare(found, item) === 0) list.splice(index, 1);
    }
    if (list.length === 0) groups.delete(key);
  };

  const add = (key: string, items: readonly Item[]): void => {
    const list = groups.get(key) ?? [];
    groups.set(key, list);
    if (items.length > FEW) {
      for (const item of items) list.push(item);
      list.sort(compare);
      return;
    }
    for (const item of items)
      list.splice(
        firstNotBefore(list, (other) => compare(other, item)),
        0,
        item,
      );
  };

  return {
    list: (key) => groups.get(key) ?? [],
    replace: (removed, added) => {
      for (const [key, items] of byKey(removed)) remove(key, items);
      for (const [key, items] of byKey(added)) add(key, items);
    },
  };
};

/** The index of the first item for which `place` is not negative; the list's length if there is none. */
export const firstNotBefore = <Item>(list: readonly Item[], place: (item: Item) => number): number => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = list[middle];
    if (item !== undefined && place(item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};
