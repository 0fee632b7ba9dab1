import type { UserId } from '@roborrow/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { signedInElsewhere as findElsewhere } from '../../session/other-tabs.ts';

/** Who is signed in in other tabs; checked again whenever this tab comes to the front. */
export const signedInElsewhere = queryOptions({
  queryKey: ['signed-in-elsewhere'],
  queryFn: findElsewhere,
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: 'always',
});

/** The one person who is signed in in other tabs; `null` without one, and where there are two. */
export function useOnlyOneElsewhere(): UserId | null {
  const { data: elsewhere = [] } = useQuery(signedInElsewhere);
  const [one = null] = elsewhere;
  return elsewhere.length === 1 ? one : null;
}
