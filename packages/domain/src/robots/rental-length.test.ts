import { NAUGHTY_STRINGS, robotArb, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { days } from '../units.ts';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import { parseFilters } from './filters.ts';
import { allowsRental } from './rental-length.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { searchRobots } from './search-robots.ts';

const forDays = (length: number): SearchCriteria => ({
  text: '',
  category: { kind: 'all' },
  price: NO_PRICE_BOUNDS,
  days: days(length),
});

describe('a rental for some days (D341)', () => {
  test.each([
    [null, null, 3, true],
    [3, 3, 3, true],
    [4, null, 3, false],
    [null, 2, 3, false],
    [1, 2, 2, true],
  ])('a robot of %j to %j days, for %i days: %j', (min, max, length, isAllowed) => {
    const rental = { minRental: min === null ? null : days(min), maxRental: max === null ? null : days(max) };
    expect(allowsRental(rental, days(length))).toBe(isAllowed);
  });

  test('leaves out exactly the robots whose list of allowed lengths does not hold it', () => {
    const lengths = Array.from({ length: 40 }, (_, index) => index + 1);
    fc.assert(
      fc.property(fc.array(robotArb, { maxLength: 8 }), fc.constantFrom(...lengths), (robots, length) => {
        const allowed = robots.filter(
          ({ isAvailable, minRental, maxRental }) =>
            isAvailable && lengths.slice((minRental ?? 1) - 1, maxRental ?? 40).includes(length),
        );
        const found = searchRobots(robots, forDays(length), null).map(({ robot }) => robot);
        expect(new Set(found)).toEqual(new Set(allowed));
      }),
      { numRuns: runs(1000) },
    );
  });

  const lengthOf = (typed: string) => parseFilters({ days: typed }).days;

  test('is read as any length unless it is a whole number of days that a listing could allow', () => {
    expect(lengthOf(' 3 ')).toBe(3);
    expect(lengthOf('3650')).toBe(3650);
    for (const hostile of NAUGHTY_STRINGS) {
      const read = lengthOf(hostile) ?? null;
      expect(read === null || (Number.isInteger(read) && read >= 1 && read <= 3650)).toBe(true);
    }
    for (const none of ['', '0', '-1', '3.5', '1e3', '3651', 'Infinity', '3 days']) {
      expect(lengthOf(none)).toBeNull();
    }
  });
});
