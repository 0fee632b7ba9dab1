import languages from '@roborrow/messages/languages.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { allWords, wordsIn, type Words } from './words.ts';

/** What any message may be given. */
const GIVEN = { sender: 'S', other: 'O', robot: 'R', days: 'D', first: 'F', last: 'L' };
const ROLES = ['renter', 'owner'] as const;
const COUNTS = [1, 2];

/** Every sentence of a group, by where it stands; a message with forms has one for each. */
const sentencesOf = (group: object, at = ''): readonly (readonly [string, string])[] =>
  Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[at + key, value] as const];
    if (typeof value !== 'function') return sentencesOf(value as object, `${at}${key}.`);
    return ROLES.flatMap((role) =>
      COUNTS.map((count) => {
        const written: unknown = Reflect.apply(value, null, [{ ...GIVEN, role, count }]);
        return [`${at}${key} ${role} ${count}`, String(written)] as const;
      }),
    );
  });

const noticesOf = ({ mail, choosing, push, rentals }: Words) =>
  new Map(sentencesOf({ mail, choosing, push, rentals }));

describe('the words of notices (D848)', () => {
  it('are there for every language', () => {
    expect(allWords.map(({ language }) => language).sort()).toEqual(Object.keys(languages).sort());
  });

  it('say each sentence in each language, and no English one in another', () => {
    const english = noticesOf(wordsIn('en'));
    expect(english.size).toBeGreaterThan(60);
    for (const words of allWords) {
      const notices = noticesOf(words);
      expect([...notices.keys()]).toEqual([...english.keys()]);
      expect([...notices.values()].filter((sentence) => sentence.trim() === '')).toEqual([]);
      if (words.language === 'en') continue;
      const said = new Set(english.values());
      expect([...notices].filter(([, sentence]) => said.has(sentence))).toEqual([]);
    }
  });

  it.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['en-GB', 'en'],
    ['pt-BR', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ])('for the tag %s are those of %s', (tag, language) => {
    expect(wordsIn(tag).language).toBe(language);
  });
});
