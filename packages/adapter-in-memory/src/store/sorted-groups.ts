import { createSortedList, type Compare, type SortedList, type SortedView } from './sorted-list.ts';

/** Sorted lists, one for each key. */
export interface SortedGroups<Item> {
  /** In order. It changes with `replace`. */
  list(key: string): SortedView<Item>;
  replace(removed: readonly Item[], added: readonly Item[]): void;
}

/** An item belongs to every group that `keysOf` names. */
export const createSortedGroups = <Item>(
  keysOf: (item: Item) => readonly string[],
  compare: Compare<Item>,
): SortedGroups<Item> => {
  const groups = new Map<string, SortedList<Item>>();
  const empty = createSortedList(compare);

  /** Sorted once, so that the items of each group are sorted. */
  const byKey = (items: readonly Item[]): ReadonlyMap<string, readonly Item[]> => {
    const grouped = new Map<string, Item[]>();
    for (const item of [...items].sort(compare)) {
      for (const key of keysOf(item)) {
        const group = grouped.get(key);
        if (group) group.push(item);
        else grouped.set(key, [item]);
      }
    }
    return grouped;
  };

  const change = (key: string, removed: readonly Item[], added: readonly Item[]): void => {
    const list = groups.get(key) ?? createSortedList(compare);
    list.replace(removed, added);
    if (list.length === 0) groups.delete(key);
    else groups.set(key, list);
  };

  return {
    list: (key) => groups.get(key) ?? empty,
    replace: (removed, added) => {
      const gone = byKey(removed);
      const come = byKey(added);
      for (const [key, items] of gone) change(key, items, come.get(key) ?? []);
      for (const [key, items] of come) if (!gone.has(key)) change(key, [], items);
    },
  };
};
