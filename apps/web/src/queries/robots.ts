import {
  countCategories,
  findRobots,
  listFeatured,
  type FindRobotsInput,
  type RobotCursor,
  type RobotId,
  type UserId,
} from '@roborrow/domain';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Services } from '../services.tsx';
import { valueOf } from './value-of.ts';

type Pending = Promise<Services>;

/** How many robots a page of results holds. */
const PAGE_SIZE = 24;

/** What a search asks, without where its next page starts. */
export type SearchInput = Omit<FindRobotsInput, 'after' | 'limit'>;

export const robotKeys = {
  all: ['robots'] as const,
  one: (id: RobotId) => [...robotKeys.all, 'one', id] as const,
  ofOwner: (id: UserId) => [...robotKeys.all, 'of-owner', id] as const,
  availableOfOwner: (id: UserId) => [...robotKeys.all, 'available-of-owner', id] as const,
};

export const featuredRobots = (services: Pending) =>
  queryOptions({ queryKey: [...robotKeys.all, 'featured'], queryFn: async () => listFeatured(await services)() });

export const categoryCounts = (services: Pending) =>
  queryOptions({ queryKey: [...robotKeys.all, 'counts'], queryFn: async () => countCategories(await services)() });

export const robotById = (services: Pending, id: RobotId) =>
  queryOptions({ queryKey: robotKeys.one(id), queryFn: async () => (await services).robots.get(id) });

/** The newest robots of all, page after page (D1's shelf). */
export const newestRobots = (services: Pending) =>
  infiniteQueryOptions({
    queryKey: [...robotKeys.all, 'newest'],
    queryFn: async ({ pageParam: after }) =>
      (await services).robots.listNewest({ limit: PAGE_SIZE, ...(after && { after }) }),
    initialPageParam: null as RobotCursor | null, // widens the literal: later pages have a cursor
    getNextPageParam: ({ next }) => next,
  });

/** A search, page after page. While another one is on its way, the last one's robots stay. */
export const robotSearch = (services: Pending, input: SearchInput) =>
  infiniteQueryOptions({
    queryKey: [...robotKeys.all, 'search', input],
    queryFn: async ({ pageParam: after }) => valueOf(await findRobots(await services)({ ...input, after, limit: PAGE_SIZE })),
    initialPageParam: null as RobotCursor | null, // as above
    getNextPageParam: (page) => (page.kind === 'everywhere' ? page.next : null),
    placeholderData: keepPreviousData,
  });
