import { expect, it } from 'vitest';
import { parseDay } from '../dates/calendar-day.ts';
import { epochMs } from '../units.ts';
import { mustAcceptTerms } from './accepted-terms.ts';

const day = (text: string) => parseDay(text) ?? expect.fail(text);
const accepted = (version: string) => ({ version: day(version), at: epochMs(0) });

it.each([
  [null, true],
  [accepted('2026-10-31'), true],
  [accepted('2025-12-01'), true],
  [accepted('2026-11-01'), false],
  // Another tab has a newer version of the app.
  [accepted('2026-11-02'), false],
])('a member who accepted %j is asked: %s (D812)', (terms, isAsked) => {
  expect(mustAcceptTerms(terms, day('2026-11-01'))).toBe(isAsked);
});
