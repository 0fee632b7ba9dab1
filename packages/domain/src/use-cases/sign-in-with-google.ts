import type { AuthUser } from '../ports/auth.ts';
import type { Ports } from '../ports/ports.ts';
import { ok, type Result } from '../result.ts';
import { newProfileOf } from '../users/new-profile.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';

/**
 * Signs in with Google; `null` when the user closed the chooser. Creates a profile only if a successful read
 * shows that there is none (D17). The sign-in succeeds whatever happens to the profile: if it could not be
 * created now, choosing a username creates it.
 */
export const signInWithGoogle =
  ({ auth, users, analytics }: Pick<Ports, 'auth' | 'users' | 'analytics'>) =>
  async (): Promise<Result<AuthUser | null, PortFailure>> => {
    try {
      const user = await auth.signInWithGoogle();
      if (user === null) return ok(null);
      const isNew = await createMissingProfile(users, user);
      analytics.log({ name: isNew ? 'sign_up' : 'login', method: 'google' });
      return ok(user);
    } catch (thrown) {
      return portFailure(thrown);
    }
  };

const createMissingProfile = async (users: Ports['users'], user: AuthUser): Promise<boolean> => {
  try {
    if ((await users.get(user.uid)) !== null) return false;
    await users.createProfile(newProfileOf(user, null));
    return true;
  } catch {
    return false;
  }
};
