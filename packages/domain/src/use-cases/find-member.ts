import type { AuthUser } from '../ports/auth.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';
import type { Ports } from '../ports/ports.ts';
import { ok, type Result } from '../result.ts';
import { ownProfile, type OwnProfile } from '../users/profile.ts';

/** Who is signed in; without a profile until the person has chosen a username. */
export interface Member {
  readonly user: AuthUser;
  readonly profile: OwnProfile | null;
}

/** Reads who is signed in, with the whole own profile (D10); `null` for a visitor, also after the session's deadline (D12). */
export const findMember =
  ({ auth, users }: Pick<Ports, 'auth' | 'users'>) =>
  async (): Promise<Result<Member | null, PortFailure>> => {
    try {
      const user = await firstAnswer(auth);
      if (user === null) return ok(null);
      const [profile, contact] = await Promise.all([users.get(user.uid), users.getContact(user.uid)]);
      return ok({ user, profile: profile && ownProfile(profile, contact) });
    } catch (thrown) {
      return portFailure(thrown);
    }
  };

const firstAnswer = (auth: Ports['auth']): Promise<AuthUser | null> =>
  new Promise((resolve) => {
    const stop = auth.observe((user) => {
      resolve(user);
      // The first answer may come before `observe` has returned.
      void Promise.resolve().then(() => stop());
    });
  });
