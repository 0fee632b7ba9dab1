import { anyTextArb, NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placesInWords } from './place-in-words.ts';

describe('a place in the words of a search (D567)', () => {
  test.each<[string, readonly (readonly [string, string])[]]>([
    ['mower near Austin', [['mower', 'Austin']]],
    ['lawn mower in  Salt Lake City', [['lawn mower', 'Salt Lake City']]],
    ['near Austin, TX', [['', 'Austin, TX']]],
    ['Drone close to Apex', [['Drone', 'Apex']]],
    ['drone 27502', [['drone', '27502']]],
    ['27502', [['', '27502']]],
    ['27502 lawn mower', [['lawn mower', '27502']]],
    ['Austin', [['', 'Austin']]],
    [
      'drones Austin',
      [
        ['', 'drones Austin'],
        ['drones', 'Austin'],
        ['Austin', 'drones'],
      ],
    ],
    [
      'Salt Lake City',
      [
        ['', 'Salt Lake City'],
        ['Salt', 'Lake City'],
        ['Salt Lake', 'City'],
      ],
    ],
    [
      'lawn mower Austin, TX',
      [
        ['lawn mower', 'Austin TX'],
        ['lawn mower Austin', 'TX'],
        ['mower Austin TX', 'lawn'],
      ],
    ],
    ['', []],
    [' , ', []],
  ])('%j is read as %j', (typed, readings) => {
    expect(placesInWords(typed)).toEqual(readings.map(([text, location]) => ({ text, location })));
  });

  test.each(['inside camera', 'cabin camera', 'nearby', 'robot in', '2750', '275021 mower'])(
    '%j holds no preposition and no ZIP code',
    (typed) => {
      expect(placesInWords(typed)[0]).toEqual({ text: '', location: typed });
    },
  );

  test('any text has at most three readings, each with a place that stands in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...NAUGHTY_STRINGS), anyTextArb()), (typed) => {
        const readings = placesInWords(typed);
        expect(readings.length).toBeLessThanOrEqual(3);
        for (const { text, location } of readings) {
          expect(location.trim()).not.toBe('');
          for (const word of `${text} ${location}`.split(/\s+/u)) expect(typed).toContain(word);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});
