import { miles, atLeast, exactly } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  counted,
  countText,
  dayCount,
  radiusText,
  robotCount,
  robotsFound,
  unreadMessages,
  withinRadius,
} from './plurals.ts';

describe('counts agree with their nouns (D38)', () => {
  it.each([
    [robotsFound(exactly(1)), '1 robot found'],
    [robotsFound(exactly(2)), '2 robots found'],
    [robotsFound(exactly(0)), '0 robots found'],
    [robotsFound(atLeast(24)), '24+ robots found'],
    [robotsFound(atLeast(1)), '1 or more robots found'],
    [robotsFound(atLeast(1000)), '1,000+ robots found'],
    [robotCount(1250), '1,250 robots'],
    [countText(999), '999'],
    [countText(1000), '1,000+'],
    [radiusText(miles(1), 'miles'), '1 mile'],
    [radiusText(miles(2.5), 'miles'), '2.5 miles'],
    [radiusText(miles(12.43), 'miles'), '12.4 miles'],
    [radiusText(miles(1), 'kilometres'), '1.6 km'],
    [radiusText(miles(25), 'kilometres'), '40 km'],
    [radiusText(miles(100), 'kilometres'), '160 km'],
    [radiusText(miles(77.67), 'kilometres'), '125 km'],
    [withinRadius(miles(1), 'miles'), 'within 1 mile'],
    [withinRadius(miles(25), 'miles'), 'within 25 miles'],
    [dayCount(1), '1 day'],
    [dayCount(7), '7 days'],
    [unreadMessages(1), '1 unread message'],
    [unreadMessages(99), '99 unread messages'],
    [unreadMessages(100), '99+ unread messages'],
    [counted(2, 'person', 'people'), '2 people'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });

  it('only one takes the singular', () => {
    const plural = new Intl.PluralRules('en');
    fc.assert(
      fc.property(fc.nat(3000), (count) => {
        const noun = plural.select(count) === 'one' ? 'robot' : 'robots';
        expect(robotsFound(exactly(count)).split(' ').slice(1)).toEqual([noun, 'found']);
      }),
      { numRuns: runs(3000), examples: [[0], [1], [2], [1001]] },
    );
  });
});
