import { mergeSaved, NOTHING_SAVED, userId, type Saved, type UserId } from '@roborrow/domain';
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../../services.tsx';
import { readTabMark } from '../../session/tab-mark.ts';
import { useSession } from '../../session/use-session.ts';
import { accountSaved, followOtherTabs, savedKeys } from './account-saved.ts';
import { deviceSaved } from './device-saved.ts';

/** Whose list it is: a member's, the device's (`null`), or not known yet. */
export type SavedOwner = UserId | null | 'unknown';

/** After a reload, a tab that was signed in waits for its session; any other tab is a visitor's at once. */
function useSavedOwner(): SavedOwner {
  const session = useSession();
  if (session.kind === 'signed-in') return session.user.uid;
  if (session.kind === 'loading') return readTabMark() === 'member' ? 'unknown' : null;
  return null;
}

/** The member whose list it is; for others an id that no user has, with which nothing is read. */
export const memberOf = (owner: SavedOwner): UserId =>
  owner === null || owner === 'unknown' ? userId('none') : owner;

export interface KnownSaved {
  readonly owner: SavedOwner;
  /** `null` while it is being read. */
  readonly saved: Saved | null;
  /** Set when the account could not be read. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What the member or the visitor saved, changes that are on their way included (D320). */
export function useSaved(): KnownSaved {
  const services = useServices();
  const owner = useSavedOwner();
  const user = memberOf(owner);
  const onDevice = useSyncExternalStore(deviceSaved.subscribe, deviceSaved.read, () => NOTHING_SAVED);
  const queries = useQueryClient();
  // Whoever shows the account follows it: a change of another tab is told once.
  useEffect(() => (owner === user ? followOtherTabs(queries, user) : undefined), [queries, owner, user]);
  const inAccount = useQuery({ ...accountSaved(services, user), enabled: owner === user });
  const changes = useMutationState({
    filters: { mutationKey: savedKeys.changes(user), status: 'pending' },
    select: ({ state }) => state.variables as Saved, // the mutation's own variables
  });
  const { data, error, refetch } = inAccount;
  const shown = useMemo(() => data && changes.reduce(mergeSaved, data), [data, changes]);
  const retry = () => void refetch();
  if (owner === 'unknown') return { owner, saved: null, error: null, retry };
  if (owner === null) return { owner, saved: onDevice, error: null, retry };
  return { owner, saved: shown ?? null, error: shown ? null : error, retry };
}
