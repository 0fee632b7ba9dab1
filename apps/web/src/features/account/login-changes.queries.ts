import { changeEmail, changePassword, type LoginForm, type PasswordChange } from '@roborrow/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services.tsx';
import { userKeys } from '../../shared/users.queries.ts';

/** Whether the member logs in with a password, or with Google; `undefined` until it is known. */
export function useProofKind() {
  const services = useServices();
  return useQuery({
    queryKey: [...userKeys.all, 'proof-kind'] as const,
    queryFn: async () => (await services).auth.proofKind(),
  }).data;
}

/** Resolves with the use case's result (D642). */
export function useChangePassword() {
  const services = useServices();
  return useMutation({ mutationFn: async (form: PasswordChange) => changePassword(await services)(form) });
}

/** Resolves with the use case's result (D643). */
export function useChangeEmail() {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (form: LoginForm) => changeEmail(await services)(form),
    // Mails go to another address, which may not be confirmed.
    onSuccess: () => queries.invalidateQueries({ queryKey: [...userKeys.all, 'mails'] }),
  });
}
