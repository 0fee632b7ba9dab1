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

/** Whether the user's deletion was begun, or they are suspended: they cannot write, and receive no messages (D51, D461). */
export const isMarked = (state: State, id: UserId): boolean =>
  state.get('deletions', id) !== null || state.get('suspensions', id) !== null;

/** @throws PortError `forbidden` once the user's deletion was begun, and while they are suspended. */
export const requireNoMark = (state: State, id: UserId): void => {
  if (isMarked(state, id)) throw new PortError('forbidden');
};
