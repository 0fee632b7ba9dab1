import {
  byNewest,
  type ListingCategory,
  type PublicRobotsPort,
  type Robot,
  type RobotCursor,
  type RobotVersion,
  type UserId,
} from '@roborrow/domain';
import { FIRST_MOMENT } from '../first-moment.ts';
import type { ImageUrls } from '../image-urls.ts';
import { createDecodeRobot, decodeVersion } from '../mappers/robot.ts';
import { lacksIndex } from './firestore-codes.ts';
import type { Ask, PublicStore } from './public-store.ts';
import { ID_FIELD, type Condition, type Question } from './question.ts';

const AVAILABLE: Condition = { field: 'isAvailable', is: '==', value: true };

/** Keeps only documents that can be read in pages. */
const WITH_TIME: Condition = { field: 'createdAt', is: '>=', value: { time: FIRST_MOMENT } };

/** In Title Case (D6), or in the case that older documents have. */
const isOf = (category: ListingCategory | undefined): readonly Condition[] =>
  category ? [{ field: 'category', is: 'in', value: [category, category.toLowerCase()] }] : [];

const availableWhere = (...where: readonly Condition[]): Question => ({
  collection: 'robots',
  where: [AVAILABLE, ...where],
});

const newest = (after: RobotCursor | undefined, ...where: readonly Condition[]): Question => ({
  ...availableWhere(...where, WITH_TIME),
  orderBy: [
    { field: 'createdAt', direction: 'desc' },
    { field: ID_FIELD, direction: 'desc' },
  ],
  ...(after && { after }),
});

const ofOwner = (ownerId: UserId): Condition => ({ field: 'ownerId', is: '==', value: ownerId });

/** The listings that every visitor may read. */
export const createPublicRobots = (ask: Ask, urls: ImageUrls): PublicRobotsPort => {
  const decode = createDecodeRobot(urls);

  const count = (store: PublicStore, category: ListingCategory): Promise<number> =>
    store.count(availableWhere(...isOf(category)));

  return {
    get: (id) => ask((store) => store.one('robots', id, decode)),

    // Sorted here, because Firestore's order would leave out documents without a time.
    listAvailableByOwner: (ownerId) =>
      ask(async (store) =>
        [...(await store.first(availableWhere(ofOwner(ownerId)), Infinity, decode))].sort(byNewest),
      ),

    listFeatured: (limit) =>
      ask(async (store) => {
        const best: Question = {
          ...availableWhere(),
          orderBy: [
            { field: 'rating', direction: 'desc' },
            { field: 'createdAt', direction: 'desc' },
          ],
        };
        // An index takes minutes to build. Until then this returns some available robots instead of none (D9).
        return store.first(best, limit, decode).catch((thrown: unknown) => {
          if (!lacksIndex(thrown)) throw thrown;
          return store.first(availableWhere(), limit, decode);
        });
      }),

    listNewest: ({ category, after, limit }) =>
      ask(async (store) => {
        // One more than the limit shows whether there is another page.
        const found = await store.first(newest(after, ...isOf(category)), limit + 1, decode);
        return { robots: found.slice(0, limit), next: nextAfter(found, limit) };
      }),

    listVersions: ({ after, limit }) =>
      ask(async (store) => {
        const question = { ...newest(after), fields: ['createdAt', 'updatedAt'] };
        const found = await store.first(question, limit + 1, decodeVersion);
        return { versions: found.slice(0, limit), next: nextAfter(found, limit) };
      }),

    listWithin: (area, category, most = Infinity) =>
      ask(async (store) => {
        const found = await Promise.all(
          area.boxes.map(({ south, north, west, east }) =>
            store.first(
              availableWhere(
                ...isOf(category),
                { field: 'latitude', is: '>=', value: south },
                { field: 'latitude', is: '<=', value: north },
                { field: 'longitude', is: '>=', value: west },
                { field: 'longitude', is: '<=', value: east },
              ),
              most,
              decode,
            ),
          ),
        );
        // Boxes may overlap, so a robot may be found twice.
        const distinct = new Map(found.flat().map((robot): [string, Robot] => [robot.id, robot]));
        return [...distinct.values()].slice(0, most);
      }),

    countAvailable: () =>
      ask(async (store) => {
        const [Educational, Industrial, Service, Hobby, Other] = await Promise.all([
          count(store, 'Educational'),
          count(store, 'Industrial'),
          count(store, 'Service'),
          count(store, 'Hobby'),
          count(store, 'Other'),
        ]);
        return { Educational, Industrial, Service, Hobby, Other };
      }),
  };
};

const nextAfter = (found: readonly RobotVersion[], limit: number): RobotCursor | null => {
  const last = found[limit - 1];
  return found.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null;
};
