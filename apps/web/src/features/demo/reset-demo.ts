import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { demoKey } from './demo.queries.ts';

/** Resets the demo data; all data on the screen is fetched again. */
export function useResetDemo() {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await services).demo?.reset(),
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== demoKey[0] }),
  });
}
