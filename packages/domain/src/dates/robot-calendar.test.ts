import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarArb, dayArb, dayRangeArb, runs } from '../../testing/index.ts';
import { messageId } from '../ids.ts';
import { WEEKDAYS, overlap, parseDay, weekdayOf, type CalendarDay } from './calendar-day.ts';
import { freeUnit, FREE_CALENDAR, fullyTaken, isClosed, withoutTaken, withTaken } from './robot-calendar.ts';

const day = (text: string): CalendarDay => parseDay(text) ?? expect.fail(`${text} is no day`);
const REQUEST = messageId('request');

describe('The days of a rental (D690)', () => {
  it('are taken of the first robot that is free on all of them, and freed again', () => {
    fc.assert(
      fc.property(calendarArb, dayRangeArb, fc.constantFrom(null, 1, 2, 3), ({ taken }, range, quantity) => {
        const isUnitFree = (unit: number) =>
          !taken.some((days) => days.unit === unit && overlap(days, range));
        const after = withTaken({ quantity, taken }, range, REQUEST);
        const unit = Array.from({ length: quantity ?? 1 }, (_, index) => index + 1).find(isUnitFree);
        expect(after?.find(({ request }) => request === REQUEST) ?? null).toEqual(
          unit === undefined ? null : { unit, ...range, request: REQUEST },
        );
        if (!after) return;
        expect(withoutTaken(after, REQUEST)).toEqual(taken);
        expect(withTaken({ quantity, taken: after }, range, REQUEST)).toBe(after);
        // As the rules compare them: each with the next one.
        for (const [index, days] of after.entries()) {
          const next = after[index + 1];
          if (next) expect(days.unit < next.unit || days.last < next.first).toBe(true);
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  it('are full where each robot of the kind is rented', () => {
    fc.assert(
      fc.property(calendarArb, dayArb, fc.constantFrom(null, 1, 2), (calendar, from, quantity) => {
        const full = fullyTaken({ ...calendar, quantity }, from);
        for (let date = 1; date <= 14; date++) {
          const single = day(`2028-03-${String(date).padStart(2, '0')}`);
          if (single < from) continue;
          const range = { first: single, last: single };
          const isFull = freeUnit({ ...calendar, quantity }, range) === null;
          expect(full.filter((days) => overlap(days, range))).toHaveLength(isFull ? 1 : 0);
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('Days that an owner closes (D691)', () => {
  const sunday = day('2028-03-05');
  const over = (first: string, last: string) => ({ first: day(first), last: day(last) });
  const closed = { ...FREE_CALENDAR, quantity: null, closedDays: [over('2028-03-10', '2028-03-12')] };

  it.each([
    ['2028-03-08', '2028-03-09', false],
    ['2028-03-08', '2028-03-10', true],
    ['2028-03-11', '2028-03-11', true],
    ['2028-03-01', '2028-03-31', true],
    ['2028-03-13', '2028-03-14', false],
  ])('from %s to %s: %s', (first, last, expected) => {
    expect(isClosed(closed, over(first, last))).toBe(expected);
  });

  it('of a week keep a rental from beginning and ending, and not from going across', () => {
    const weekly = { ...FREE_CALENDAR, closedWeekdays: [weekdayOf(sunday)] };
    expect(weekly.closedWeekdays).toEqual([0]);
    expect(isClosed(weekly, over('2028-03-05', '2028-03-06'))).toBe(true);
    expect(isClosed(weekly, over('2028-03-04', '2028-03-05'))).toBe(true);
    expect(isClosed(weekly, over('2028-03-04', '2028-03-06'))).toBe(false);
  });

  it('know the weekday of every day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(weekdayOf(day(date.toISOString().slice(0, 10)))).toBe(date.getUTCDay());
        },
      ),
      { numRuns: runs(2000) },
    );
    expect(WEEKDAYS).toHaveLength(7);
  });
});
