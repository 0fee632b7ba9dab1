import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { tinyVocabulary } from '../../testing/vocabulary.ts';
import { days, dollarsPerDay } from '../units.ts';
import { searchRobots } from './search-robots.ts';
import { narrowingsOf } from './narrowings.ts';
import { searchTokens, TOKENS_MAX } from './search-tokens.ts';
import type { SearchCriteria } from './search-criteria.ts';

const price = fc.oneof(
  fc.constantFrom(5, 20, 29.5, 30, 50, 75, 100, 1000),
  fc.integer({ min: 100, max: 120_000 }).map((cents) => cents / 100),
);
const length = fc.constantFrom(1, 4, 14, 30, 60, 90);
const mower = fc.record({ price, min: length, max: fc.option(length) }).map(({ price: asked, min, max }) => ({
  ...adaRobot,
  name: 'Lawn mower',
  price: dollarsPerDay(asked),
  minRental: days(min),
  maxRental: max === null ? null : days(Math.max(min, max)),
}));
const criteria = fc
  .record({ min: fc.option(price), max: fc.option(price), wanted: fc.option(length) })
  .map(({ min, max, wanted }): SearchCriteria => ({
    text: 'mowing',
    vocabulary: tinyVocabulary,
    category: { kind: 'all' },
    price: {
      min: min === null ? null : dollarsPerDay(min),
      max: max === null ? null : dollarsPerDay(max),
    },
    days: wanted === null ? null : days(wanted),
  }));

describe('tokens of a listing (D581)', () => {
  it('contain one of each condition that it meets', () => {
    fc.assert(
      fc.property(mower, criteria, (robot, asked) => {
        fc.pre(searchRobots([robot], asked, null).length > 0);
        const tokens = searchTokens(robot, tinyVocabulary);
        for (const { anyOf } of narrowingsOf(asked))
          expect(anyOf.some((token) => tokens.includes(token))).toBe(true);
      }),
    );
  });

  it('leave out nearly all robots of other prices and lengths, also together with a concept', () => {
    const tokens = searchTokens(
      { ...adaRobot, name: 'Lawn mower', price: dollarsPerDay(60) },
      tinyVocabulary,
    );
    const asked = (max: number, wanted: number | null) =>
      narrowingsOf({
        text: 'mowing',
        vocabulary: tinyVocabulary,
        category: { kind: 'all' },
        price: { min: null, max: dollarsPerDay(max) },
        days: wanted === null ? null : days(wanted),
      });
    const joined = asked(50, 30).filter(({ joinsTwo }) => joinsTwo);
    expect(joined.map(({ anyOf }) => anyOf)).toEqual([['c:lawn-mowing+to:50'], ['c:lawn-mowing+d:30']]);
    expect(tokens).not.toContain('c:lawn-mowing+to:50');
    expect(tokens).toContain('c:lawn-mowing+to:75');
  });

  it('leave out the robots that have only one of two concepts, whichever is typed first', () => {
    const tokens = searchTokens(
      { ...adaRobot, name: 'Lawn mower', description: 'Vacuums, too.' },
      tinyVocabulary,
    );
    for (const text of ['hoover mower', 'mower hoover']) {
      const paired = narrowingsOf({
        text,
        vocabulary: tinyVocabulary,
        category: { kind: 'all' },
        price: { min: null, max: null },
      }).filter(({ joinsTwo }) => joinsTwo);
      expect(paired.map(({ anyOf }) => anyOf)).toEqual([['c:lawn-mowing+c:vacuuming']]);
    }
    expect(tokens).toContain('c:lawn-mowing+c:vacuuming');
  });

  it('of prices between near bounds are bands, one for each listing', () => {
    const [narrowing, ...others] = narrowingsOf({
      text: '',
      vocabulary: tinyVocabulary,
      category: { kind: 'all' },
      price: { min: dollarsPerDay(40), max: dollarsPerDay(50) },
    });
    expect(others).toEqual([]);
    expect(narrowing?.anyOf).toEqual(['at:40', 'at:50']);
    const bands = searchTokens(adaRobot, tinyVocabulary).filter((token) => token.startsWith('at:'));
    expect(bands).toHaveLength(1);
  });

  it('are cut at the last words of a long description', () => {
    const description = `Lawn mower. ${Array.from({ length: 900 }, (_, i) => `word${i}`).join(' ')}`;
    const tokens = searchTokens({ ...adaRobot, description, price: dollarsPerDay(10) }, tinyVocabulary);
    expect(tokens).toHaveLength(TOKENS_MAX);
    expect(tokens).toContain('c:lawn-mowing+to:20');
  });
});
