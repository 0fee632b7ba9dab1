import {
  forEachCategory,
  LISTING_CATEGORIES,
  byNewest,
  epochMs,
  exactly,
  positionIn,
  type GeoBox,
  type ListingCategory,
  type ListingOrder,
  type ListingQuery,
  type Narrowing,
  type PriceBounds,
  type PublicRobotsPort,
  type RobotCursor,
  type RobotVersion,
  type UserId,
  type VocabularyPort,
} from '@roborrow/domain';
import {
  FIRST_MOMENT,
  NEWEST_FIRST,
  WITH_TIME,
  type Condition,
  type Order,
  type Question,
} from './question.ts';
import type { ImageUrls } from '../image-urls.ts';
import { createDecodeRobot, decodeVersion, STORED_ROBOT_FIELDS } from '../mappers/robot.ts';
import { createListNearest } from '../nearest/list-nearest.ts';
import { createSampleNear } from '../nearest/sample-near.ts';
import { createChooseNarrowing, isOfTwo } from './choose-narrowing.ts';
import { lacksIndex } from './firestore-codes.ts';
import { withCost, type Ask, type PublicStore } from './public-store.ts';
import { countNew, listedIn } from './times.ts';
import { areWithinWords, hasToken, isAskable } from './token-condition.ts';

const AVAILABLE: Condition = { field: 'isAvailable', is: '==', value: true };

/** In Title Case (D6), or in the case that older documents have. */
const isOf = (category: ListingCategory | undefined): readonly Condition[] =>
  category ? [{ field: 'category', is: 'in', value: [category, category.toLowerCase()] }] : [];

/**
 * In Title Case alone, which keeps a query within what Firestore allows. Only a listing with the key of its place is
 * found near one, and the migration that writes the key also writes the category in Title Case.
 */
const isKeyedOf = (category: ListingCategory | undefined): readonly Condition[] =>
  category ? [{ field: 'category', is: '==', value: category }] : [];

const availableWhere = (...where: readonly Condition[]): Question => ({
  collection: 'robots',
  where: [AVAILABLE, ...where],
});

/** The field that an order begins with, and its direction; the newest first has no other than the time. */
const RANKED_BY: Readonly<Record<ListingOrder, readonly Order[]>> = {
  newest: [],
  'price-up': [{ field: 'price', direction: 'asc' }],
  'price-down': [{ field: 'price', direction: 'desc' }],
  'best-rated': [{ field: 'rating', direction: 'desc' }],
};

/** From south to north, from west to east, and at one point newest first. */
const BY_POINT: readonly Order[] = [
  { field: 'latitude', direction: 'asc' },
  { field: 'longitude', direction: 'asc' },
  ...NEWEST_FIRST,
];

const inBox = ({ south, north, west, east }: GeoBox): readonly Condition[] => [
  { field: 'latitude', is: '>=', value: south },
  { field: 'latitude', is: '<=', value: north },
  { field: 'longitude', is: '>=', value: west },
  { field: 'longitude', is: '<=', value: east },
];

/** Listed after a time; times are stored more exactly than in milliseconds. */
const listedAfter = (since: number): Condition => ({
  field: 'createdAt',
  is: '>=',
  value: { time: epochMs(Math.max(since + 1, FIRST_MOMENT)) },
});

const withoutTokens = (question: Question): Question => ({ ...question, fields: STORED_ROBOT_FIELDS });

const newest = (after: RobotCursor | undefined, ...where: readonly Condition[]): Question => ({
  ...availableWhere(...where, WITH_TIME),
  orderBy: NEWEST_FIRST,
  ...(after && { after: [{ time: after.createdAt }, after.id] }),
});

const narrowedTo = (narrowing: Narrowing | null): readonly Condition[] =>
  narrowing ? [hasToken(narrowing)] : [];

const inOrder = (
  { order, category, price, after }: Omit<ListingQuery, 'limit' | 'narrow'>,
  narrowing: Narrowing | null = null,
): Question => {
  const ranked = RANKED_BY[order];
  const where = [...isOf(category), ...narrowedTo(narrowing)];
  if (ranked.length === 0) return newest(after, ...where);
  const bounds = ranked.some(({ field }) => field === 'price') ? priceWithin(price) : [];
  return {
    ...availableWhere(...where, ...bounds),
    orderBy: [...ranked, ...NEWEST_FIRST],
    ...(after && { after: [after.rank, { time: after.createdAt }, after.id] }),
  };
};

const priceWithin = ({ min, max }: PriceBounds = { min: null, max: null }): readonly Condition[] => [
  ...(min === null ? [] : [{ field: 'price', is: '>=', value: min } as const]),
  ...(max === null ? [] : [{ field: 'price', is: '<=', value: max } as const]),
];

const ofOwner = (ownerId: UserId): Condition => ({ field: 'ownerId', is: '==', value: ownerId });

/** The listings that every visitor may read. */
export const createPublicRobots = (
  ask: Ask,
  urls: ImageUrls,
  vocabulary: VocabularyPort,
): PublicRobotsPort => {
  const decode = createDecodeRobot(urls);
  const askCosting = <Answer extends object>(work: (store: PublicStore) => Promise<Answer>) =>
    ask((store) => withCost(store, work));
  const choose = createChooseNarrowing(vocabulary);
  const nearest = createListNearest(choose);
  const sampleNear = createSampleNear(choose);

  return {
    get: (id) => ask((store) => store.one('robots', id, decode)),

    // Sorted here, because Firestore's order would leave out documents without a time.
    listAvailableByOwner: (ownerId) =>
      ask(async (store) =>
        [...(await store.first(withoutTokens(availableWhere(ofOwner(ownerId))), Infinity, decode))].sort(
          byNewest,
        ),
      ),

    listFeatured: (limit) =>
      ask(async (store) =>
        // An index takes minutes to build. Until then this returns some available robots instead of none (D9).
        store
          .first(withoutTokens(inOrder({ order: 'best-rated' })), limit, decode)
          .catch((thrown: unknown) => {
            if (!lacksIndex(thrown)) throw thrown;
            return store.first(withoutTokens(availableWhere()), limit, decode);
          }),
      ),

    listAvailable: ({ limit, narrow, ...query }) =>
      askCosting(async (store) => {
        if (areWithinWords(narrow)) return { robots: [], next: null };
        const { category } = query;
        const count = (one: Narrowing) => store.count(availableWhere(...isOf(category), hasToken(one)));
        const newestWhere = (...where: readonly Condition[]): Question => ({
          ...availableWhere(...isOf(category), ...where),
          orderBy: NEWEST_FIRST,
        });
        const choice = await choose(store, narrow, category, count, (one) =>
          countNew(Date.now(), (times) => store.count(newestWhere(hasToken(one), ...listedIn(times)))),
        );
        const narrowing = choice && choice.narrowing;
        if (isOfTwo(choice) && !query.after) {
          const { listBoth } = await import('./list-both.ts');
          const both = await listBoth(store, choice, { ...query, limit }, newestWhere, decode);
          if (both) return both;
        }
        // One more than the limit shows whether there is another page.
        const found = await store.first(withoutTokens(inOrder(query, narrowing)), limit + 1, decode);
        const last = found.length > limit ? found[limit - 1] : undefined;
        return { robots: found.slice(0, limit), next: last ? positionIn(query.order, last) : null };
      }),

    listVersions: ({ after, limit }) =>
      ask(async (store) => {
        const question = { ...newest(after), fields: ['createdAt', 'updatedAt'] };
        const found = await store.first(question, limit + 1, decodeVersion);
        return { versions: found.slice(0, limit), next: nextAfter(found, limit) };
      }),

    listNearest: (query) =>
      askCosting(async (store) =>
        areWithinWords(query.narrow)
          ? { found: [], next: null, count: exactly(0) }
          : nearest(store, [AVAILABLE, ...isKeyedOf(query.category)], decode, query),
      ),

    sampleNear: (query) =>
      askCosting((store) => sampleNear(store, [AVAILABLE, ...isKeyedOf(query.category)], decode, query)),

    listNew: ({ since, category, box, limit }) =>
      ask((store) => {
        const where = [...isOf(category), listedAfter(since), ...(box ? inBox(box) : [])];
        // Each in the order of an index that other queries need as well.
        const orderBy = box ? BY_POINT : NEWEST_FIRST;
        return store.first(withoutTokens({ ...availableWhere(...where), orderBy }), limit, decode);
      }),

    countNarrowed: (narrowing) =>
      ask(async (store) => (isAskable(narrowing) ? store.count(availableWhere(hasToken(narrowing))) : 0)),

    countAvailable: () =>
      ask(async (store) => {
        const count = async (category: ListingCategory) =>
          [category, await store.count(availableWhere(...isOf(category)))] as const;
        const counts = new Map(await Promise.all(LISTING_CATEGORIES.map(count)));
        return forEachCategory((category) => counts.get(category) ?? 0);
      }),
  };
};

const nextAfter = (found: readonly RobotVersion[], limit: number): RobotCursor | null => {
  const last = found[limit - 1];
  return found.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null;
};
