import {
  miles,
  type Narrowing,
  type NearestPage,
  type NearestQuery,
  type RankedCursor,
  type Robot,
} from '@roborrow/domain';
import type { Decode } from '../mappers/decoder.ts';
import {
  eitherOf,
  isOfTwo,
  WORTH_COUNTING,
  type createChooseNarrowing,
} from '../reading/choose-narrowing.ts';
import type { PublicStore } from '../reading/public-store.ts';
import type { Condition } from '../reading/question.ts';
import { placeReader } from './place-reader.ts';
import { createNearestSearch } from './search-nearest.ts';

type Search = ReturnType<typeof createNearestSearch<Robot>>;

/** A search that has answered a page. */
interface Kept {
  readonly search: Search;
  readonly next: RankedCursor;
  readonly until: number;
}

/** The most searches that are kept, and for how long in milliseconds. */
const MOST_KEPT = 20;
const KEPT_FOR = 120_000;

/** The parts of a radius in which conditions are compared that more meet in all of it than can be counted. */
const SOME = [0.3, 0.07, 0.015];

const isSame = (a: RankedCursor, b: RankedCursor): boolean =>
  a.rank === b.rank && a.createdAt === b.createdAt && a.id === b.id;

/**
 * Lists pages of the nearest robots. What a page has read beyond its end is kept for a short time, for the
 * page that continues it; without that, the next page only costs more. A first page is always read.
 */
export const createListNearest = (choose: ReturnType<typeof createChooseNarrowing>) => {
  const kept = new Map<string, Kept>();

  const take = (key: string, after: RankedCursor): Search | null => {
    const found = kept.get(key);
    if (!found || !isSame(found.next, after) || found.until < Date.now()) return null;
    // Another page must not be read from the same state at the same time.
    kept.delete(key);
    return found.search;
  };

  const keep = (key: string, search: Search, next: RankedCursor): void => {
    kept.delete(key);
    kept.set(key, { search, next, until: Date.now() + KEPT_FOR });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };

  return async (
    store: PublicStore,
    where: readonly Condition[],
    decode: Decode<Robot>,
    { origin, category, narrow, after, limit }: NearestQuery,
  ): Promise<NearestPage> => {
    const begun = new Map<Narrowing | null, Search>();
    const countAll = (one: Narrowing): Promise<number> => {
      const search = createNearestSearch<Robot>(origin, after ?? null);
      begun.set(one, search);
      return search.count(placeReader(store, where, one, decode));
    };
    const countSome = async (one: Narrowing): Promise<number> => {
      const reader = placeReader(store, where, one, decode);
      const counts = await Promise.all(
        SOME.map((part) => {
          const near = { ...origin, radius: miles(origin.radius * part) };
          return createNearestSearch<Robot>(near, null).count(reader);
        }),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    };
    const choice = await choose(store, narrow, [origin, category], countAll, countSome);
    const narrowing = choice && choice.narrowing;
    const reader = placeReader(store, where, narrowing, decode);
    const key = JSON.stringify([origin, category, narrowing]);
    const begunBefore = after ? take(key, after) : null;
    const search = begunBefore ?? begun.get(narrowing) ?? createNearestSearch<Robot>(origin, after ?? null);
    if (isOfTwo(choice) && !begunBefore && (choice.isOtherCounted || limit > WORTH_COUNTING.counted)) {
      const { partsWithBoth } = await import('../reading/meeting-both.ts');
      const { mostRanges } = placeReader(store, where, eitherOf(choice.narrowing, choice.other), decode);
      await search.leaveOut(reader, mostRanges, (division) =>
        partsWithBoth(choice, division, limit, (one, area) =>
          placeReader(store, where, one, decode).count(area),
        ),
      );
    }
    const page = await search.page(reader, after ?? null, limit);
    if (page.next) keep(key, search, page.next);
    return page;
  };
};
