import {
  changeEmail,
  changePassword,
  mustAcceptTerms,
  type CalendarDay,
  type LoginForm,
  type PasswordChange,
  type UserId,
} from '@roborrow/domain';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Services, useServices } from '../../services.tsx';
import { userKeys } from '../../shared/users.queries.ts';

export const deletionKey = (id: UserId) => [...userKeys.all, 'deletion', id] as const;

const deletionOf = (services: Promise<Services>, id: UserId) =>
  queryOptions({
    queryKey: deletionKey(id),
    queryFn: async () => (await services).users.isDeletionBegun(id),
    // Another tab may have begun it.
    staleTime: 0,
  });

/** What the operator decided about the user, and holds (D794). */
export const decisionsOf = (services: Promise<Services>, id: UserId) =>
  queryOptions({
    queryKey: [...userKeys.all, 'decisions', id] as const,
    queryFn: async () => (await services).appeals.listOwn(id),
  });

/** Whether the operator suspended the user: then nothing that they write is accepted (D461). */
export const useIsSuspended = (id: UserId): boolean => {
  const services = useServices();
  return (
    useQuery({
      queryKey: [...userKeys.all, 'suspension', id] as const,
      queryFn: async () => (await services).users.isSuspended(id),
    }).data === true
  );
};

/**
 * Whether the user's own deletion was begun: then nothing can be saved any more, and it can only be finished
 * (D51).
 */
export const useIsDeletionBegun = (id: UserId): boolean =>
  useQuery(deletionOf(useServices(), id)).data === true;

const acceptedTermsKey = (id: UserId) => [...userKeys.all, 'terms', id] as const;

/**
 * Whether the member has to be asked for these terms: because they changed, or for the first time; `null` when not (D812). A member who is
 * leaving or suspended could not accept them. It costs one read, and two for a member who is asked.
 */
export const useTermsToAccept = (id: UserId, version: CalendarDay): 'changed' | 'first' | null => {
  const services = useServices();
  const { data = null } = useQuery({
    queryKey: acceptedTermsKey(id),
    queryFn: async () => {
      const { users } = await services;
      const accepted = await users.getAcceptedTerms(id);
      if (!mustAcceptTerms(accepted, version)) return null;
      const cannot = await Promise.all([users.isDeletionBegun(id), users.isSuspended(id)]);
      if (cannot.includes(true)) return null;
      return accepted ? 'changed' : 'first';
    },
    staleTime: Infinity,
  });
  return data;
};

/** Accepts the terms. It rejects with the port's error. */
export function useAcceptTerms(id: UserId) {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (version: CalendarDay) => (await services).users.acceptTerms(id, version),
    onSuccess: () => queries.setQueryData(acceptedTermsKey(id), null),
  });
}

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
