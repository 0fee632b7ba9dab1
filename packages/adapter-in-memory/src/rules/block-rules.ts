import type { UserId } from '@roborrow/domain';
import type { State } from '../store/state.ts';

/** Whether a user blocked another one (D450). */
export const hasBlocked = (state: State, user: UserId, other: UserId): boolean =>
  state.get('blocks', user)?.people.includes(other) ?? false;
