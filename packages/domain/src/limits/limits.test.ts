import { describe, expect, test } from 'vitest';
import { cents } from '../units.ts';
import { epochMs } from '../units.ts';
import { parseDay } from '../dates/calendar-day.ts';
import type { DatesNote } from '../dates/dates-note.ts';
import { messageId } from '../ids.ts';
import {
  areStorableLimits,
  completeLimits,
  DEFAULT_LIMITS,
  goesOnAt,
  LIMIT_SPAN,
  limitFor,
  problemsFor,
  reportsFor,
} from './daily-limits.ts';
import { isWithinLimits, sentEntry, sentWith } from './sent-today.ts';

const DAY = 86_400_000;
const NOW = epochMs(1_790_000_000_000);
const LIMITS = { ...DEFAULT_LIMITS, messages: 3, newMessages: 1, requests: 2, sameText: 2, newDays: 7 };
const OLD = epochMs(NOW - 8 * DAY);

describe('limits of a day (D796)', () => {
  test('are less for an account of the first days, and without a profile', () => {
    expect(limitFor(LIMITS, 'messages', OLD, NOW)).toBe(3);
    expect(limitFor(LIMITS, 'messages', epochMs(NOW - 7 * DAY), NOW)).toBe(3);
    expect(limitFor(LIMITS, 'messages', epochMs(NOW - 7 * DAY + 1), NOW)).toBe(1);
    expect(limitFor(LIMITS, 'messages', null, NOW)).toBe(1);
  });

  test('let members tell of as many problems as visitors, and as many more (D831)', () => {
    expect([problemsFor(LIMITS, false), problemsFor(LIMITS, true)]).toEqual([200, 400]);
  });

  test('of a table that was saved before pictures and reports were limited are today’s for them (D830)', () => {
    const {
      pictures: _,
      newPictures: __,
      problems: ___,
      reports: ____,
      newReports: _____,
      ...older
    } = DEFAULT_LIMITS;
    expect(completeLimits({ ...older, messages: 7 })).toEqual({ ...DEFAULT_LIMITS, messages: 7 });
    expect(completeLimits({ ...DEFAULT_LIMITS, pictures: 7 })).toMatchObject({ pictures: 7 });
    expect(limitFor({ ...LIMITS, newPictures: 2 }, 'pictures', null, NOW)).toBe(2);
  });

  test('of reports hold also where the operator limits nothing (D469)', () => {
    expect([reportsFor(null, null, NOW), reportsFor({ ...LIMITS, newReports: 2 }, null, NOW)]).toEqual([
      10, 2,
    ]);
  });

  test('are a whole table of whole numbers', () => {
    expect(areStorableLimits(DEFAULT_LIMITS)).toBe(true);
    expect(areStorableLimits({ ...DEFAULT_LIMITS, newDays: 0 })).toBe(true);
    for (const value of [0, 501, 1.5, Number.NaN, -1, '3'])
      expect(areStorableLimits({ ...DEFAULT_LIMITS, messages: value })).toBe(false);
    expect(areStorableLimits({ ...DEFAULT_LIMITS, more: 1 })).toBe(false);
    const { sameText: _, ...rest } = DEFAULT_LIMITS;
    expect(areStorableLimits(rest)).toBe(false);
  });

  test('begin anew a day after the first of them, and say when', () => {
    const before = { since: NOW, entries: ['m'] };
    expect(sentWith(null, 'm', NOW)).toEqual({ since: NOW, entries: ['m'] });
    expect(sentWith(before, 'r', epochMs(NOW + DAY - 1))).toEqual({ since: NOW, entries: ['m', 'r'] });
    expect(sentWith(before, 'r', epochMs(NOW + DAY))).toEqual({ since: NOW + DAY, entries: ['r'] });
    expect(sentWith(before, '', NOW)).toEqual(before);
    expect(LIMIT_SPAN).toBe(DAY);
    expect(goesOnAt(NOW)).toBe(NOW + DAY);
  });

  test('count messages and requests apart', () => {
    const isWithin = (...entries: readonly string[]) =>
      isWithinLimits({ since: NOW, entries }, LIMITS, OLD, NOW);
    expect(isWithin('m', 'm', 'm', 'r', 'r')).toBe(true);
    expect(isWithin('m', 'm', 'm', 'm')).toBe(false);
    expect(isWithin('r', 'r', 'r')).toBe(false);
  });
});

describe('the same text (D797)', () => {
  test('is counted in messages and requests of 40 characters and more', () => {
    const say = (content: string, dates: DatesNote | null = null) =>
      sentEntry({ content, dates }, (text) => `#${[...text].length}`);
    const day = parseDay('2028-02-26');
    if (day === null) throw new Error('it is a day');
    expect(say('🤖'.repeat(39))).toBe('m');
    expect(say('🤖'.repeat(40))).toBe('m:#40');
    expect(say('x'.repeat(40), { kind: 'asked', first: day, last: day, total: cents(1) })).toBe('r:#40');
    expect(say('x'.repeat(40), { kind: 'accepted', request: messageId('r') })).toBe('');
  });

  test('is sent so many times, to whomever', () => {
    const isWithin = (...entries: readonly string[]) =>
      isWithinLimits({ since: NOW, entries }, LIMITS, OLD, NOW);
    expect(isWithin('m:a', 'm:a')).toBe(true);
    expect(isWithin('m:a', 'm:a', 'm:b')).toBe(true);
    expect(isWithin('m:a', 'm:a', 'r:a')).toBe(false);
    expect(isWithin('m', 'm', 'm')).toBe(true);
  });
});
