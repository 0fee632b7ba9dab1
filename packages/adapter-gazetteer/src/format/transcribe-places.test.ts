import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../sliced.ts';
import { packPlaces, unpackPlaces } from './transcribe-places.ts';
import type { PlaceRecord } from './place-record.ts';

const below = (limit: number): fc.Arbitrary<number> => fc.nat({ max: limit - 1 });

const recordArb: fc.Arbitrary<PlaceRecord> = fc.record({
  name: fc.string({ unit: fc.constantFrom(...'abcSt. -ʻāñ,'), maxLength: 90 }),
  state: below(51),
  size: below(32),
  north: fc.oneof(below(18_001), fc.constantFrom(0, 18_000)),
  east: fc.oneof(below(36_001), fc.constantFrom(0, 36_000)),
});

describe('packed places', () => {
  it('are unpacked unchanged, in the same order', () => {
    fc.assert(
      fc.property(fc.array(recordArb, { maxLength: 20, size: 'max' }), (places) => {
        expect(atOnce(unpackPlaces(packPlaces(places)))).toEqual(places);
      }),
      { numRuns: runs(300) },
    );
  });

  it('are unpacked unchanged when a name is a prefix of the next, or equal', () => {
    const named = (name: string): PlaceRecord => ({ name, state: 1, size: 2, north: 3, east: 4 });
    const long = 'York'.repeat(20);
    const places = ['', 'York', 'York', 'Yorktown', 'Yorktown Heights', 'Y', '', long, `${long}s`].map(named);
    expect(atOnce(unpackPlaces(packPlaces(places)))).toEqual(places);
  });

  it('need less space the more similar they are', () => {
    const alike = Array.from({ length: 300 }, (): PlaceRecord => ({
      name: 'Springfield',
      state: 5,
      size: 6,
      north: 700,
      east: 800,
    }));
    expect(packPlaces(alike).digits.length).toBeLessThan(1500);
  });
});
