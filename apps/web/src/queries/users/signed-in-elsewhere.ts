import { queryOptions } from '@tanstack/react-query';
import { isSignedInElsewhere } from '../../session/other-tabs.ts';

/** Whether another tab is signed in; checked again whenever this tab comes to the front. */
export const signedInElsewhere = queryOptions({
  queryKey: ['signed-in-elsewhere'],
  queryFn: isSignedInElsewhere,
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: 'always',
});
