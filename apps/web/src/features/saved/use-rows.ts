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
  // As each was last, so that it is brought back as it was removed.
  const kept = known.map((entry) => entries.find(({ id }) => id === entry.id) ?? entry);
  const all = [...fresh, ...kept];
  if (all.some((entry, index) => entry !== known[index])) setKnown(all);
  return all.map((entry) => ({ entry, isRemoved: entries.every(({ id }) => id !== entry.id) }));
}
