import type { AuthUser } from '../ports/auth.ts';
import type { Ports } from '../ports/ports.ts';
import { ok, type Result } from '../result.ts';
import { newProfileOf } from '../users/new-profile.ts';
import { portFailure, type PortFailure } from './port-failure.ts';

/**
 * Signs in with Google; `null` when the chooser was closed. Makes a profile only if a successful read shows
 * that there is none (D17). Whatever happens to the profile, the person is signed in: one that could not be
 * made now is made when they choose their username.
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
