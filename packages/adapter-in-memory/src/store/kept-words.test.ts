import { createTextPredicate, epochMs, readRobotWords, UNKNOWN_PLACE, type Said } from '@roborrow/domain';
import { robotArb, runs, tinyVocabulary, tinyWords } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createInMemoryBackend } from '../backend.ts';
import { createKeptWords } from './kept-words.ts';
import { createMemoryStore } from './memory-store.ts';
import { createTokenIndex } from './token-index.ts';

const NAMES = ['lawn mower', 'pool cleaner', 'follow cam', 'no drone', 'mowing, mowers'];
const talkingRobotArb = fc
  .tuple(robotArb, fc.constantFrom(...NAMES), fc.array(fc.constantFrom(...NAMES, 'a hoover')))
  .map(([robot, name, said]) => ({
    ...robot,
    ...{ name, description: said.join('. '), isAvailable: true },
  }));

test('an index keeps all that its robots say, and no more of those that are removed', () => {
  fc.assert(
    fc.property(fc.array(talkingRobotArb, { minLength: 2, maxLength: 5 }), ([first, ...others]) => {
      if (!first) return;
      const index = createTokenIndex(tinyVocabulary);
      index.replace([], [first, ...others.slice(0, -1)]);
      index.replace([first], others.slice(-1));
      expect(index.wordsOf(first)).toBeNull();
      const tokens = [first, ...others].flatMap((robot) => [...readRobotWords(robot, tinyVocabulary).keys()]);
      for (const robot of others) {
        const [read, kept] = [readRobotWords(robot, tinyVocabulary), index.wordsOf(robot)];
        expect(tokens.map((token) => kept?.get(token))).toEqual(tokens.map((token) => read.get(token)));
        expect(tokens.filter((token) => kept?.has(token))).toEqual(tokens.filter((token) => read.has(token)));
      }
    }),
    { numRuns: runs(50) },
  );
});

test('the rule decides the same with what an index keeps as by the texts', () => {
  const textArb = fc.constantFrom(...NAMES, 'mow', 'hoover pool', 'follow-cam', 'quadcopter', 'clean over');
  fc.assert(
    fc.property(fc.array(talkingRobotArb, { maxLength: 5 }), textArb, (robots, text) => {
      const index = createTokenIndex(tinyVocabulary);
      index.replace([], robots);
      const byKept = createTextPredicate(text, { ...tinyVocabulary, wordsOf: index.wordsOf });
      expect(robots.filter(byKept)).toEqual(robots.filter(createTextPredicate(text, tinyVocabulary)));
    }),
    { numRuns: runs(200) },
  );
});

test('more words than two bytes can number are kept', () => {
  const { keep, wordsIn } = createKeptWords();
  const wordsOf = (numbers: readonly number[]): ReadonlyMap<string, Said> =>
    new Map(
      numbers.map((n) => [`w:${n}`, { where: 'about', words: `m${n}`, isNarrower: false, isDenied: false }]),
    );
  for (let number = 0; number <= 40_000; number += 1) keep(wordsOf([number]));
  const words = wordsOf([0, 32_767, 32_768, 40_000]);
  const kept = wordsIn(keep(words));
  for (const [token, said] of words) expect(kept.get(token)).toEqual(said);
});

test('the vocabulary of a backend knows what its robots say once robots were searched by words', async () => {
  const [sample] = fc.sample(talkingRobotArb, { numRuns: 1, seed: 1 });
  if (!sample) throw new Error('no sample');
  const { robots, vocabulary } = createInMemoryBackend({
    store: createMemoryStore({ robots: [sample] }),
    clock: { now: () => epochMs(0) },
    ids: { next: () => 'unused' },
    places: { suggest: async () => [], geocode: async () => UNKNOWN_PLACE },
    vocabulary: tinyWords,
  });
  await robots.countNarrowed({ anyOf: [] });
  const stored = await robots.get(sample.id);
  if (!stored) throw new Error('no robot');
  const { wordsOf } = await vocabulary.load();
  for (const [token, said] of readRobotWords(stored, tinyVocabulary))
    expect(wordsOf?.(stored)?.get(token)).toEqual(said);
});
