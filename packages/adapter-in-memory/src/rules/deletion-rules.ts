import { PortError, RECENT_SIGN_IN, type AuthUser, type EpochMs, type UserId } from '@roborrow/domain';
import type { State } from '../store/state.ts';

/** @throws PortError `recent-sign-in-required`. */
export const requireRecent = ({ signedInAt }: AuthUser, now: EpochMs): void => {
  if (now - signedInAt > RECENT_SIGN_IN) throw new PortError('recent-sign-in-required');
};

/** @throws PortError `forbidden` unless the user's deletion was begun (D18). */
export const requireDeletion = (state: State, id: UserId): void => {
  if (!state.get('deletions', id)) throw new PortError('forbidden');
};

/** @throws PortError `forbidden` once the user's deletion was begun: from then on they cannot write (D51). */
export const requireNoDeletion = (state: State, id: UserId): void => {
  if (state.get('deletions', id)) throw new PortError('forbidden');
};
