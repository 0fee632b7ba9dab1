import { byNewest, type Dated } from '@roborrow/domain';
import type { SortedView } from './sorted-list.ts';

export interface Page<Item> {
  readonly items: readonly Item[];
  /** The last item; `null` when this page is the last. */
  readonly last: Item | null;
}

/** The part of a sorted list that a page is taken from. Both hold for one end of the list and for no others. */
export interface Range<Item> {
  readonly isBefore: (item: Item) => boolean;
  readonly isBeyond: (item: Item) => boolean;
}

/** The first items of a range, at most `limit` of them; at least one, so that reading page by page ends. */
export const firstOf = <Item>(
  list: Pick<SortedView<Item>, 'from'>,
  { isBefore, isBeyond }: Range<Item>,
  limit: number,
): Page<Item> => {
  const most = Math.max(1, limit);
  const items: Item[] = [];
  for (const item of list.from((one) => (isBefore(one) ? -1 : 1))) {
    if (isBeyond(item)) break;
    if (items.length === most) return { items, last: items.at(-1) ?? null };
    items.push(item);
  }
  return { items, last: null };
};

/** The items of a newest-first list after the cursor, and the cursor of the next page. */
export const pageOf = <Item extends Dated>(
  list: SortedView<Item>,
  cursor: Dated | undefined,
  limit: number,
): { readonly items: readonly Item[]; readonly next: Pick<Item, 'createdAt' | 'id'> | null } => {
  // The cursor's own item was on the previous page.
  const isBefore = (item: Item): boolean => cursor !== undefined && byNewest(item, cursor) <= 0;
  const { items, last } = firstOf(list, { isBefore, isBeyond: () => false }, limit);
  return { items, next: last && { createdAt: last.createdAt, id: last.id } };
};
