import { useState } from 'react';

export interface Row<Entry> {
  readonly entry: Entry;
  readonly isRemoved: boolean;
}

/**
 * A row for each entry, newest first. What is removed while the page is open keeps its row, where it can be brought back.
 */
export function useRows<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
): readonly Row<Entry>[] {
  const [known, setKnown] = useState(entries);
  const fresh = entries.filter(({ id }) => known.every((entry) => entry.id !== id));
  const all = fresh.length > 0 ? [...fresh, ...known] : known;
  if (all !== known) setKnown(all);
  return all.map((entry) => {
    const current = entries.find(({ id }) => id === entry.id);
    return { entry: current ?? entry, isRemoved: !current };
  });
}
