import { byNewest, epochMs, type Dated } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOf } from './page-of.ts';
import { createSortedGroups } from './sorted-groups.ts';
import { createSortedList } from './sorted-list.ts';

interface Item extends Dated {
  readonly groups: readonly string[];
}

const itemArb: fc.Arbitrary<Item> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 2 }),
  createdAt: fc.integer({ min: 0, max: 5 }).map(epochMs),
  groups: fc.subarray(['a', 'b', 'c']),
});
/** Often so many that a group adds them in bulk. */
const itemsArb = fc.uniqueArray(itemArb, { maxLength: 100, size: 'max', selector: ({ id }) => id });

/** The expected result: filter and sort everything again. */
const sorted = (items: readonly Item[], group: string): readonly Item[] =>
  items
    .filter(({ groups }) => groups.includes(group))
    .toSorted((a, b) => (a.createdAt === b.createdAt ? (a.id > b.id ? -1 : 1) : b.createdAt - a.createdAt));

describe('sorted groups', () => {
  it('equal filtering and sorting after any adds and removes, single or in bulk', () => {
    const history = fc.tuple(itemsArb, fc.array(fc.nat(), { maxLength: 30, size: 'max' }), itemsArb);
    fc.assert(
      fc.property(history, ([first, removals, second]) => {
        const groups = createSortedGroups<Item>((item) => item.groups, byNewest);
        groups.replace([], first);
        const removed = first.filter((_, i) => removals.includes(i));
        const kept = first.filter((item) => !removed.includes(item));
        const added = second.filter(({ id }) => !kept.some((item) => item.id === id));
        groups.replace(removed, added);
        for (const group of ['a', 'b', 'c'])
          expect([...groups.list(group)]).toEqual(sorted([...kept, ...added], group));
      }),
      { numRuns: runs(200) },
    );
  });

  it('ignore the removal of a missing item', () => {
    const groups = createSortedGroups<Item>((item) => item.groups, byNewest);
    const item: Item = { id: 'one', createdAt: epochMs(1), groups: ['a'] };
    groups.replace([item], []);
    groups.replace([], [item]);
    groups.replace([{ ...item, id: 'two' }], []);
    expect([...groups.list('a')]).toEqual([item]);
  });
});

/** Long enough for many chunks, which are divided and emptied again. */
describe('a long sorted list', () => {
  const compare = (a: number, b: number): number => a - b;
  const numbersArb = fc.uniqueArray(fc.nat(9999), { maxLength: 3000, size: 'max' });

  it('equals filtering and sorting after any changes, from every place on', () => {
    const changeArb = fc.tuple(fc.array(fc.nat(9999), { maxLength: 2000, size: 'max' }), numbersArb);
    fc.assert(
      fc.property(fc.array(changeArb, { minLength: 1, maxLength: 4 }), fc.nat(9999), (changes, start) => {
        const list = createSortedList(compare);
        let expected: readonly number[] = [];
        for (const [gone, come] of changes) {
          const removed = new Set(gone);
          const kept = new Set(expected.filter((one) => !removed.has(one)));
          const added = come.filter((one) => !kept.has(one)).toSorted(compare);
          list.replace([...removed].toSorted(compare), added);
          expected = [...kept, ...added].toSorted(compare);
          expect([...list]).toEqual(expected);
          expect(list.length).toBe(expected.length);
        }
        const rest = expected.filter((one) => one >= start);
        for (const limit of [0, 1, 300, 10_000])
          expect(list.slice(limit, (one) => one - start)).toEqual(rest.slice(0, limit));
        expect(list.slice(5)).toEqual(expected.slice(0, 5));
      }),
      { numRuns: runs(30) },
    );
  });
});

const listOf = (items: readonly Dated[]) => {
  const list = createSortedList(byNewest);
  list.replace([], items.toSorted(byNewest));
  return list;
};

describe('pages of a newest-first list', () => {
  it('contain every item once, for every page size', () => {
    fc.assert(
      fc.property(itemsArb, fc.integer({ min: 1, max: 70 }), (items, limit) => {
        const list = listOf(items);
        const found: Dated[] = [];
        let page = pageOf(list, undefined, limit);
        found.push(...page.items);
        while (page.next) {
          page = pageOf(list, page.next, limit);
          found.push(...page.items);
        }
        expect(found).toEqual(items.toSorted(byNewest));
      }),
      { numRuns: runs(200) },
    );
  });

  it('advance by at least one item, so that reading with a limit of 0 ends', () => {
    const list: readonly Dated[] = [{ id: 'one', createdAt: epochMs(1) }];
    expect(pageOf(listOf(list), undefined, 0)).toEqual({ items: list, next: null });
  });
});
