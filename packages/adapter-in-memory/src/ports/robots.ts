import {
  LIST_MAX,
  PortError,
  robotDefaults,
  type ClockPort,
  type ListingCategory,
  type Robot,
  type RobotsPort,
} from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import { requireDeletion, requireNoDeletion } from '../rules/deletion-rules.ts';
import { isValidRobot, namesOnlyEditable } from '../rules/robot-rules.ts';
import type { Session } from '../session.ts';
import { pageOf } from '../store/newest-first.ts';
import type { Store } from '../store/store.ts';

export interface RobotsDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly session: Session;
  readonly clock: ClockPort;
}

export const createRobots = ({ operations, store, session, clock }: RobotsDependencies): RobotsPort => {
  const { answer } = operations;

  return {
    create: answer('robots.create', (details) =>
      store.transact((transaction): Robot => {
        session.requireSelf(transaction.before, details.ownerId);
        const stored = transaction.before.get('robots', details.id);
        if (stored) {
          if (stored.ownerId === details.ownerId) return stored;
          throw new PortError('conflict', { subject: 'robot' });
        }
        requireNoDeletion(transaction.before, details.ownerId);
        const now = clock.now();
        const robot: Robot = { ...details, ...robotDefaults, createdAt: now, updatedAt: now };
        if (!isValidRobot(robot, null)) throw new PortError('forbidden');
        transaction.put('robots', robot);
        return robot;
      }),
    ),

    get: answer('robots.get', async (id) => (await store.read()).get('robots', id)),

    update: answer('robots.update', (id, changes) =>
      store.transact((transaction) => {
        const caller = session.require(transaction.before);
        const stored = transaction.before.get('robots', id);
        if (!stored) throw new PortError('not-found');
        if (stored.ownerId !== caller.uid || !namesOnlyEditable(changes)) throw new PortError('forbidden');
        requireNoDeletion(transaction.before, caller.uid);
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
      const state = await store.read();
      session.requireSelf(state, ownerId);
      return [...state.robots.ofOwner(ownerId)];
    }),

    listAvailableByOwner: answer('robots.listAvailableByOwner', async (ownerId) =>
      (await store.read()).robots.ofOwner(ownerId).filter(({ isAvailable }) => isAvailable),
    ),

    listFeatured: answer('robots.listFeatured', async (limit) =>
      (await store.read()).robots.featured().slice(0, limit),
    ),

    listNewest: answer('robots.listNewest', async ({ category, after, limit }) => {
      const { items, next } = pageOf((await store.read()).robots.newest(category), after, limit);
      return { robots: items, next };
    }),

    listVersions: answer('robots.listVersions', async ({ after, limit }) => {
      const { items, next } = pageOf((await store.read()).robots.newest(), after, limit);
      return { versions: items.map(({ id, createdAt, updatedAt }) => ({ id, createdAt, updatedAt })), next };
    }),

    listWithin: answer('robots.listWithin', async (area, category, most) =>
      (await store.read()).robots.within(area, category).slice(0, most),
    ),

    countAvailable: answer('robots.countAvailable', async () => {
      const { robots } = await store.read();
      const count = (category: ListingCategory): number => Math.min(LIST_MAX, robots.newest(category).length);
      return {
        Educational: count('Educational'),
        Industrial: count('Industrial'),
        Service: count('Service'),
        Hobby: count('Hobby'),
        Other: count('Other'),
      };
    }),
  };
};
