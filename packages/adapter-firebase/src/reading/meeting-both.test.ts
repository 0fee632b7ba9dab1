import { LIST_MAX } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsWithBoth } from './meeting-both.ts';

/** Listings on a line, and which of the two conditions each meets. */
interface Listing {
  readonly at: number;
  readonly meets: readonly ('one' | 'other')[];
}
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const LENGTH = 2000;
const WHOLE: Stretch = { from: 0, to: LENGTH };
const divide = ({ from, to }: Stretch, ways: number): readonly Stretch[] =>
  Array.from({ length: ways }, (_, i) => ({
    from: from + Math.floor(((to - from) * i) / ways),
    to: from + Math.floor(((to - from) * (i + 1)) / ways),
  }));
const within =
  ({ from, to }: Stretch) =>
  (listing: Listing) =>
    listing.at >= from && listing.at < to;
const isBoth = ({ meets }: Listing) => meets.length === 2;

/** Asks for the parts, and notes what was counted. */
const ask = async (listings: readonly Listing[], limit = 24, isOtherCounted = true) => {
  let counts = 0;
  const { parts, areFew } = await partsWithBoth(
    { narrowing: { anyOf: ['one'] }, other: { anyOf: ['other'] }, isOtherCounted, count: 0 },
    { whole: WHOLE, parts: divide(WHOLE, 4), divide },
    limit,
    async ({ anyOf }, where) => {
      counts += 1;
      const isCounted = ({ meets }: Listing) => meets.some((one) => anyOf.includes(one));
      return Math.min(LIST_MAX, listings.filter(within(where)).filter(isCounted).length);
    },
  );
  const read = listings.filter(
    (listing) => listing.meets.includes('one') && parts.some((part) => within(part.where)(listing)),
  );
  return { parts, areFew, counts, read };
};

/** So many listings that meet one condition, evenly spread. */
const spread = (count: number, ...meets: Listing['meets']): readonly Listing[] =>
  Array.from({ length: count }, (_, i) => ({ at: Math.floor((LENGTH * i) / count), meets }));

const listingArb = fc.record({
  at: fc.nat(LENGTH - 1),
  meets: fc.constantFrom<Listing['meets']>(['one'], ['other'], ['one'], ['other'], ['one', 'other']),
});

describe('where listings meet two conditions (D825)', () => {
  it('is in the parts that are left, each with its counts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(listingArb, { maxLength: 300, size: 'max' }),
        fc.constantFrom(1, 24),
        fc.boolean(),
        async (listings, limit, isOtherCounted) => {
          const { parts, areFew, read } = await ask(listings, limit, isOtherCounted);
          const both = listings.filter(isBoth);
          expect(read.filter(isBoth)).toEqual(both);
          expect(read).toHaveLength(parts.reduce((sum, { one }) => sum + one, 0));
          expect(areFew).toBe(both.length === 0 || (limit === 24 && both.length <= limit));
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('is nowhere, by three counts', async () => {
    const { parts, counts } = await ask([...spread(200, 'one'), ...spread(700, 'other')]);
    expect(parts).toEqual([]);
    expect(counts).toBe(3);
  });

  it('is found for one of 200 by 36 counts and documents', async () => {
    const both: Listing = { at: 777, meets: ['one', 'other'] };
    const { counts, read } = await ask([...spread(200, 'one'), ...spread(700, 'other'), both]);
    expect(read).toContain(both);
    expect(counts + read.length).toBeLessThanOrEqual(36);
  });

  it('is found where more meet the other one than can be counted', async () => {
    const both: Listing = { at: 777, meets: ['one', 'other'] };
    const listings = [...spread(300, 'one'), ...spread(5000, 'other'), both];
    const { counts, read } = await ask(listings, 24, false);
    expect(read).toContain(both);
    expect(counts + read.length).toBeLessThanOrEqual(80);
  });

  it('is not looked for where more than the limit meet both, nor for hints', async () => {
    const listings = [...spread(200, 'one'), ...spread(25, 'one', 'other')];
    expect(await ask(listings)).toMatchObject({ areFew: false, counts: 3 });
    expect(await ask([...spread(200, 'one'), ...spread(1, 'one', 'other')], 4)).toMatchObject({
      areFew: false,
      counts: 3,
    });
  });
});
