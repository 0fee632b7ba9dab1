import {
  narrowingsOf,
  tokensVersion,
  type Narrowing,
  dollarsPerDay,
  type SearchCriteria,
} from '@roborrow/domain';
import { tinyVocabulary, tinyWords } from '@roborrow/domain/testing';
import { describe, expect, it } from 'vitest';
import { createChooseNarrowing } from './choose-narrowing.ts';
import type { PublicStore } from './public-store.ts';

const store = (tokens: string): PublicStore => ({
  one: async (_, id, decode) => {
    const decoded = decode(id, { tokens });
    return decoded.success ? decoded.data : null;
  },
  first: async () => [],
  count: async () => 0,
});
const current = store(tokensVersion(tinyVocabulary));

const search = (text: string, max: number | null): readonly Narrowing[] => {
  const criteria: SearchCriteria = {
    text,
    vocabulary: tinyVocabulary,
    category: { kind: 'all' },
    price: { min: null, max: max === null ? null : dollarsPerDay(max) },
  };
  return narrowingsOf(criteria);
};

/** What is chosen, and what was counted for it. */
const choose = async (
  narrow: readonly Narrowing[],
  counts: Readonly<Record<string, number>>,
  asked = current,
  lately: Readonly<Record<string, number>> = {},
) => {
  const counted: string[] = [];
  const chosen = await createChooseNarrowing(tinyWords)(
    asked,
    narrow,
    null,
    async ({ anyOf: [token = ''] }) => {
      counted.push(token);
      return counts[token] ?? 0;
    },
    async ({ anyOf: [token = ''] }) => lately[token] ?? 0,
  );
  return {
    chosen: chosen?.narrowing.anyOf[0] ?? null,
    other: chosen?.other?.anyOf[0] ?? null,
    isOtherCounted: chosen?.isOtherCounted ?? null,
    counted,
  };
};

describe('the condition of a search that a query asks for (D581)', () => {
  it('is the rarest of several', async () => {
    const answer = await choose(search('mower zeppelin', null), { 'c:lawn-mowing': 30, 'w:zeppelin': 7 });
    expect(answer).toMatchObject({
      chosen: 'w:zeppelin',
      other: 'c:lawn-mowing',
      counted: ['c:lawn-mowing', 'w:zeppelin'],
    });
  });

  it('is the one that fewer have met lately, where more meet each than can be counted', async () => {
    const counts = { 'c:lawn-mowing': 1000, 'w:zeppelin': 1000 };
    const lately = { 'c:lawn-mowing': 300, 'w:zeppelin': 7 };
    const answer = await choose(search('mower zeppelin', null), counts, current, lately);
    expect(answer).toMatchObject({ chosen: 'w:zeppelin', other: null });
  });

  it('is not counted where there is one', async () => {
    expect(await choose(search('mower', null), {})).toMatchObject({
      other: null,
      chosen: 'c:lawn-mowing',
      counted: [],
    });
  });

  it('joins a concept and a price, which are not counted then', async () => {
    expect(await choose(search('mower', 50), {})).toMatchObject({
      other: null,
      chosen: 'c:lawn-mowing+to:50',
      counted: [],
    });
  });

  it('is not counted where it asks for the tokens of another one and for more', async () => {
    const narrow = [{ anyOf: ['b:rov'] }, { anyOf: ['w:rov', 'b:rov'] }];
    expect(await choose(narrow, {})).toMatchObject({ other: null, chosen: 'b:rov', counted: [] });
  });

  it('joins two concepts, which are not counted then', async () => {
    expect(await choose(search('mower hoover', null), {})).toMatchObject({
      other: null,
      chosen: 'c:lawn-mowing+c:vacuuming',
      counted: [],
    });
  });

  it('may be another word that is rarer than both together', async () => {
    const counts = { 'c:lawn-mowing+to:50': 9, 'w:zeppelin': 2 };
    const answer = await choose(search('mower zeppelin', 50), counts);
    expect(answer).toMatchObject({
      other: null,
      chosen: 'w:zeppelin',
      counted: ['w:zeppelin', 'c:lawn-mowing+to:50'],
    });
  });

  it('is none until every listing has tokens of this vocabulary', async () => {
    expect(await choose(search('mower', 50), {}, store('older'))).toMatchObject({
      other: null,
      chosen: null,
      counted: [],
    });
  });
});

describe('another condition, whose listings are counted together with those of the rarest', () => {
  it.each([
    ['is the next rarest', { 'c:lawn-mowing': 30, 'w:zeppelin': 7 }, 'c:lawn-mowing', true],
    ['is none where few are read at once', { 'c:lawn-mowing': 30, 'w:zeppelin': 6 }, null, true],
    [
      'may be met by more than can be counted',
      { 'c:lawn-mowing': 1000, 'w:zeppelin': 61 },
      'c:lawn-mowing',
      false,
    ],
    [
      'is none where fewer than those counts are read',
      { 'c:lawn-mowing': 1000, 'w:zeppelin': 60 },
      null,
      false,
    ],
    ['is none where both are met by more', { 'c:lawn-mowing': 1000, 'w:zeppelin': 1000 }, null, false],
  ])('%s', async (_, counts, other, isOtherCounted) => {
    expect(await choose(search('mower zeppelin', null), counts)).toMatchObject({ other, isOtherCounted });
  });
});
