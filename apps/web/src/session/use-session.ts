import { initialSessionState, type AuthUser, type OwnProfile, type SessionState } from '@roborrow/domain';
import { useSyncExternalStore } from 'react';
import { useApp } from '../services.tsx';

export function useSession(): SessionState {
  const { session } = useApp();
  // A page that was rendered ahead knows nobody.
  return useSyncExternalStore(session.subscribe, session.state, () => initialSessionState);
}

/** Somebody signed in, with their profile where it could be read. */
export interface Member {
  readonly user: AuthUser;
  readonly profile: OwnProfile | null;
}

/** Who is signed in, or `null`. */
export function useMember(): Member | null {
  const session = useSession();
  return session.kind === 'signed-in' ? session : null;
}
