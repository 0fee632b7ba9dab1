import { deleteProfile, saveProfile, type DeleteProfileInput, type SaveProfileInput } from '@roborrow/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../services.tsx';
import { writeTabMark } from '../../session/tab-mark.ts';
import { userKeys } from '../../shared/users.queries.ts';
import { deletionKey } from './account.queries.ts';

/** Resolves with the use case's result; afterwards the session and the public profile show the saved data. */
export function useSaveProfile() {
  const { services, session } = useApp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: SaveProfileInput) => {
      const result = await saveProfile(await services)(input);
      if (result.ok) await session.refreshProfile();
      return result;
    },
    onSettled: (_result, _error, { profile }) =>
      queries.invalidateQueries({ queryKey: userKeys.one(profile.id) }),
  });
}

/**
 * Resolves with the use case's result. The cache is cleared, because most data is deleted, some of it even
 * after a failure; not when a proof is asked for, because the dialog goes on with what it shows.
 */
export function useDeleteProfile() {
  const { services, session } = useApp();
  const queries = useQueryClient();
  return useMutation({
    // A profile that is being deleted must not count as one that was never created.
    mutationFn: (input: DeleteProfileInput) =>
      session.deferProfileLoad(async () => {
        const deleted = await deleteProfile(await services)(input);
        if (deleted.ok) writeTabMark(null);
        return deleted;
      }),
    onSuccess: async (result, { user }) => {
      if (result.ok || result.error.kind === 'port') queries.removeQueries({ type: 'inactive' });
      // The deletion may have begun before it failed.
      if (!result.ok) await queries.invalidateQueries({ queryKey: deletionKey(user.uid) });
    },
  });
}
