import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';

/** Fetched again whenever the page is opened. */
export const diagnosticReport = (services: Promise<Services>) =>
  queryOptions({
    queryKey: ['diagnostics'],
    queryFn: async () => (await services).diagnostics.report(),
    staleTime: 0,
    gcTime: 0,
  });
