import { messageId, parseDay, type CalendarDay } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { calendarFields, encodeClosedDays, encodeTaken } from './calendar.ts';

const decode = (stored: object) => z.parse(z.object(calendarFields), stored);
const day = (text: string): CalendarDay => parseDay(text) ?? expect.fail(`${text} is no day`);
const DAYS = { first: day('2028-02-28'), last: day('2028-03-01') };

describe('a stored calendar (D690, D691)', () => {
  it('is read as it was written', () => {
    const taken = [{ unit: 12, ...DAYS, request: messageId('a_1-b') }];
    const stored = {
      closedDays: encodeClosedDays([DAYS]),
      closedWeekdays: [6, 0],
      taken: encodeTaken(taken),
    };
    expect(stored.taken).toEqual(['12 2028-02-28 2028-03-01 a_1-b']);
    expect(decode(stored)).toEqual({ closedDays: [DAYS], closedWeekdays: [0, 6], taken });
  });

  it.each([
    ['nothing', {}],
    ['null', { closedDays: null, closedWeekdays: null, taken: null }],
    ['something else', { closedDays: 'x', closedWeekdays: { 0: 0 }, taken: { 0: 'x' } }],
    [
      'broken lines',
      {
        closedDays: ['2027-02-29 2027-03-01', '2028-03-01 2028-02-28', '2028-02-28', 7],
        closedWeekdays: [7, -1, '0', null],
        taken: ['1 2028-02-28 2028-03-01 a', '01 2028-02-28 2028-03-01 ', '01 2028-02-30 2028-03-01 a', null],
      },
    ],
  ])('of %s is free', (_, stored) => {
    expect(decode(stored)).toEqual({ closedDays: [], closedWeekdays: [], taken: [] });
  });
});
