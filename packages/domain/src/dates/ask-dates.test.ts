import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { messageId } from '../ids.ts';
import { err, ok } from '../result.ts';
import { cents, days, dollarsPerDay } from '../units.ts';
import { agreesWith, askDates, isRequestId, REQUEST_ID_MAX, rentalTotal } from './ask-dates.ts';
import { parseDay, type CalendarDay } from './calendar-day.ts';
import { FREE_CALENDAR } from './robot-calendar.ts';

const day = (text: string): CalendarDay => {
  const parsed = parseDay(text);
  if (parsed === null) throw new Error(`${text} is no day`);
  return parsed;
};
const terms = {
  ...FREE_CALENDAR,
  quantity: null,
  price: dollarsPerDay(45.5),
  minRental: days(2),
  maxRental: days(5),
};
const today = day('2026-12-01');
const asking = (first: string, last: string) =>
  askDates(terms, { first: day(first), last: day(last) }, today);

describe('Asking for dates (D501)', () => {
  it('gives the question with its total', () => {
    expect(asking('2026-12-01', '2026-12-03')).toEqual(
      ok({ kind: 'asked', first: '2026-12-01', last: '2026-12-03', total: 13_650 }),
    );
  });

  it.each([
    ['2026-11-30', '2026-12-02', { kind: 'in-the-past' }],
    ['2026-12-03', '2026-12-02', { kind: 'reversed' }],
    ['2026-12-02', '2026-12-02', { kind: 'too-short', length: 1, minimum: 2 }],
    ['2026-12-02', '2026-12-07', { kind: 'too-long', length: 6, maximum: 5 }],
  ])('from %s to %s is refused', (first, last, issue) => {
    expect(asking(first, last)).toEqual(err(issue));
  });

  it('takes the least and the most that the owner allows, and any length of an owner who says nothing', () => {
    expect(asking('2026-12-02', '2026-12-03').ok).toBe(true);
    expect(asking('2026-12-02', '2026-12-06').ok).toBe(true);
    const free = { ...terms, minRental: null, maxRental: null };
    for (const last of ['2026-12-02', '2029-12-02'])
      expect(askDates(free, { first: day('2026-12-02'), last: day(last) }, today).ok).toBe(true);
  });
});

describe('The estimated total (D502)', () => {
  it('is exact in cents, for every price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 100_000_000 }),
        fc.integer({ min: 1, max: 3650 }),
        (price, length) => {
          expect(rentalTotal(dollarsPerDay(price / 100), days(length))).toBe(price * length);
        },
      ),
      { numRuns: runs(5_000) },
    );
  });

  it('must be that of the listing, as must the length', () => {
    const asked = { kind: 'asked', first: day('2020-01-01'), last: day('2020-01-02') } as const;
    expect(agreesWith(terms, { ...asked, total: cents(9_100) })).toBe(true);
    expect(agreesWith(terms, { ...asked, total: cents(9_099) })).toBe(false);
    expect(agreesWith(terms, { ...asked, last: asked.first, total: cents(4_550) })).toBe(false);
    expect(agreesWith(terms, { ...asked, last: day('2020-01-06'), total: cents(27_300) })).toBe(false);
    const free = { ...terms, minRental: null, maxRental: null };
    expect(agreesWith(free, { ...asked, last: day('2019-12-31'), total: cents(0) })).toBe(false);
  });
});

it('The id of a request leaves room for those of its steps, and is none of them (D504)', () => {
  expect(isRequestId(messageId('x'.repeat(REQUEST_ID_MAX)))).toBe(true);
  for (const id of ['x'.repeat(REQUEST_ID_MAX + 1), '', 'a b', 'answer_x', 'end_x'])
    expect(isRequestId(messageId(id))).toBe(false);
});
