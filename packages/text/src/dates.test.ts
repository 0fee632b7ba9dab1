import { epochMs, messageAge } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { joined, memberSince, messageAgeText, messageTimeText } from './dates.ts';

const NOON = Date.UTC(2024, 2, 15, 12);
const HOUR = 3_600_000;

describe('the age of a message (D46)', () => {
  const age = (elapsed: number) => messageAgeText(messageAge(epochMs(NOON), epochMs(NOON + elapsed)));

  it.each([
    [0, 'Just now'],
    [HOUR - 1, 'Just now'],
    [HOUR, '1h ago'],
    [24 * HOUR - 1, '23h ago'],
  ])('after %d ms reads "%s"', (elapsed, text) => {
    expect(age(elapsed)).toBe(text);
  });

  it("is the date after a day, with the month's name, in the reader's own format (D685)", () => {
    expect(age(24 * HOUR)).toBe(new Date(NOON).toLocaleDateString(undefined, { dateStyle: 'medium' }));
  });
});

describe('the time under a message (D46)', () => {
  const at = (...[hour, minute]: [number, number]) => epochMs(new Date(2024, 2, 15, hour, minute).getTime());
  const time = (value: number) => new Date(value).toLocaleTimeString(undefined, { timeStyle: 'short' });
  const midnight = new Date(2024, 2, 16).getTime();

  it('is the time of day for a message of today, even a recent one', () => {
    expect(messageTimeText(at(0, 1), at(23, 59))).toBe(time(at(0, 1)));
    expect(messageTimeText(at(12, 0), at(12, 0))).toBe(time(at(12, 0)));
  });

  it.each([1, 24 * HOUR, 400 * 24 * HOUR])('is date and time from midnight on, %d ms later', (later) => {
    const text = messageTimeText(at(23, 59), epochMs(midnight + later));
    expect(text).toContain(time(at(23, 59)));
    expect(text).toContain('2024');
    expect(text).toContain('15');
  });
});

describe('the time of joining', () => {
  it('is a year on a robot page', () => {
    expect(memberSince(epochMs(NOON))).toBe('Member since 2024');
  });

  it('is a month and a year on a profile', () => {
    expect(joined(epochMs(NOON))).toBe('Joined March 2024');
  });
});
