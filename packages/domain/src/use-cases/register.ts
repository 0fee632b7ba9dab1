import type { AuthUser } from '../ports/auth.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import { fullName } from '../users/full-name.ts';
import type { NewProfile } from '../users/profile.ts';
import {
  validateRegistration,
  type Registration,
  type RegistrationForm,
  type RegistrationIssue,
} from '../users/registration.ts';
import { isConflict, portError, portFailure, ignoreErrors, type PortFailure } from './port-failure.ts';

export type RegisterError =
  | { readonly kind: 'invalid'; readonly issues: readonly RegistrationIssue[] }
  | { readonly kind: 'username-taken' }
  | PortFailure;

/**
 * Makes an account and its profile (D121). The name is looked up before the account is made; the
 * profile's own transaction decides (D11). When the profile fails the person stays signed in and goes on in
 * Choose Your Username; sending the form again resumes too.
 */
export const register =
  ({ auth, users, analytics }: Pick<Ports, 'auth' | 'users' | 'analytics'>) =>
  async (form: RegistrationForm): Promise<Result<AuthUser, RegisterError>> => {
    const registration = validateRegistration(form);
    if (!registration.ok) return err({ kind: 'invalid', issues: registration.error });
    const { username, firstName, lastName } = registration.value;
    const displayName = fullName(firstName, lastName);
    try {
      if (await users.isUsernameTaken(username)) return err({ kind: 'username-taken' });
      const user = await makeAccount({ auth, users }, registration.value);
      await ignoreErrors(() => auth.setDisplayName(displayName));
      // The provider's own spelling: it may have put the address into lowercase.
      const { uid: id, email } = user;
      await createProfile(users, { id, username, firstName, lastName, displayName, email });
      analytics.log({ name: 'sign_up', method: 'password' });
      return ok({ ...user, displayName });
    } catch (thrown) {
      return isConflict(thrown, 'username') ? err({ kind: 'username-taken' }) : portFailure(thrown);
    }
  };

/**
 * Once more when there was no answer. An address in use may be this very registration, whose answer got lost:
 * its password opens the account and no profile is there yet. Anybody else's account is left as it was.
 */
const makeAccount = async (
  { auth, users }: Pick<Ports, 'auth' | 'users'>,
  registration: Registration,
  isRepeat = false,
): Promise<AuthUser> => {
  const { email, password } = registration;
  try {
    return await auth.register(email, password);
  } catch (thrown) {
    if (portError(thrown).kind === 'unavailable' && !isRepeat) {
      return makeAccount({ auth, users }, registration, true);
    }
    if (!isConflict(thrown, 'email')) throw thrown;
    const user = await auth.signIn(email, password).catch(() => null);
    if (user === null) throw thrown;
    if ((await users.get(user.uid)) === null) return user;
    await auth.signOut();
    throw thrown;
  }
};

/** Once more when there was no answer: repeating the very same create is harmless. */
const createProfile = async (users: Ports['users'], profile: NewProfile): Promise<void> => {
  try {
    await users.createProfile(profile);
  } catch (thrown) {
    if (portError(thrown).kind !== 'unavailable') throw thrown;
    await users.createProfile(profile);
  }
};
