import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import {
  nextDay,
  overlap,
  parseDay,
  previousDay,
  rangeLength,
  type CalendarDay,
  type DayRange,
} from './calendar-day.ts';

const DAY_MS = 86_400_000;

const day = (text: string): CalendarDay => {
  const parsed = parseDay(text);
  if (parsed === null) throw new Error(`${text} is no day`);
  return parsed;
};
const range = (first: string, last: string): DayRange => ({ first: day(first), last: day(last) });
const textOf = (daysSince1970: number) => new Date(daysSince1970 * DAY_MS).toISOString().slice(0, 10);

/** Any day from 1000 to 9999, as days since 1970. */
const dayArb = fc.integer({
  min: Date.UTC(1000, 0, 1) / DAY_MS,
  max: Date.UTC(9999, 11, 31) / DAY_MS,
});

describe('A calendar day (D500)', () => {
  it.each(['2026-12-01', '2028-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(parseDay(text)).toBe(text);
  });

  it.each([
    '',
    '2026-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '0999-12-31',
    '12026-01-01',
    '2026-12-01T00:00',
    ' 2026-12-01',
    '2026-12-01\n',
    '٢٠٢٦-12-01',
  ])('%j is none', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  it('is read exactly where the calendar of the computer has that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), fc.nat(15), fc.nat(40), (year, month, date) => {
        const two = (part: number) => String(part).padStart(2, '0');
        const text = `${year}-${two(month)}-${two(date)}`;
        const known = new Date(Date.UTC(year, month - 1, date));
        const isKnown = known.toISOString().startsWith(text);
        expect(parseDay(text) !== null).toBe(isKnown);
      }),
      { numRuns: runs(5_000) },
    );
  });
});

describe('The length of a rental (D501)', () => {
  it.each([
    ['2026-12-01', '2026-12-01', 1],
    ['2026-12-01', '2026-12-05', 5],
    ['2026-12-31', '2027-01-01', 2],
    ['2027-02-28', '2027-03-01', 2],
    ['2028-02-28', '2028-03-01', 3],
    // The clocks change on the night to 8 March and to 1 November.
    ['2026-03-07', '2026-03-09', 3],
    ['2026-10-31', '2026-11-02', 3],
    ['2026-01-01', '2026-12-31', 365],
    ['2028-01-01', '2028-12-31', 366],
  ])('from %s to %s is %i days, the first and the last among them', (first, last, length) => {
    expect(rangeLength(range(first, last))).toBe(length);
  });

  it('is not positive where the last day is before the first', () => {
    expect(rangeLength(range('2026-12-02', '2026-12-01'))).toBe(0);
  });

  it('is what counting milliseconds of a world without clock changes gives', () => {
    fc.assert(
      fc.property(dayArb, dayArb, (first, last) => {
        expect(rangeLength(range(textOf(first), textOf(last)))).toBe(last - first + 1);
      }),
      { numRuns: runs(5_000) },
    );
  });
});

describe('Two ranges', () => {
  it('overlap exactly where they have a day in common', () => {
    const few = fc.integer({ min: 20_000, max: 20_012 });
    const rangeArb = fc.tuple(few, few).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    fc.assert(
      fc.property(rangeArb, rangeArb, ([a, b], [c, d]) => {
        const days = Array.from({ length: b - a + 1 }, (_, index) => a + index);
        const isCommon = days.some((one) => one >= c && one <= d);
        expect(overlap(range(textOf(a), textOf(b)), range(textOf(c), textOf(d)))).toBe(isCommon);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

it('The days before and after a day are those of the calendar of the computer', () => {
  fc.assert(
    fc.property(dayArb, (days) => {
      const one = day(textOf(days));
      if (one > '1000-01-01') expect(previousDay(one)).toBe(textOf(days - 1));
      if (one < '9999-12-31') expect(nextDay(one)).toBe(textOf(days + 1));
    }),
    { numRuns: runs(5_000), examples: [[Date.UTC(2028, 2, 1) / DAY_MS], [Date.UTC(2027, 0, 1) / DAY_MS]] },
  );
});
