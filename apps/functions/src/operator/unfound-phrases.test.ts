import { DAY_LENGTH, epochMs, UNFOUND_LIFE } from '@roborrow/domain';
import { expect, it } from 'vitest';
import type { OperatorDatabase } from './moderated-database.ts';
import { noteUnfound } from './unfound-phrases.ts';

const DAY = epochMs(20_000 * DAY_LENGTH);

/** A database of phrases, by their paths, of the days that stand in these. It knows what counting asks, and nothing else. */
function phrases(days: readonly number[]) {
  const dayOf = new Map(days.map((day, at) => [`unfound/${at}`, day]));
  const commits: number[] = [];
  const stored = (path: string) => ({ path, fields: {}, createTime: '', updateTime: '' });
  const database: Pick<OperatorDatabase, 'get' | 'query' | 'commit' | 'momentOf'> = {
    get: async () => null,
    query: async (asked) => {
      const { from, where, limit } = asked as {
        readonly from: readonly [{ readonly collectionId: string }];
        readonly where?: { readonly fieldFilter: { readonly value: { readonly timestampValue: string } } };
        readonly limit?: number;
      };
      if (from[0].collectionId !== 'unfound' || !where) return [];
      const until = Date.parse(where.fieldFilter.value.timestampValue);
      return [...dayOf]
        .filter(([, day]) => day < until)
        .slice(0, limit)
        .map(([path]) => stored(path));
    },
    commit: async (writes) => {
      commits.push(writes.length);
      for (const { kind, path } of writes) if (kind === 'remove') dayOf.delete(path);
    },
    momentOf: (ms) => ms,
  };
  const note = () =>
    noteUnfound(database as OperatorDatabase, {
      phrase: 'a nurse',
      visitor: 'ada',
      now: epochMs(DAY + 1),
      newSalt: () => 'salt',
    });
  return { note, left: () => [...dayOf.values()], commits };
}

it('a phrase is kept for 30 days, however many there are: the first one of a day removes all that are older (D800)', async () => {
  const kept = DAY - UNFOUND_LIFE;
  const { note, left, commits } = phrases([...Array<number>(700).fill(kept - 1), kept, DAY]);
  await note();
  expect(left()).toEqual([kept, DAY]);
  expect(Math.max(...commits)).toBeLessThan(500);
});
