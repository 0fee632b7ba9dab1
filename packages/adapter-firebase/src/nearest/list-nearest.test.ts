import {
  epochMs,
  LIST_MAX,
  miles,
  tokensVersion,
  robotId,
  type NearestPage,
  type RankedCursor,
  type Robot,
  type RobotId,
} from '@roborrow/domain';
import { tinyVocabulary, tinyWords } from '@roborrow/domain/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Decode } from '../mappers/decoder.ts';
import { createChooseNarrowing } from '../reading/choose-narrowing.ts';
import type { PublicStore } from '../reading/public-store.ts';
import type { Question } from '../reading/question.ts';
import { createListNearest } from './list-nearest.ts';

const APEX = { latitude: 35.73, longitude: -78.85 };
const ROBOTS = Array.from({ length: 12 }, (_, i) => ({
  id: robotId(`robot-${String(i).padStart(2, '0')}`),
  createdAt: epochMs(i),
  coordinates: APEX,
})) as unknown as readonly Robot[]; // a search by place looks at nothing else

/** A store with robots at one point, which counts the documents that answers cost. */
const storeOf = () => {
  const asked = { documents: 0 };
  const store: PublicStore = {
    one: () => expect.unreachable(),
    count: async () => {
      asked.documents += 1;
      return 0;
    },
    first: async ({ where, after }, limit, decode) => {
      const isPoint = where.some(({ field }) => field === 'latitude');
      const last = after?.at(-1);
      const newest = isPoint ? ROBOTS.toReversed() : [];
      const from = last === undefined ? 0 : newest.findIndex(({ id }) => id === last) + 1;
      const found = newest.slice(from, from + limit);
      asked.documents += Math.max(1, found.length);
      return found.flatMap(({ id }) => decode(id, {}).data ?? []);
    },
  };
  return { store, asked };
};

const decode: Decode<Robot> = (id) => {
  const data = ROBOTS.find((one) => one.id === id);
  return data ? { success: true, data } : expect.unreachable();
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const open = () => {
  const { store, asked } = storeOf();
  const list = createListNearest(async () => null);
  /** A page of three, and how many documents it cost. */
  const page = async (
    after: RankedCursor | null,
    radius = 25,
  ): Promise<{ ids: readonly RobotId[]; next: RankedCursor; cost: number }> => {
    const before = asked.documents;
    const found: NearestPage = await list(store, [], decode, {
      origin: { coordinates: APEX, radius: miles(radius) },
      limit: 3,
      ...(after && { after }),
    });
    if (!found.next) throw new Error('the last page');
    return {
      ids: found.found.map(({ robot }) => robot.id),
      next: found.next,
      cost: asked.documents - before,
    };
  };
  return page;
};

/** What the second page costs where nothing of the first was kept. */
const freshCost = async (): Promise<number> => {
  const { next } = await open()(null);
  return (await open()(next)).cost;
};

it('continues a page with what was read for it, which costs less than to begin again', async () => {
  const page = open();
  const first = await page(null);
  const second = await page(first.next);
  expect([...first.ids, ...second.ids]).toEqual(
    [11, 10, '09', '08', '07', '06'].map((number) => `robot-${number}`),
  );
  expect(second.cost).toBeLessThan(await freshCost());
});

it('reads a first page each time, and keeps what was read last', async () => {
  const page = open();
  const [first, again] = [await page(null), await page(null)];
  expect(again.cost).toBe(first.cost);
  expect((await page(again.next)).cost).toBeLessThan(await freshCost());
});

it('lets only one of two pages at the same time go on from what was read', async () => {
  const page = open();
  const { next } = await page(null);
  const [one, other] = await Promise.all([page(next), page(next)]);
  expect(other.ids).toEqual(one.ids);
  const alone = open();
  const keptCost = (await alone((await alone(null)).next)).cost;
  // Whichever ended last has counted the documents of both.
  expect(Math.max(one.cost, other.cost)).toBe(keptCost + (await freshCost()));
});

it.each([
  ['two minutes later', 120_000, false],
  ['after that', 120_001, true],
])('%s begins again: %s', async (_, later, isFresh) => {
  const page = open();
  const { next } = await page(null);
  vi.setSystemTime(Date.now() + later);
  expect((await page(next)).cost === (await freshCost())).toBe(isFresh);
});

it('goes on from where a page ended alone', async () => {
  const page = open();
  const { next } = await page(null);
  // So that the search that is kept knows nothing of what comes before it.
  vi.setSystemTime(Date.now() + 120_001);
  await page(next);
  const earlier = { ...next, createdAt: epochMs(next.createdAt + 1), id: robotId('robot-10') };
  expect((await page(earlier)).ids).toEqual(['robot-09', 'robot-08', 'robot-07']);
});

it.each([
  [19, false],
  [20, true],
])('keeps 20 searches: after %i others the first begins again: %s', async (others, isFresh) => {
  const page = open();
  const { next } = await page(null);
  for (let i = 1; i <= others; i += 1) await page(null, 25 + i);
  expect((await page(next)).cost === (await freshCost())).toBe(isFresh);
});

it('asks for the condition that fewer meet near the place, where more meet each than can be counted (D581)', async () => {
  const counted = new Map<string, number>();
  const read = new Set<string>();
  const tokenOf = ({ where }: Question): string => {
    const token = where.find(({ field }) => field === 'tokens')?.value;
    return typeof token === 'string' ? token : '';
  };
  const store: PublicStore = {
    one: async (_, id, decodeSettings) =>
      decodeSettings(id, { tokens: tokensVersion(tinyVocabulary) }).data ?? null,
    count: async (question) => {
      const token = tokenOf(question);
      counted.set(token, (counted.get(token) ?? 0) + 1);
      // The whole radius is counted first.
      if (counted.get(token) === 1) return LIST_MAX;
      return token === 'w:quiet' ? 3 : 400;
    },
    first: async (question) => {
      read.add(tokenOf(question));
      return [];
    },
  };
  const list = createListNearest(createChooseNarrowing(tinyWords));
  const narrow = [{ anyOf: ['c:lawn-mowing'] }, { anyOf: ['w:quiet'] }];
  await list(store, [], decode, { origin: { coordinates: APEX, radius: miles(25) }, narrow, limit: 3 });
  expect(counted.get('c:lawn-mowing')).toBe(4);
  expect([...read]).toEqual(['w:quiet']);
});
