import { DAY_LENGTH, epochMs, UNFOUND_LIFE } from '@roborrow/domain';
import { expect, it } from 'vitest';
import type { OperatorDatabase } from './moderated-database.ts';
import { forgetUnfound } from './unfound-phrases.ts';

const DAY = epochMs(20_000 * DAY_LENGTH);

/** A database of phrases, by their paths, of the days that stand in these. It knows what forgetting asks, and nothing else. */
function phrases(days: readonly number[]) {
  const dayOf = new Map(days.map((day, at) => [`unfound/${at}`, day]));
  const commits: number[] = [];
  const stored = (path: string) => ({ path, fields: {}, createTime: '', updateTime: '' });
  const database: Pick<OperatorDatabase, 'query' | 'commit'> = {
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
  };
  const forget = () => forgetUnfound(database as OperatorDatabase, epochMs(DAY + 1));
  return { forget, left: () => [...dayOf.values()], commits };
}

it('a phrase is kept for 30 days, however many there are: once a day all that are older are removed (D800)', async () => {
  const kept = DAY - UNFOUND_LIFE;
  const { forget, left, commits } = phrases([...Array<number>(700).fill(kept - 1), kept, DAY]);
  await forget();
  expect(left()).toEqual([kept, DAY]);
  expect(Math.max(...commits)).toBeLessThan(500);
});
