import { findRobots, type FindRobotsInput, type RobotCursor } from '@roborrow/domain';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useServices, type Services } from '../../services.tsx';
import { PAGE_SIZE, robotKeys } from './robots.ts';
import { unwrap } from '../unwrap.ts';

/** What a search asks, without where its next page starts. */
export type SearchInput = Omit<FindRobotsInput, 'after' | 'limit'>;

/** A search, page after page. While another one is on its way, the last one's robots stay. */
const robotSearch = (services: Promise<Services>, input: SearchInput) =>
  infiniteQueryOptions({
    queryKey: [...robotKeys.all, 'search', input],
    queryFn: async ({ pageParam: after }) =>
      unwrap(await findRobots(await services)({ ...input, after, limit: PAGE_SIZE })),
    initialPageParam: null as RobotCursor | null, // as above
    getNextPageParam: (page) => (page.kind === 'everywhere' ? page.next : null),
    placeholderData: keepPreviousData,
  });

/** Asks while it is enabled; the last answer stays until the next one is there. */
export const useRobotSearch = (input: SearchInput, enabled: boolean) =>
  useInfiniteQuery({ ...robotSearch(useServices(), input), enabled });

export type RobotSearch = ReturnType<typeof useRobotSearch>;

/**
 * What a search that runs elsewhere on the screen has found out about its place: null while it has not, and never
 * what the one before it had found out.
 */
export function useSearchedPlace(input: SearchInput) {
  const search = useRobotSearch(input, false);
  const [first] = search.data?.pages ?? [];
  return search.isPlaceholderData || !first || first.kind === 'no-criteria' ? null : first;
}
