import { anyTextArb, NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceInWords } from './price-in-words.ts';

describe('a price in the words of a search (D343)', () => {
  test.each([
    ['drone under $50', 'drone', null, 50],
    ['drone 40$', 'drone', null, 40],
    ['Drone UNDER 50', 'Drone', null, 50],
    ['$50', '', null, 50],
    ['<$50', '', null, 50],
    ['vacuum <= 50', 'vacuum', null, 50],
    ['up to 50', '', null, 50],
    ['up to $1,200 a day', '', null, 1200],
    ['a mower for less than $49.50 per day', 'a mower', null, 49.5],
    ['cheaper than 30 dollars mower', 'mower', null, 30],
    ['max 80', '', null, 80],
    ['$20-$50', '', 20, 50],
    ['arm $20 - 50', 'arm', 20, 50],
    ['arm 20-50 dollars', 'arm', 20, 50],
    ['between $50 and $20 arm', 'arm', 20, 50],
    ['from $20 to $50', '', 20, 50],
    ['over $100 humanoid', 'humanoid', 100, null],
    ['humanoid $100+', 'humanoid', 100, null],
    ['50/day', '', null, 50],
    ['robot 50 bucks', 'robot', null, 50],
    ['robot for $50 or less', 'robot', null, 50],
    ['dron por menos de 80 dólares', 'dron', null, 80],
    ['hasta $20 al día', '', null, 20],
    ['cortacésped como máximo 50', 'cortacésped', null, 50],
    ['cortacésped 50 dólares o menos', 'cortacésped', null, 50],
    ['brazo entre 20 y 50 dólares', 'brazo', 20, 50],
    ['brazo desde 100 dólares', 'brazo', 100, null],
    ['brazo de 20 a 50 dólares por día', 'brazo', 20, 50],
    ['under twenty dollars a day', '', null, 20],
    ['robot for fifty dollars', 'robot', null, 50],
    ['a mower under Thirty-Five bucks', 'a mower', null, 35],
    ['arm, a hundred dollars a day', 'arm,', null, 100],
    ['vacuum fifteen a day', 'vacuum', null, 15],
    ['drone under ninety', 'drone', null, 90],
    ['humanoid over sixty dollars', 'humanoid', 60, null],
    ['between twenty and forty dollars', '', 20, 40],
    ['dron por veinte dólares', 'dron', null, 20],
    ['menos de treinta y cinco dólares al día', '', null, 35],
    ['por veintidós dólares', '', null, 22],
    ['hasta cien dolares', '', null, 100],
  ])('%j means %j from %j to %j', (typed, text, min, max) => {
    expect(priceInWords(typed)).toEqual({ text, price: { min, max } });
  });

  test.each([
    '',
    'drone',
    'under',
    '50',
    'model 50',
    'under 50 kg',
    'up to 20 lbs',
    'less than 30%',
    'lifts over 50',
    '3-5 years',
    'thunder 50x',
    '$',
    '$abc',
    '1.2.3',
    'under the sea',
    'menos de 50 libras',
    'hasta 6 personas',
    'por debajo de la mesa',
    'drone with six rotors',
    'under fifty pounds',
    'up to six people',
    'the one under the sea',
    'hasta dos plantas',
    'twenty',
  ])('%j holds none', (typed) => {
    expect(priceInWords(typed)).toBeNull();
  });

  test('every amount is read as it was written, before or after other words', () => {
    const words = fc.constantFrom('drone', 'robot vacuum', 'lawn mower', 'ümlaut', '機械');
    const amount = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(words, amount, fc.boolean(), (said, dollars, isBefore) => {
        const typed = isBefore ? `under $${dollars} ${said}` : `${said} under $${dollars}`;
        expect(priceInWords(typed)).toEqual({ text: said, price: { min: null, max: dollars } });
      }),
      { numRuns: runs(1000) },
    );
  });

  test('any text gives finite, ordered bounds that are not negative, or none', () => {
    const piece = fc.constantFrom(
      '$',
      '50',
      '-',
      '1,2',
      '<',
      'under ',
      ' to ',
      '999999999999999999',
      '.5',
      'a day',
    );
    const hostile = fc.oneof(
      fc.constantFrom(...NAUGHTY_STRINGS),
      anyTextArb(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(hostile, (typed) => {
        const read = priceInWords(typed);
        if (read === null) return;
        const { min, max } = read.price;
        expect(min ?? max).not.toBeNull();
        for (const bound of [min, max]) if (bound !== null) expect(bound).toBeGreaterThanOrEqual(0);
        expect(min ?? 0).toBeLessThanOrEqual(max ?? Infinity);
        expect(Number.isFinite(min ?? 0) && Number.isFinite(max ?? 0)).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('a text of 200 characters that almost matches is read at once', () => {
    for (const typed of [
      ' '.repeat(200),
      '1,'.repeat(100),
      '$ '.repeat(100),
      'up '.repeat(66),
      '9'.repeat(200),
    ]) {
      expect(() => priceInWords(typed)).not.toThrow();
    }
  });
});
