import { initialSessionState, type AuthUser, type OwnProfile, type SessionState } from '@roborrow/domain';
import { useSyncExternalStore } from 'react';
import { useApp } from '../services.tsx';
import { readTabMark } from './tab-mark.ts';

export function useSession(): SessionState {
  const { session } = useApp();
  // A prerendered page has no signed-in user.
  return useSyncExternalStore(session.subscribe, session.state, () => initialSessionState);
}

/** The signed-in user, with their profile if it could be read. */
export interface Member {
  readonly user: AuthUser;
  readonly profile: OwnProfile | null;
}

/** The signed-in user, or `null`. */
export function useMember(): Member | null {
  const session = useSession();
  return session.kind === 'signed-in' ? session : null;
}

/** Whether this tab had a member before a reload, and the backend has not answered yet who it has now. */
export function useExpectsMember(): boolean {
  const { session } = useApp();
  // A prerendered page is the same in every tab.
  return useSyncExternalStore(
    session.subscribe,
    () => session.state().kind === 'loading' && readTabMark() === 'member',
    () => false,
  );
}
