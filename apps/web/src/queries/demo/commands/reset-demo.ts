import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../services.tsx';
import { demoKey } from '../demo.ts';

/** Puts the demo data back; everything on the screen is asked for again. */
export function useResetDemo() {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await services).demo?.reset(),
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== demoKey[0] }),
  });
}
