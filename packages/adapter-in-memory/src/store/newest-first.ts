import { byNewest, type Dated } from '@roborrow/domain';
import { firstNotBefore } from './sorted-groups.ts';

export interface Page<Item extends Dated> {
  readonly items: readonly Item[];
  /** `null` when this page is the last. */
  readonly next: Pick<Item, 'createdAt' | 'id'> | null;
}

/** The items of a newest-first list after the cursor, at most `limit` of them. */
export const pageOf = <Item extends Dated>(
  list: readonly Item[],
  cursor: Dated | undefined,
  limit: number,
): Page<Item> => {
  // The cursor's own item was on the previous page, so the page starts after it.
  const start = cursor ? firstNotBefore(list, (item) => (byNewest(item, cursor) <= 0 ? -1 : 1)) : 0;
  const items = list.slice(start, start + Math.max(1, limit));
  const last = items.at(-1);
  const isLastPage = start + items.length >= list.length;
  return { items, next: last && !isLastPage ? { createdAt: last.createdAt, id: last.id } : null };
};
