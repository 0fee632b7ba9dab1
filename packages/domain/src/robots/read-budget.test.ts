import { describe, expect, it } from 'vitest';
import { stub } from '../../testing/stub.ts';
import type { PublicRobotsPort, SampleQuery } from '../ports/robots.ts';
import { miles } from '../units.ts';
import { createReadBudget, whenSpent } from './read-budget.ts';
import type { Narrowing } from './search-tokens.ts';

const origin = { coordinates: { latitude: 35.7, longitude: -78.9 }, radius: miles(25) };
/** Costs at most 19 documents. */
const sample: SampleQuery = { origin, limit: 12 };

const budgetOf = (cost: { readonly cost?: number }) =>
  createReadBudget(
    stub<PublicRobotsPort>({
      listAvailable: async ({ limit }) => ({
        robots: [],
        next: null,
        ...('cost' in cost && { cost: limit }),
      }),
      sampleNear: async () => ({ robots: [], isAll: true, ...cost }),
      countNarrowed: async () => 0,
    }),
  );

const isRead = (reading: Promise<unknown>): Promise<boolean> =>
  reading.then(() => true).catch(whenSpent(false));

describe('what helps an empty search (D825)', () => {
  it.each([
    [31, true],
    [32, false],
  ])('is read after %i documents if it may cost no more than are left: %s', async (spent, expected) => {
    const { counting, helping } = budgetOf({ cost: 19 });
    await counting.listAvailable({ order: 'newest', limit: spent });
    expect(await isRead(helping.sampleNear(sample))).toBe(expected);
  });

  it('is reckoned with what is being read at the same time, and then with what that cost', async () => {
    const { counting, helping } = budgetOf({ cost: 2 });
    await counting.listAvailable({ order: 'newest', limit: 1 });
    const reading = [1, 2, 3].map(() => isRead(helping.sampleNear(sample)));
    expect(await Promise.all(reading)).toEqual([true, true, false]);
    expect(await isRead(helping.sampleNear(sample))).toBe(true);
  });

  it('leaves what is kept for later', async () => {
    const { counting, helping, keep } = budgetOf({ cost: 2 });
    await counting.listAvailable({ order: 'newest', limit: 20 });
    const release = keep(12);
    expect(await isRead(helping.sampleNear(sample))).toBe(false);
    release();
    expect(await isRead(helping.sampleNear(sample))).toBe(true);
  });

  it('counts each of several conditions', async () => {
    const { counting, helping } = budgetOf({ cost: 2 });
    await counting.listAvailable({ order: 'newest', limit: 30 });
    const narrow = [{ anyOf: ['c:mower'] }, { anyOf: ['w:quiet'] }];
    expect(await isRead(helping.sampleNear({ ...sample, narrow }))).toBe(false);
    for (const narrowing of narrow) await helping.countNarrowed(narrowing);
    expect(await isRead(helping.sampleNear(sample))).toBe(false);
  });

  it('counts no condition twice', async () => {
    const asked: Narrowing[] = [];
    const { counting, helping } = createReadBudget(
      stub<PublicRobotsPort>({
        listAvailable: async ({ limit }) => ({ robots: [], next: null, cost: limit }),
        countNarrowed: async (narrowing) => asked.push(narrowing),
      }),
    );
    const [quiet, mower] = [{ anyOf: ['w:quiet'] }, { anyOf: ['c:mower'] }];
    await counting.countNarrowed(quiet);
    await counting.listAvailable({ order: 'newest', limit: 50 });
    expect([await counting.countNarrowed(quiet), await helping.countNarrowed({ ...quiet })]).toEqual([1, 1]);
    expect(await isRead(helping.countNarrowed(mower))).toBe(false);
    expect(asked).toEqual([quiet]);
  });

  it('counts a condition again after a failure', async () => {
    let asked = 0;
    const { counting } = createReadBudget(
      stub<PublicRobotsPort>({
        countNarrowed: async () => {
          asked += 1;
          if (asked === 1) throw new Error('not now');
          return 5;
        },
      }),
    );
    const quiet = { anyOf: ['w:quiet'] };
    await expect(counting.countNarrowed(quiet)).rejects.toThrow('not now');
    expect(await counting.countNarrowed(quiet)).toBe(5);
  });

  it('has no limit where reading costs nothing', async () => {
    const { counting, helping } = budgetOf({});
    await counting.listAvailable({ order: 'newest', limit: 200 });
    const reading = Array.from({ length: 9 }, () => isRead(helping.sampleNear(sample)));
    expect(new Set(await Promise.all(reading))).toEqual(new Set([true]));
  });
});
