import { epochMs, messageAge } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { joined, memberSince, messageAgeText } from './dates.ts';

const NOON = Date.UTC(2024, 2, 15, 12);
const HOUR = 3_600_000;

describe('how old a message is (specification §9)', () => {
  const age = (elapsed: number) => messageAgeText(messageAge(epochMs(NOON), epochMs(NOON + elapsed)));

  it.each([
    [0, 'Just now'],
    [HOUR - 1, 'Just now'],
    [HOUR, '1h ago'],
    [24 * HOUR - 1, '23h ago'],
  ])('after %d ms reads "%s"', (elapsed, text) => {
    expect(age(elapsed)).toBe(text);
  });

  it('after a day reads as the date, the way the reader writes dates', () => {
    expect(age(24 * HOUR)).toBe(new Date(NOON).toLocaleDateString());
  });
});

describe('since when somebody is here', () => {
  it('is a year on a robot page', () => {
    expect(memberSince(epochMs(NOON))).toBe('Member since 2024');
  });

  it('is a month and a year on a profile', () => {
    expect(joined(epochMs(NOON))).toBe('Joined March 2024');
  });
});
