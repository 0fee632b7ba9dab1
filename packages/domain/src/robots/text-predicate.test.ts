import fc from 'fast-check';
import { anyTextArb, NAUGHTY_STRINGS, robotArb, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { createTextPredicate } from './text-predicate.ts';
import type { Robot } from './robot.ts';

const [sample] = fc.sample(robotArb, { numRuns: 1, seed: 1 });
if (sample === undefined) throw new Error('no sample');
const rover: Robot = {
  ...sample,
  name: 'Café Rover',
  category: 'Service',
  description: 'A dog-sized helper that mops\nany floor. Runs on batteries; films from above.',
  features: ['Aerial photography', 'ChatGPT', 'Wi‑Fi'],
};
const finds = (text: string, robot: Robot = rover) => createTextPredicate(text)(robot);

describe('the text predicate (D40)', () => {
  test.each([
    ['rover', 'a word of the name'],
    ['service', 'the category'],
    ['erv', 'a part of the category'],
    ['chatgpt', 'a feature'],
    ['mops', 'a word of the description'],
    ['floor mop', 'words in any order'],
    ['photography rover', 'words of different fields'],
    ['  ROVER \n Dog ', 'any case and any blanks'],
    ['CAFÉ', 'with its accent'],
    ['cafe\u0301', 'with its accent decomposed'],
    ['cafe', 'without its accent'],
    ['ｒｏｖｅｒ', 'in full width'],
    ['rovers', 'with a plural s'],
    ['floors dogs', 'with a plural s each'],
    ['battery', 'in the singular of -ies'],
    ['batteries', 'in the plural of -ies'],
    ['wi-fi', 'with another hyphen'],
    ['(mops, "floor")!', 'with punctuation around'],
    ['rover robots', 'beside a filler word'],
    ['a rental robot with the mops for floors and dogs', 'among filler words'],
    ['ov', 'a part of a word'],
    ['', 'nothing'],
    [' \u200B', 'nothing that shows'],
    ['\u0007 \u001B', 'nothing but control characters'],
    ['rent a rover', 'beside words of renting'],
    ['hire the rover', 'beside words of hiring'],
  ])('matches %j: %s', (text) => {
    expect(finds(text)).toBe(true);
  });

  test.each(['robots for rent', 'rent a robot'])(
    'of fillers alone counts what names a machine: %j',
    (text) => {
      expect(finds(text, { ...rover, name: 'Robot dog' })).toBe(true);
    },
  );

  test.each([
    ['rover drone', 'one word that is missing'],
    ['robot', 'nothing but a filler word that is missing'],
    ['the robot', 'nothing but filler words, one of them missing'],
    ['wireless', 'no plural: only "wireles" could be there'],
    ['roverdog', 'a word that two fields would make together'],
    ['vaccum', 'a wrong letter'],
    ['!', 'punctuation alone that is missing'],
  ])('does not match %j: %s', (text) => {
    expect(finds(text, { ...rover, features: ['Rover', 'Dog', 'Wireles'] })).toBe(false);
  });

  test.each([
    ['boxes', 'A box of parts.'],
    ['watches', 'A watch with hands.'],
    ['brushes', 'A brush.'],
    ['glasses', 'A glass.'],
  ])('finds the singular of -es: %j', (text, description) => {
    expect(finds(text, { ...rover, description })).toBe(true);
  });

  test('does not treat a short word as a plural: "gps"', () => {
    expect(finds('gps', { ...rover, description: 'A gp.' })).toBe(false);
  });

  test('searches for filler words if the query has no others', () => {
    expect(finds('robots', { ...rover, name: 'Robots' })).toBe(true);
    expect(finds('the', { ...rover, description: 'The best.' })).toBe(true);
  });

  test('searches for punctuation if the query has nothing else, and keeps marks that belong to a name', () => {
    expect(finds('...', { ...rover, description: 'and so on...' })).toBe(true);
    expect(finds('c#', { ...rover, description: 'Speaks C#.' })).toBe(true);
    expect(finds('c#', { ...rover, description: 'Speaks C.' })).toBe(false);
    expect(finds('c++', { ...rover, description: 'Speaks C.' })).toBe(false);
  });

  test.each(NAUGHTY_STRINGS)('handles the hostile text %j without throwing', (text) => {
    expect(finds(text, { ...rover, description: text })).toBe(true);
  });

  const wordArb = fc.constantFrom(
    'drone',
    'Café',
    'straße',
    'ΟΔΟΣ',
    '機器人',
    'İzmir',
    'arm',
    'é\u0323',
    '🤖',
  );
  const respelt = (word: string) =>
    fc.constantFrom(
      word,
      word.toUpperCase(),
      word.toLowerCase(),
      word.normalize('NFD'),
      word.normalize('NFC'),
      ` ${word}`,
      `"${word}",`,
    );

  test('matches a robot by any of its words, from any field, in any spelling variant', () => {
    fc.assert(
      fc.property(
        fc.array(wordArb, { minLength: 1, maxLength: 6 }).chain((words) => fc.tuple(...words.map(respelt))),
        (words) => {
          const [name = '', description = '', ...features] = words;
          const robot = { ...rover, name, description, features };
          expect(finds([...words].reverse().join(' '), robot)).toBe(true);
          expect(finds([...words, 'zeppelin'].join(' '), robot)).toBe(false);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  /** The search before D40: the whole query in name, description or category. */
  const holdsWhole = ({ name, description, category }: Robot, text: string): boolean =>
    [name, description, category].some(
      (field) => field.toLowerCase().indexOf(text.trim().toLowerCase()) !== -1,
    );

  const anyText = fc.oneof(
    anyTextArb({ minLength: 1, maxLength: 30 }),
    fc.string({ minLength: 1, maxLength: 30 }),
    fc
      .array(fc.constantFrom('Robots', ' ', '\n', 'for', '𝐀', 'が', '🤖', 'ﬁ', 'Σ', 'İ', ',', 'boxes', 'é'), {
        minLength: 1,
      })
      .map((parts) => parts.join('')),
    fc.constantFrom(...NAUGHTY_STRINGS),
  );

  test('matches every robot that contains the whole phrase in name, description or category', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.nat(30), fc.nat(30), (said, other, start, length) => {
        const phrase = said.slice(start % said.length, (start % said.length) + 1 + length);
        const robots = [
          { ...rover, name: said },
          { ...rover, description: `${other}${said}` },
          { ...rover, name: said.toUpperCase() },
        ];
        for (const one of robots) {
          for (const text of [phrase, other]) {
            if (holdsWhole(one, text)) expect([text, finds(text, one)]).toEqual([text, true]);
          }
        }
      }),
      { numRuns: runs(1000) },
    );
  });
});
