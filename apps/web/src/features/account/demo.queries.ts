import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Demo, type Services, useApp } from '../../services.tsx';

export const demoKey = ['demo'] as const;

const demoOf = (services: Promise<Services>) =>
  queryOptions({ queryKey: demoKey, queryFn: async () => (await services).demo, staleTime: Infinity });

/** The demo's tools; `null` until they are known, and if there is no demo. */
export function useDemo(): Demo | null {
  const { services, arrived = services, hasDemo } = useApp();
  return useQuery({ ...demoOf(arrived), enabled: hasDemo }).data ?? null;
}
