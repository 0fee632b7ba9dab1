import { settlingState } from '@roborrow/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../services.tsx';

/** Fetched again whenever the page is opened. */
export const diagnosticReport = (services: Promise<Services>) =>
  queryOptions({
    queryKey: ['diagnostics'],
    queryFn: async () => {
      const { diagnostics, clock } = await services;
      const report = await diagnostics.report();
      return { report, settling: settlingState(report, clock.now()) };
    },
    staleTime: 0,
    gcTime: 0,
  });
