import {
  forEachCategory,
  areaContains,
  atLeast,
  byPosition,
  exactly,
  FREE_CALENDAR,
  LIST_MAX,
  PortError,
  positionIn,
  robotDefaults,
  type ClockPort,
  type ListingOrder,
  type NearestQuery,
  type NearRobot,
  type PriceBounds,
  type RankedCursor,
  type Robot,
  type RobotsPort,
} from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import { requireDeletion, requireNoMark } from '../rules/deletion-rules.ts';
import { countListing } from '../rules/limit-rules.ts';
import { isValidRobot, namesOnlyEditable } from '../rules/robot-rules.ts';
import type { Session } from '../session.ts';
import { nearPosition, type Nearest } from '../store/nearest.ts';
import { firstOf, pageOf, type Range } from '../store/page-of.ts';
import type { NarrowedRobots } from './narrowed-robots.ts';
import type { SettleDue } from '../store/settle-due.ts';
import type { Store } from '../store/store.ts';

export interface RobotsDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly session: Session;
  readonly clock: ClockPort;
  readonly narrowing: NarrowedRobots;
  readonly settleDue: SettleDue;
}

export const createRobots = ({
  operations,
  store,
  session,
  clock,
  narrowing,
  settleDue,
}: RobotsDependencies): RobotsPort => {
  const { answer } = operations;

  const nearestOf = async ({
    origin,
    category,
    narrow,
    after,
  }: Omit<NearestQuery, 'limit'>): Promise<Nearest> => {
    const { robots, narrowed } = await narrowing.read(narrow, category);
    const nearest = robots.nearest(origin, category, after);
    if (narrowed) return narrowed.narrowedNear(nearest, origin, after, narrowed.candidates);
    // Of narrowings that leave all, the caller judges what it reads.
    return narrow?.length ? { ...nearest, count: () => null } : nearest;
  };

  return {
    create: answer('robots.create', (details) =>
      store.transact((transaction): Robot => {
        session.requireSelf(transaction.before, details.ownerId);
        const stored = transaction.before.get('robots', details.id);
        if (stored) {
          if (stored.ownerId === details.ownerId) return stored;
          throw new PortError('conflict', { subject: 'robot' });
        }
        requireNoMark(transaction.before, details.ownerId);
        // Nobody lists what the operator hid (D59).
        if (transaction.before.get('hiddenRobots', details.id)) throw new PortError('forbidden');
        const now = clock.now();
        const robot: Robot = {
          ...details,
          ...robotDefaults,
          ...structuredClone(FREE_CALENDAR),
          createdAt: now,
          updatedAt: now,
        };
        // Stars come from reviews alone, whatever a caller adds.
        if (!isValidRobot(robot, null) || 'stars' in details) throw new PortError('forbidden');
        countListing(transaction, details.ownerId, now);
        transaction.put('robots', robot);
        return robot;
      }),
    ),

    get: answer('robots.get', async (id) => (await settleDue()).get('robots', id)),

    update: answer('robots.update', (id, changes) =>
      store.transact((transaction) => {
        const caller = session.require(transaction.before);
        const stored = transaction.before.get('robots', id);
        if (!stored) throw new PortError('not-found');
        if (stored.ownerId !== caller.uid || !namesOnlyEditable(changes)) throw new PortError('forbidden');
        requireNoMark(transaction.before, caller.uid);
        const robot = { ...stored, ...changes, updatedAt: clock.now() };
        if (!isValidRobot(robot, stored)) throw new PortError('forbidden');
        transaction.put('robots', robot);
      }),
    ),

    delete: answer('robots.delete', (id) =>
      store.transact((transaction) => {
        const caller = session.require(transaction.before);
        const stored = transaction.before.get('robots', id);
        if (!stored) return;
        if (stored.ownerId !== caller.uid) throw new PortError('forbidden');
        transaction.delete('robots', id);
      }),
    ),

    deleteAllOf: answer('robots.deleteAllOf', (ownerId) =>
      store.transact((transaction) => {
        session.requireSelf(transaction.before, ownerId);
        requireDeletion(transaction.before, ownerId);
        for (const { id } of transaction.before.robots.ofOwner(ownerId)) transaction.delete('robots', id);
      }),
    ),

    listByOwner: answer('robots.listByOwner', async (ownerId) => {
      const state = await settleDue();
      session.requireSelf(state, ownerId);
      return [...state.robots.ofOwner(ownerId)];
    }),

    listAvailableByOwner: answer('robots.listAvailableByOwner', async (ownerId) =>
      [...(await store.read()).robots.ofOwner(ownerId)].filter(({ isAvailable }) => isAvailable),
    ),

    listFeatured: answer('robots.listFeatured', async (limit) =>
      (await store.read()).robots.available('best-rated').slice(limit),
    ),

    listAvailable: answer(
      'robots.listAvailable',
      async ({ order, category, price, narrow, after, limit }) => {
        const { robots, narrowed } = await narrowing.read(narrow, category);
        const list = robots.available(order, category);
        const listed = narrowed ? narrowed.narrowedInOrder(list, order, narrowed.candidates) : list;
        const { items, last } = firstOf(listed, rangeOf(order, price, after), limit);
        return { robots: items, next: last && positionIn(order, last) };
      },
    ),

    listVersions: answer('robots.listVersions', async ({ after, limit }) => {
      const { items, next } = pageOf((await store.read()).robots.available('newest'), after, limit);
      return { versions: items.map(({ id, createdAt, updatedAt }) => ({ id, createdAt, updatedAt })), next };
    }),

    listNearest: answer('robots.listNearest', async ({ limit, ...query }) => {
      const near = await nearestOf(query);
      const found: NearRobot[] = [];
      let hasMore = false;
      for (const one of near.robots) {
        hasMore = found.length >= Math.max(1, limit);
        if (hasMore) break;
        found.push(one);
      }
      const last = found.at(-1);
      const count = hasMore ? near.count() : found.length;
      return {
        found,
        next: hasMore && last ? nearPosition(last) : null,
        count: count === null ? atLeast(found.length) : exactly(count),
      };
    }),

    sampleNear: answer('robots.sampleNear', async ({ limit, ...query }) => {
      const sample: Robot[] = [];
      for (const { robot } of (await nearestOf(query)).robots) {
        if (sample.length >= Math.max(1, limit)) return { robots: sample, isAll: false };
        sample.push(robot);
      }
      return { robots: sample, isAll: true };
    }),

    listNew: answer('robots.listNew', async ({ since, category, box, limit }) => {
      const area = box && { boxes: [box] as const };
      const found: Robot[] = [];
      for (const robot of (await store.read()).robots.available('newest', category)) {
        if (robot.createdAt <= since || found.length >= Math.max(1, limit)) break;
        if (!area || (robot.coordinates && areaContains(area, robot.coordinates))) found.push(robot);
      }
      return found;
    }),

    countNarrowed: answer('robots.countNarrowed', async (condition) =>
      Math.min(LIST_MAX, await narrowing.count(condition)),
    ),

    countAvailable: answer('robots.countAvailable', async () => {
      const { robots } = await store.read();
      return forEachCategory((category) => Math.min(LIST_MAX, robots.available('newest', category).length));
    }),
  };
};

/** The part of a list in this order that follows the cursor and keeps to the prices. */
const rangeOf = (
  order: ListingOrder,
  price: PriceBounds | undefined,
  after: RankedCursor | undefined,
): Range<Robot> => {
  const compare = byPosition(order);
  const isRead = (robot: Robot): boolean =>
    after !== undefined && compare(positionIn(order, robot), after) <= 0;
  const isCheaper = (robot: Robot): boolean => robot.price < (price?.min ?? -Infinity);
  const isDearer = (robot: Robot): boolean => robot.price > (price?.max ?? Infinity);
  switch (order) {
    case 'price-up':
      return { isBefore: (robot) => isCheaper(robot) || isRead(robot), isBeyond: isDearer };
    case 'price-down':
      return { isBefore: (robot) => isDearer(robot) || isRead(robot), isBeyond: isCheaper };
    case 'newest':
    case 'best-rated':
      return { isBefore: isRead, isBeyond: () => false };
  }
};
