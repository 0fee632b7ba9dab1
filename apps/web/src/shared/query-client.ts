import { QueryClient } from '@tanstack/react-query';

/** One retry, no fetch on window focus (D190). Cached data counts as fresh for a minute. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: 1, refetchOnWindowFocus: false, staleTime: 60_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
