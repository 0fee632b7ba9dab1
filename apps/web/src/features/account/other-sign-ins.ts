import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';

/** Ends every other sign-in of the user (D490). It rejects with the port's error. */
export function useEndOtherSignIns() {
  const services = useServices();
  return useMutation({ mutationFn: async () => (await services).auth.endOtherSignIns() });
}
