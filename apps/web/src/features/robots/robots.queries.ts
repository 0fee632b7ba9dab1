import {
  countCategories,
  listFeatured,
  type RankedCursor,
  type RobotId,
  type ShelfPlace,
  type UserId,
} from '@roborrow/domain';
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';

type Pending = Promise<Services>;

/** The number of robots on a page of results. */
export const PAGE_SIZE = 24;

export const robotKeys = {
  all: ['robots'] as const,
  one: (id: RobotId) => [...robotKeys.all, 'one', id] as const,
  ofOwner: (id: UserId) => [...robotKeys.all, 'of-owner', id] as const,
  availableOfOwner: (id: UserId) => [...robotKeys.all, 'available-of-owner', id] as const,
};

export const featuredRobots = (services: Pending) =>
  queryOptions({
    queryKey: [...robotKeys.all, 'featured'],
    queryFn: async () => listFeatured(await services)(),
  });

export const categoryCounts = (services: Pending) =>
  queryOptions({
    queryKey: [...robotKeys.all, 'counts'],
    queryFn: async () => countCategories(await services)(),
  });

export const robotById = (services: Pending, id: RobotId) =>
  queryOptions({ queryKey: robotKeys.one(id), queryFn: async () => (await services).robots.get(id) });

/** All of an owner's listings, including paused ones, newest first. */
export const listingsOf = (services: Pending, owner: UserId) =>
  queryOptions({
    queryKey: robotKeys.ofOwner(owner),
    queryFn: async () => (await services).robots.listByOwner(owner),
  });

/** The listings on an owner's public profile: only available ones, newest first. */
export const availableRobotsOf = (services: Pending, owner: UserId) =>
  queryOptions({
    queryKey: robotKeys.availableOfOwner(owner),
    queryFn: async () => (await services).robots.listAvailableByOwner(owner),
  });

/** The newest robots of all categories, in pages (for the shelf of D1). */
export const newestRobots = (services: Pending) =>
  infiniteQueryOptions({
    queryKey: [...robotKeys.all, 'newest'],
    queryFn: async ({ pageParam: after }) =>
      (await services).robots.listAvailable({ order: 'newest', limit: PAGE_SIZE, ...(after && { after }) }),
    initialPageParam: null as RankedCursor | null, // widens the literal: later pages have a cursor
    getNextPageParam: ({ next }) => next,
  });

/** The robots nearest to a place, for Home (D344). Without a place nothing is asked, nor is the code for it loaded. */
export const nearRobots = (services: Promise<Services>, place: ShelfPlace | null) =>
  queryOptions({
    queryKey: [...robotKeys.all, 'near', place],
    queryFn: place
      ? async () => {
          const { readNear } = await import('./read-near.ts');
          return readNear(await services, place);
        }
      : skipToken,
  });
