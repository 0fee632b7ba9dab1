import {
  narrowingsOf,
  tokensVersion,
  type Narrowing,
  dollarsPerDay,
  type SearchCriteria,
} from '@roborrow/domain';
import { tinyVocabulary, tinyWords } from '@roborrow/domain/testing';
import { describe, expect, it } from 'vitest';
import { createChooseNarrowing, mayMeetBoth } from './choose-narrowing.ts';
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
  );
  return { chosen: chosen?.narrowing.anyOf[0] ?? null, other: chosen?.other?.anyOf[0] ?? null, counted };
};

describe('the condition of a search that a query asks for (D581)', () => {
  it('is the rarest of several', async () => {
    const answer = await choose(search('mower zeppelin', null), { 'c:lawn-mowing': 30, 'w:zeppelin': 7 });
    expect(answer).toEqual({
      chosen: 'w:zeppelin',
      other: 'c:lawn-mowing',
      counted: ['c:lawn-mowing', 'w:zeppelin'],
    });
  });

  it('is not counted where there is one', async () => {
    expect(await choose(search('mower', null), {})).toEqual({
      other: null,
      chosen: 'c:lawn-mowing',
      counted: [],
    });
  });

  it('joins a concept and a price, which are not counted then', async () => {
    expect(await choose(search('mower', 50), {})).toEqual({
      other: null,
      chosen: 'c:lawn-mowing+to:50',
      counted: [],
    });
  });

  it('joins two concepts, which are not counted then', async () => {
    expect(await choose(search('mower hoover', null), {})).toEqual({
      other: null,
      chosen: 'c:lawn-mowing+c:vacuuming',
      counted: [],
    });
  });

  it('may be another word that is rarer than both together', async () => {
    const counts = { 'c:lawn-mowing+to:50': 9, 'w:zeppelin': 2 };
    const answer = await choose(search('mower zeppelin', 50), counts);
    expect(answer).toEqual({
      other: null,
      chosen: 'w:zeppelin',
      counted: ['w:zeppelin', 'c:lawn-mowing+to:50'],
    });
  });

  it('is none until every listing has tokens of this vocabulary', async () => {
    expect(await choose(search('mower', 50), {}, store('older'))).toEqual({
      other: null,
      chosen: null,
      counted: [],
    });
  });
});

describe('another condition, whose listings are counted together with those of the rarest', () => {
  it.each([
    ['is the next rarest', { 'c:lawn-mowing': 30, 'w:zeppelin': 7 }, 'c:lawn-mowing'],
    ['is none where few are read at once', { 'c:lawn-mowing': 30, 'w:zeppelin': 6 }, null],
    ['is none where more are than can be counted', { 'c:lawn-mowing': 993, 'w:zeppelin': 7 }, null],
  ])('%s', async (_, counts, other) => {
    expect(await choose(search('mower zeppelin', null), counts)).toMatchObject({ other });
  });

  it.each([
    ['none has both', { one: 7, two: 20, 'one,two': 27 }, false],
    ['one has both', { one: 7, two: 20, 'one,two': 26 }, true],
    ['more are than can be counted', { one: 7, two: 993, 'one,two': 1000 }, true],
  ])('says whether a listing may have both, where %s', async (_, counts: Record<string, number>, may) => {
    const choice = { narrowing: { anyOf: ['one'] }, other: { anyOf: ['two'] } };
    expect(await mayMeetBoth(choice, async ({ anyOf }) => counts[anyOf.join()] ?? 0)).toBe(may);
  });
});
