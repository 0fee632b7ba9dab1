import { robotId, userId, type RobotId, type UserId } from '../ids.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';

/** The user, and the URL that names the counterpart. */
export interface OpenThreadInput {
  readonly me: UserId;
  /** As it is in the URL. */
  readonly counterpartId: string;
  /** As it is in the URL. */
  readonly robotId: string | null;
}

/** A conversation to show, or the draft of one. */
export interface Thread {
  /** A `draft` becomes a thread with its first message. */
  readonly kind: 'existing' | 'draft';
  readonly counterpartId: UserId;
  /** The robot to show above the draft. */
  readonly robotId: RobotId | null;
}

/** Why a thread was not opened; `no-counterpart` when the URL names no other user. */
export type OpenThreadError =
  | { readonly kind: 'no-counterpart' }
  | { readonly kind: 'not-found' }
  | PortFailure;

/** Opens the thread with a counterpart, or a draft if they have no messages yet (D26). */
export const openThread =
  ({ users, messages }: Pick<Ports, 'users' | 'messages'>) =>
  async (input: OpenThreadInput): Promise<Result<Thread, OpenThreadError>> => {
    const counterpartId = userId(input.counterpartId.trim());
    if (counterpartId === '' || counterpartId === input.me) return err({ kind: 'no-counterpart' });
    try {
      const counterpart = await users.get(counterpartId);
      const written = await messages.listThread(input.me, counterpartId, { limit: 1 });
      // What was written with a person who has left can still be read (D684).
      if (counterpart === null && written.messages.length === 0) return err({ kind: 'not-found' });
      return ok({
        kind: written.messages.length > 0 ? 'existing' : 'draft',
        counterpartId,
        robotId: input.robotId ? robotId(input.robotId) : null,
      });
    } catch (thrown) {
      return portFailure(thrown);
    }
  };
