import {
  byNewest,
  PortError,
  type ListingCategory,
  type Robot,
  type RobotsPort,
  type UserId,
} from '@roborrow/domain';
import {
  documentId,
  orderBy,
  query,
  runTransaction,
  startAfter,
  Timestamp,
  where,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { robotOf, robotsIn } from '../documents.ts';
import { createForEach } from '../for-each.ts';
import type { ImageUrls } from '../image-urls.ts';
import { createDecodeRobot, encodeNewRobot, encodeRobotChanges } from '../mappers/robot.ts';
import type { Operations } from '../operations.ts';
import { lacksIndex } from '../port-errors.ts';
import { countAtMost, type Reader } from '../read.ts';
import type { Session } from '../session.ts';
import { WITH_TIME } from '../with-time.ts';
import { writeOnce, type ReadStored } from '../write-once.ts';
import { requireDeletion } from './require-deletion.ts';

export interface RobotsDependencies {
  readonly operations: Operations;
  readonly session: Session;
  readonly reader: Reader;
  readonly urls: ImageUrls;
}

/** In Title Case (D6), or in the case that older documents have. */
const isOf = (category: ListingCategory): QueryConstraint =>
  where('category', 'in', [category, category.toLowerCase()]);

export const createRobots = (dependencies: RobotsDependencies): RobotsPort => {
  const { operations, session, reader, urls } = dependencies;
  const { withErrorMapping, withErrorMappingNoTimeout, withTimeout } = operations;
  const forEach = createForEach(withTimeout);
  const decode = createDecodeRobot(urls);

  const available = async (): Promise<Query> =>
    query(robotsIn(await session.database()), where('isAvailable', '==', true));

  /** Newest first. Sorted here, because Firestore's order would leave out documents without a time. */
  const allOf = async (ownerId: UserId, robots: Query): Promise<readonly Robot[]> =>
    [...(await reader.all(query(robots, where('ownerId', '==', ownerId)), decode))].sort(byNewest);

  const count = async (category: ListingCategory): Promise<number> =>
    countAtMost(query(await available(), isOf(category)));

  return {
    create: withErrorMapping(async (robot) => {
      const { database } = await session.requireSelf(robot.ownerId);
      const at = robotOf(database, robot.id);
      const isCreated = async (readStored: ReadStored): Promise<boolean> => {
        const stored = await readStored(at);
        if (!stored.exists()) return false;
        if (stored.get('ownerId') !== robot.ownerId) throw new PortError('conflict', { subject: 'robot' });
        return true;
      };
      const data = encodeNewRobot(robot, urls);
      await writeOnce(database, isCreated, (transaction) => transaction.set(at, data));
      const created = await reader.one(at, decode);
      if (!created) throw new PortError('failed');
      return created;
    }),

    get: withErrorMapping(async (id) => reader.one(robotOf(await session.database(), id), decode)),

    update: withErrorMapping(async (id, changes) => {
      const { database, user } = await session.require();
      const at = robotOf(database, id);
      const data = encodeRobotChanges(changes, urls);
      await runTransaction(database, async (transaction) => {
        const stored = await transaction.get(at);
        if (!stored.exists()) throw new PortError('not-found');
        if (stored.get('ownerId') !== user.uid) throw new PortError('forbidden');
        transaction.update(at, data);
      });
    }),

    delete: withErrorMapping(async (id) => {
      const { database, user } = await session.require();
      const at = robotOf(database, id);
      await runTransaction(database, async (transaction) => {
        const stored = await transaction.get(at);
        if (!stored.exists()) return;
        if (stored.get('ownerId') !== user.uid) throw new PortError('forbidden');
        transaction.delete(at);
      });
    }),

    deleteAllOf: withErrorMappingNoTimeout(async (ownerId) => {
      const { database } = await withTimeout(session.requireSelf(ownerId));
      await withTimeout(requireDeletion(database, ownerId));
      const own = query(robotsIn(database), where('ownerId', '==', ownerId));
      await forEach(database, own, (transaction, at) => transaction.delete(at));
    }),

    listByOwner: withErrorMapping(async (ownerId) => {
      const { database } = await session.requireSelf(ownerId);
      return allOf(ownerId, robotsIn(database));
    }),

    listAvailableByOwner: withErrorMapping(async (ownerId) => allOf(ownerId, await available())),

    listFeatured: withErrorMapping(async (limit) => {
      const unordered = await available();
      const best = query(unordered, orderBy('rating', 'desc'), orderBy('createdAt', 'desc'));
      // An index takes minutes to build. Until then this returns some available robots instead of none (D9).
      return reader.first(best, limit, decode).catch((thrown: unknown) => {
        if (!lacksIndex(thrown)) throw thrown;
        return reader.first(unordered, limit, decode);
      });
    }),

    listNewest: withErrorMapping(async ({ category, after, limit }) => {
      const narrowed = category ? query(await available(), isOf(category)) : await available();
      const newest = query(narrowed, WITH_TIME, orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc'));
      const question = after
        ? query(newest, startAfter(Timestamp.fromMillis(after.createdAt), after.id))
        : newest;
      // One more than the limit shows whether there is another page.
      const found = await reader.first(question, limit + 1, decode);
      const robots = found.slice(0, limit);
      const last = robots.at(-1);
      return {
        robots,
        next: found.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null,
      };
    }),

    listWithin: withErrorMapping(async (area, category, most = Infinity) => {
      const narrowed = category ? query(await available(), isOf(category)) : await available();
      const found = await Promise.all(
        area.boxes.map(({ south, north, west, east }) =>
          reader.first(
            query(
              narrowed,
              where('latitude', '>=', south),
              where('latitude', '<=', north),
              where('longitude', '>=', west),
              where('longitude', '<=', east),
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

    countAvailable: withErrorMapping(async () => {
      const [Educational, Industrial, Service, Hobby, Other] = await Promise.all([
        count('Educational'),
        count('Industrial'),
        count('Service'),
        count('Hobby'),
        count('Other'),
      ]);
      return { Educational, Industrial, Service, Hobby, Other };
    }),
  };
};
