import type { PublicUsersPort } from '../ports/users.ts';
import { parseUsername } from '../users/username.ts';
import { portErrorOf } from '../ports/port-failure.ts';

/** What is known about a username while it is typed. */
export type UsernameAvailability = 'available' | 'taken' | 'invalid' | 'check-failed' | 'not-configured';

/**
 * The availability hint while the user types (D11). The user can continue only with `available`, so a failed
 * check blocks too (D123).
 */
export const checkUsername =
  ({ users }: { readonly users: Pick<PublicUsersPort, 'isUsernameTaken'> }) =>
  async (text: string): Promise<UsernameAvailability> => {
    const username = parseUsername(text);
    if (!username.ok) return 'invalid';
    try {
      return (await users.isUsernameTaken(username.value)) ? 'taken' : 'available';
    } catch (thrown) {
      return portErrorOf(thrown).kind === 'not-configured' ? 'not-configured' : 'check-failed';
    }
  };
