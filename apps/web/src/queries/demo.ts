import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices, type Demo, type Services } from '../services.tsx';

const demoKey = ['demo'] as const;

const demoOf = (services: Promise<Services>) =>
  queryOptions({ queryKey: demoKey, queryFn: async () => (await services).demo, staleTime: Infinity });

/** The demo's tools; `null` until they are known, and where there is no demo. */
export function useDemo(): Demo | null {
  return useQuery(demoOf(useServices())).data ?? null;
}

/** Puts the demo data back; everything on the screen is asked for again. */
export function useResetDemo() {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await services).demo?.reset(),
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== demoKey[0] }),
  });
}
