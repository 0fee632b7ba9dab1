import { checkUsername, type UsernameAvailability } from '../use-cases/check-username.ts';
import { normalizeUsername, USERNAME_CHECK_PAUSE, USERNAME_MIN } from './username.ts';
import type { PublicUsersPort } from '../ports/users.ts';
import type { Timer } from '../timer.ts';

/** What a form knows of a name that is being typed; `idle` means that it is too short to be checked, or that it may still be typed. */
export type UsernameCheck = UsernameAvailability | 'idle' | 'checking';

/** The check of a username while a person types it (D123). */
export interface TypedUsername {
  /** The person typed: the text is checked after the pause, unless they type on. Returns how to call the check off. */
  readonly typed: (text: string) => () => void;
  /** What is known of a text. The answer for another one never counts for it. */
  readonly stateOf: (text: string) => UsernameCheck;
  /** Calls the listener when a check begins, and after its answer. Returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface CheckPorts {
  readonly users: Pick<PublicUsersPort, 'isUsernameTaken'>;
}

/**
 * Checks a username when typing stops for half a second, from three characters on (D123). `ports` may be a promise, for a client that is
 * still loading its backend. It never rejects: a check that fails is an answer.
 *
 * @example
 * ```ts
 * const timer: Timer = (time, work) => {
 *   const id = setTimeout(work, time);
 *   return () => clearTimeout(id);
 * };
 * const users = { isUsernameTaken: async (name: string) => name === 'maya' };
 * const username = createUsernameCheck({ users }, timer);
 * username.typed('Maya');
 * username.stateOf('Maya'); // => 'idle'
 * const change = () => new Promise<void>((resolve) => void username.subscribe(resolve));
 * await change();
 * username.stateOf('Maya'); // => 'checking'
 * await change();
 * username.stateOf('Maya'); // => 'taken'
 * ```
 */
export const createUsernameCheck = (ports: CheckPorts | Promise<CheckPorts>, timer: Timer): TypedUsername => {
  const listeners = new Set<() => void>();
  let answer: { readonly name: string; readonly availability: UsernameAvailability } | null = null;
  let asked: string | null = null;
  let callOff = (): void => undefined;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const check = async (name: string, isWanted: () => boolean): Promise<void> => {
    if (answer?.name !== name) answer = null;
    asked = name;
    tell();
    const availability = await ask(ports, name);
    if (!isWanted()) return;
    answer = { name, availability };
    tell();
  };

  return {
    typed: (text) => {
      callOff();
      asked = null;
      const name = normalizeUsername(text);
      if (!isLongEnough(name)) return callOff;
      let isWanted = true;
      const stop = timer(USERNAME_CHECK_PAUSE, () => void check(name, () => isWanted));
      callOff = () => {
        isWanted = false;
        stop();
      };
      return callOff;
    },
    stateOf: (text) => {
      const name = normalizeUsername(text);
      if (answer?.name === name) return answer.availability;
      return asked === name ? 'checking' : 'idle';
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const isLongEnough = (name: string): boolean => name.length >= USERNAME_MIN;

const ask = async (ports: CheckPorts | Promise<CheckPorts>, name: string): Promise<UsernameAvailability> => {
  try {
    return await checkUsername(await ports)(name);
  } catch {
    return 'check-failed'; // there is no backend
  }
};
