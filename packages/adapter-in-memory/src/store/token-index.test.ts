import { byNewest, miles, robotId, type Robot } from '@roborrow/domain';
import { robotArb, tinyVocabulary } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTokenIndex } from './token-index.ts';

const AT = { latitude: 40, longitude: -75 };
const [sample] = fc.sample(robotArb, { numRuns: 1, seed: 1 });
const robotOf = (name: string): Robot => ({
  ...(sample ?? expect.unreachable()),
  ...{ id: robotId(name), name, description: '', features: [], isAvailable: true, coordinates: AT },
});
const naming = (text: string) => [{ anyOf: [], orContains: [[text]] }];

/** Asks for more candidates than the index keeps: how many robots each of them is. */
const askForOthers = (index: ReturnType<typeof createTokenIndex>) =>
  Array.from({ length: 20 }, (_, i) => index.candidates(naming(`other${i}`))?.size);

test('candidates stay what they were while others are asked for', () => {
  const [digger, mixer] = [robotOf('Digger'), robotOf('Mixer')];
  const index = createTokenIndex(tinyVocabulary);
  index.replace([], [digger, mixer]);
  const candidates = index.candidates(naming('digger')) ?? expect.unreachable();
  const near = candidates.within({ coordinates: AT, radius: miles(1) });
  askForOthers(index);
  index.candidates(naming('mixer'));
  expect([candidates.has(digger), candidates.has(mixer)]).toEqual([true, false]);
  expect(candidates.all()).toEqual([digger]);
  askForOthers(index);
  expect(near.within().map(({ robot }) => robot)).toEqual([digger]);
});

test('what earlier answers were made of is in no later one', () => {
  const digger = robotOf('Digger');
  const index = createTokenIndex(tinyVocabulary);
  index.replace([], [digger, robotOf('Paver'), robotOf('Crane')]);
  expect(index.candidates(naming('digger'))?.all()).toEqual([digger]);
  expect(new Set(askForOthers(index))).toEqual(new Set([0]));
});

test('the newest follow one another also when all were listed at once', () => {
  const diggers = Array.from({ length: 600 }, (_, i) => robotOf(`Digger ${i}`));
  const index = createTokenIndex(tinyVocabulary);
  index.replace([], [...diggers, ...diggers.map((_, i) => robotOf(`Mixer ${i}`))]);
  const candidates = index.candidates(naming('digger')) ?? expect.unreachable();
  const found: Robot[] = [];
  for (let i = 0; i < 6; i += 1) found.push(...candidates.newest(100, found.at(-1)));
  expect(found).toEqual(diggers.toSorted(byNewest));
});
