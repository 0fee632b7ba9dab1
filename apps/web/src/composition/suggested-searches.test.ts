// @vitest-environment node
import { demoSeed } from '@roborrow/adapter-in-memory';
import {
  epochMs,
  LISTING_CATEGORIES,
  NO_PRICE_BOUNDS,
  parseCategory,
  searchRobots,
  type Robot,
} from '@roborrow/domain';
import { createVocabulary } from '@roborrow/vocabulary';
import { search as spanish } from '@roborrow/messages/in/es/search/search';
import { describe, expect, it } from 'vitest';
import { search } from '../features/search/search.text.ts';

const { robots = [] } = demoSeed(epochMs(1_790_000_000_000));
const vocabulary = createVocabulary();
const find = (text: string): readonly Robot[] =>
  searchRobots(robots, { text, vocabulary, category: parseCategory(''), price: NO_PRICE_BOUNDS }, null).map(
    ({ robot }) => robot,
  );

describe('the suggested searches (D70)', () => {
  it.each([...search.suggestedSearches, ...Object.values(spanish.suggestedSearches)])(
    '%j finds at least three demo robots',
    (text) => {
      expect(find(text).map(({ name }) => name).length).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('other queries that people try (D40)', () => {
  it.each(['dog robot', 'mop floor', 'robot vacuum', 'lawn mower rental', 'humanoid', 'drone', 'medical'])(
    '%j finds a demo robot',
    (text) => {
      expect(find(text)).not.toEqual([]);
    },
  );

  it('do not all match every robot', () => {
    for (const category of LISTING_CATEGORIES) expect(find(category).length).toBeLessThan(robots.length / 2);
  });
});
