import type { UserId } from '@roborrow/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices, type Services } from '../../services.tsx';
import { userKeys } from '../../shared/users.queries.ts';

export const deletionKey = (id: UserId) => [...userKeys.all, 'deletion', id] as const;

const deletionOf = (services: Promise<Services>, id: UserId) =>
  queryOptions({
    queryKey: deletionKey(id),
    queryFn: async () => (await services).users.isDeletionBegun(id),
    // Another tab may have begun it.
    staleTime: 0,
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
