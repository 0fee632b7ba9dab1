import { expect, it } from 'vitest';
import { epochMs } from '../units.ts';
import { settlingState } from './diagnostics.ts';

const MINUTE = 60_000;

it.each([
  [undefined, null],
  [null, 'never'],
  [0, 'late'],
  [59, 'late'],
  [60, 'running'],
  [80, 'running'],
  // Clocks differ.
  [81, 'running'],
])('a scheduled function that ran at minute %s is, at minute 80, %s (D734)', (minute, state) => {
  const report = minute === undefined ? {} : { settledAt: minute === null ? null : epochMs(minute * MINUTE) };
  expect(settlingState(report, epochMs(80 * MINUTE))).toBe(state);
});
