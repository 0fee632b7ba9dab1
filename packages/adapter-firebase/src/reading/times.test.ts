import { epochMs } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divisionOfTimes, type Times } from './times.ts';

const NOW = 1_760_000_000_000;
const YEAR = 364 * 24 * 3_600_000;

const isIn =
  (time: number) =>
  ({ from, to }: Times): boolean =>
    (from === null || time >= from) && (to === null || time < to);

it('times of listing are divided so that each is in one part, however often', () => {
  const { whole, divide } = divisionOfTimes(NOW);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: NOW + YEAR }),
      fc.array(fc.tuple(fc.integer({ min: 2, max: 5 }), fc.nat(4)), { maxLength: 6 }),
      (time, choices) => {
        let parts: readonly Times[] = [whole];
        for (const [ways, chosen] of choices)
          parts = parts.flatMap((part, i) => (i === chosen % parts.length ? divide(part, ways) : [part]));
        expect(parts.filter(isIn(time))).toHaveLength(1);
      },
    ),
    { numRuns: runs(200) },
  );
});

it('times without a beginning are divided by age, others evenly', () => {
  const { whole, divide } = divisionOfTimes(NOW);
  const ago = (years: number) => epochMs(NOW - years * YEAR);
  expect(divide(whole, 3)).toEqual([
    { from: ago(0.5), to: null },
    { from: ago(1), to: ago(0.5) },
    { from: null, to: ago(1) },
  ]);
  expect(divide({ from: null, to: ago(1) }, 2)).toEqual([
    { from: ago(2), to: ago(1) },
    { from: null, to: ago(2) },
  ]);
  expect(divide({ from: ago(0.5), to: null }, 2)).toEqual([
    { from: ago(0.25), to: null },
    { from: ago(0.5), to: ago(0.25) },
  ]);
});
