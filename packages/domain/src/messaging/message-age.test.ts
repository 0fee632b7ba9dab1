import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { epochMs } from '../units.ts';
import { messageAge } from './message-age.ts';

const NOW = epochMs(Date.UTC(2025, 5, 15, 12));
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const ago = (age: number) => messageAge(epochMs(NOW - age), NOW);

describe('messageAge', () => {
  it.each([
    ['now', 0],
    ['59:59.999', 59 * MINUTE + 59.999 * SECOND],
    ['a moment ahead', -1],
    ['a day ahead', -24 * HOUR],
  ])('reads "Just now" at %s', (_, age) => {
    expect(ago(age)).toEqual({ kind: 'just-now' });
  });

  it.each([
    ['1 h', HOUR, 1],
    ['1:59:59.999', 2 * HOUR - 1, 1],
    ['2 h', 2 * HOUR, 2],
    ['23:59', 23 * HOUR + 59 * MINUTE, 23],
    ['23:59:59.999', 24 * HOUR - 1, 23],
  ])('counts whole hours at %s', (_, age, hours) => {
    expect(ago(age)).toEqual({ kind: 'hours', hours });
  });

  it.each([
    ['24 h', 24 * HOUR],
    ['a year', 365 * 24 * HOUR],
  ])('gives the date from %s on', (_, age) => {
    expect(ago(age)).toEqual({ kind: 'date', at: NOW - age });
  });

  it('names hours that contain the age', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2 * HOUR, max: 30 * HOUR }), (age) => {
        const read = ago(age);
        if (read.kind === 'just-now') expect(age).toBeLessThan(HOUR);
        else if (read.kind === 'date') expect(age).toBeGreaterThanOrEqual(24 * HOUR);
        else {
          expect(read.hours).toBeGreaterThanOrEqual(1);
          expect(read.hours * HOUR).toBeLessThanOrEqual(age);
          expect((read.hours + 1) * HOUR).toBeGreaterThan(age);
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});
