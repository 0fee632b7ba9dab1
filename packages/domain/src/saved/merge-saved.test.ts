import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { savedArb } from '../../testing/saved.ts';
import { robotId } from '../ids.ts';
import { dollarsPerDay, epochMs } from '../units.ts';
import { isSameSaved, mergeSaved } from './merge-saved.ts';
import { NOTHING_SAVED, SAVED_LIMITS, type Saved, type SavedRobot, type SavedSearch } from './saved.ts';

const robotAt = (id: string, at: number, price = 20): SavedRobot => ({
  id: robotId(id),
  at: epochMs(at),
  name: 'Rover',
  price: dollarsPerDay(price),
});
const saving = (...robots: SavedRobot[]): Saved => ({ ...NOTHING_SAVED, robots });
const removing = (id: string, at: number): Saved => ({
  ...NOTHING_SAVED,
  removed: [{ id, at: epochMs(at) }],
});
const seen = (at: number, seenAt: number): Saved => ({
  ...NOTHING_SAVED,
  searches: [{ id: 'query=arm', at: epochMs(at), name: 'Arms', seenAt: epochMs(seenAt) }],
});

const nameAndTime = ({ id, at, name }: SavedSearch): string => JSON.stringify([id, at, name]);
const withoutLooks = (saved: Saved) => ({ ...saved, searches: saved.searches.map(nameAndTime) });

interface SavedEvent {
  readonly id: string;
  readonly order: readonly (string | number)[];
  readonly robot?: SavedRobot;
  readonly search?: SavedSearch;
}

/** The same by another way: every entry and removal in one line of events, the last of each id counts. */
const byEvents = (all: readonly Saved[]) => {
  const events = all.flatMap(({ robots, searches, removed }): readonly SavedEvent[] => [
    ...robots.map((robot) => ({
      robot,
      id: robot.id as string,
      order: [robot.at, 0, robot.price, robot.name],
    })),
    ...searches.map((search) => ({
      search,
      id: search.id,
      order: [search.at, 0, 0, search.name],
    })),
    ...removed.map(({ id, at }) => ({ id, order: [at, 1, 0, ''] })),
  ]);
  const inOrder = (a: readonly (string | number)[], b: readonly (string | number)[]): number => {
    const at = a.findIndex((part, index) => part !== b[index]);
    return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
  };
  return new Map(events.sort((a, b) => inOrder(a.order, b.order)).map((event) => [event.id, event]));
};

/** The same list, without its first or last entry, or with other ids. */
const alike = <Item extends { readonly id: string }>(list: readonly Item[]) =>
  fc.constantFrom(
    list,
    list.slice(1),
    list.slice(0, -1),
    list.map((one) => ({ ...one, id: `${one.id}-2` as Item['id'] })),
  );

/** Two that are often equal, or differ in little. */
const alikeArb = savedArb.chain((one) =>
  fc.tuple(
    fc.constant(one),
    fc.oneof(
      savedArb,
      fc.record({ robots: alike(one.robots), searches: alike(one.searches), removed: alike(one.removed) }),
    ),
  ),
);

describe('what two devices saved', () => {
  it('is joined when an account is signed in to (D321)', () => {
    const merged = mergeSaved(saving(robotAt('rover', 1)), saving(robotAt('arm', 2)));
    expect(merged.robots.map(({ id }) => id)).toEqual(['arm', 'rover']);
  });

  it('does not bring back what another device removed later (D321)', () => {
    expect(mergeSaved(saving(robotAt('rover', 1)), removing('rover', 2)).robots).toEqual([]);
    expect(mergeSaved(saving(robotAt('rover', 2)), removing('rover', 2)).robots).toEqual([]);
    expect(mergeSaved(saving(robotAt('rover', 3)), removing('rover', 2)).robots).toHaveLength(1);
  });

  it('keeps the price of the later saving', () => {
    const [robot] = mergeSaved(saving(robotAt('rover', 1, 20)), saving(robotAt('rover', 2, 30))).robots;
    expect(robot?.price).toBe(30);
  });

  it('counts the last look at a search, which does not undo its removal (D327)', () => {
    expect(mergeSaved(seen(1, 5), seen(1, 9)).searches[0]?.seenAt).toBe(9);
    expect(mergeSaved(seen(1, 9), removing('query=arm', 3)).searches).toEqual([]);
  });

  it('keeps the last look when a device with an older copy renames the search (D327)', () => {
    const renamed: Saved = {
      ...NOTHING_SAVED,
      searches: [{ id: 'query=arm', at: epochMs(20), name: 'My arms', seenAt: epochMs(1) }],
    };
    const merged = { id: 'query=arm', at: 20, name: 'My arms', seenAt: 10 };
    expect(mergeSaved(seen(1, 10), renamed).searches).toEqual([merged]);
    expect(mergeSaved(renamed, seen(1, 10)).searches).toEqual([merged]);
  });

  it('keeps at most 100 robots, 20 searches and 200 removals, the newest (D322)', () => {
    const many = Array.from({ length: 300 }, (_, at) => at);
    const all: Saved = {
      robots: many.map((at) => robotAt(`robot-${at}`, at)),
      searches: many.map((at) => ({ id: `query=${at}`, at: epochMs(at), name: '', seenAt: epochMs(at) })),
      removed: many.map((at) => ({ id: `gone-${at}`, at: epochMs(at) })),
    };
    const { robots, searches, removed } = mergeSaved(NOTHING_SAVED, all);
    const kept = [robots, searches, removed];
    expect(kept.map(({ length }) => length)).toEqual([100, 20, 200]);
    expect(kept.map((list) => list.at(-1)?.at)).toEqual([200, 280, 100]);
    expect(SAVED_LIMITS).toMatchObject({ robots: 100, searches: 20, removed: 200 });
  });

  it('is what a replay of all events leaves', () => {
    fc.assert(
      fc.property(fc.array(savedArb, { maxLength: 4 }), (all) => {
        const merged = all.reduce(mergeSaved, NOTHING_SAVED);
        const events = [...byEvents(all).values()];
        const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).sort();
        expect(new Set(merged.robots)).toEqual(new Set(events.flatMap((event) => event.robot ?? [])));
        expect(new Set(merged.searches.map(nameAndTime))).toEqual(
          new Set(events.flatMap((event) => (event.search ? nameAndTime(event.search) : []))),
        );
        expect(idsOf(merged.removed)).toEqual(idsOf(events.filter(({ robot, search }) => !robot && !search)));
      }),
      { numRuns: runs(300) },
    );
  });

  it('does not depend on the order of merges, nor on repeating one', () => {
    fc.assert(
      fc.property(savedArb, savedArb, savedArb, (a, b, c) => {
        expect(mergeSaved(a, b)).toEqual(mergeSaved(b, a));
        const [left, right] = [mergeSaved(mergeSaved(a, b), c), mergeSaved(a, mergeSaved(b, c))];
        expect(withoutLooks(left)).toEqual(withoutLooks(right));
        const once = mergeSaved(a, b);
        expect(mergeSaved(once, b)).toEqual(once);
        expect(isSameSaved(once, mergeSaved(once, a))).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it('has the latest of all looks, in any order, where nothing is removed (D327)', () => {
    fc.assert(
      fc.property(fc.array(savedArb, { minLength: 1, maxLength: 4 }), (all) => {
        const kept = all.map((saved): Saved => ({ ...saved, removed: [] }));
        const merged = kept.reduce(mergeSaved);
        for (const { id, seenAt } of merged.searches) {
          const looks = kept.flatMap(({ searches }) => searches.filter((search) => search.id === id));
          expect(seenAt).toBe(Math.max(...looks.map((look) => look.seenAt)));
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('is the same only if every value is', () => {
    fc.assert(
      fc.property(alikeArb, ([a, b]) => {
        const [left, right] = [mergeSaved(a, a), mergeSaved(b, b)];
        const isSame = JSON.stringify(inOrder(left)) === JSON.stringify(inOrder(right));
        expect([isSameSaved(left, right), isSameSaved(right, left)]).toEqual([isSame, isSame]);
      }),
      { numRuns: runs(500) },
    );
  });
});

/** With the fields in one order. */
const inOrder = ({ robots, searches, removed }: Saved) => [
  robots.map(({ id, at, name, price }) => [id, at, name, price]),
  searches.map(({ id, at, name, seenAt }) => [id, at, name, seenAt]),
  removed.map(({ id, at }) => [id, at]),
];
