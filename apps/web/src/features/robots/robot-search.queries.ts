import {
  countNewRobots,
  type EpochMs,
  findRobots,
  type FindRobotsInput,
  type PortFailure,
  type RankedCursor,
  type Result,
  type SearchResult,
} from '@roborrow/domain';
import {
  infiniteQueryOptions,
  isServer,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { type Services, useServices } from '../../services.tsx';
import { PAGE_SIZE, robotKeys } from './robots.queries.ts';

/** The input of a search without its page. */
export type SearchInput = Omit<FindRobotsInput, 'after' | 'limit'>;

/** How long a search that is not shown keeps its pages, in milliseconds: Back finds them, and its place among them. */
const KEPT = 30 * 60_000;

/** A paged search. While a new one is loading, the previous robots stay. */
const robotSearch = (services: Promise<Services>, input: SearchInput) =>
  infiniteQueryOptions({
    queryKey: [...robotKeys.all, 'search', input],
    queryFn: async ({ pageParam: after }) =>
      unwrap(await findRobots(await services)({ ...input, after, limit: PAGE_SIZE })),
    initialPageParam: null as RankedCursor | null, // a later page begins after one
    getNextPageParam: (page) => (page.kind === 'no-criteria' ? null : page.next),
    placeholderData: keepPreviousData,
    // On the server a timer would keep the page's answers in memory, and the build's process alive.
    gcTime: isServer ? Infinity : KEPT,
  });

/** Runs while it is enabled; the previous result stays until the next one arrives. */
export const useRobotSearch = (input: SearchInput, enabled: boolean) =>
  useInfiniteQuery({ ...robotSearch(useServices(), input), enabled });

export type RobotSearch = ReturnType<typeof useRobotSearch>;

/** The same search for a part of the screen that comes later: a failed search waits there for "Try again". */
export const useRobotSearchBeside = (input: SearchInput, enabled: boolean) =>
  useInfiniteQuery({ ...robotSearch(useServices(), input), enabled, retryOnMount: false });

/**
 * The place that a search elsewhere on the screen has found: null while it is loading, and never the place of
 * the previous search.
 */
export function useSearchedPlace(input: SearchInput) {
  const search = useRobotSearch(input, false);
  const [first] = search.data?.pages ?? [];
  return search.isPlaceholderData || !first || first.kind === 'no-criteria' ? null : first;
}

/** The robots of all pages, each once: one that is moved between two pages may be on both. */
export const foundSoFar = (
  pages: readonly { readonly found: readonly SearchResult[] }[],
): readonly SearchResult[] => [
  ...new Map(pages.flatMap(({ found }) => found.map((one) => [one.robot.id, one] as const))).values(),
];

/** The value of a result, for the query cache, which expects errors to be thrown. @throws PortError. */
function unwrap<Value>(result: Result<Value, PortFailure>): Value {
  if (result.ok) return result.value;
  throw result.error.error;
}

/** How many robots are new in a search since a time (D390). */
export const newRobots = (services: Promise<Services>, input: SearchInput, since: EpochMs) =>
  queryOptions({
    queryKey: [...robotKeys.all, 'new', input, since],
    queryFn: async () => countNewRobots(await services)(input, since),
  });
