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
import {
  isConflict,
  portErrorOf,
  portFailure,
  ignoreErrors,
  type PortFailure,
} from '../ports/port-failure.ts';

/** Why an account was not created. */
export type RegisterError =
  | { readonly kind: 'invalid'; readonly issues: readonly RegistrationIssue[] }
  | { readonly kind: 'username-taken' }
  | PortFailure;

/**
 * Creates an account and its profile (D121). The name is checked before the account is created, but only the
 * profile's transaction decides (D11). If the profile fails, the user stays signed in and continues in Choose
 * Your Username; submitting the form again resumes too.
 */
export const register =
  ({ auth, users, analytics }: Pick<Ports, 'auth' | 'users' | 'analytics'>) =>
  async (form: RegistrationForm): Promise<Result<AuthUser, RegisterError>> => {
    const registration = validateRegistration(form);
    if (!registration.ok) return err({ kind: 'invalid', issues: registration.error });
    const { username, firstName, lastName, acceptedTerms } = registration.value;
    const displayName = fullName(firstName, lastName);
    try {
      if (await users.isUsernameTaken(username)) return err({ kind: 'username-taken' });
      const user = await makeAccount({ auth, users }, registration.value);
      await ignoreErrors(() => auth.setDisplayName(displayName));
      // The provider may have changed the address to lower case, so its spelling is used.
      const { uid: id, email } = user;
      await createProfile(users, { id, username, firstName, lastName, displayName, email });
      // If this fails, the member is asked again (D812).
      await ignoreErrors(() => users.acceptTerms(id, acceptedTerms));
      analytics.log({ name: 'sign_up', method: 'password' });
      return ok({ ...user, displayName });
    } catch (thrown) {
      return isConflict(thrown, 'username') ? err({ kind: 'username-taken' }) : portFailure(thrown);
    }
  };

/**
 * Tries once more if there was no answer. "Address in use" may mean this registration, whose answer was lost:
 * then the password is correct and there is no profile yet. An existing account of another user is not
 * changed.
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
    if (portErrorOf(thrown).kind === 'unavailable' && !isRepeat) {
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

/** Tries once more if there was no answer: repeating the same create is safe. */
const createProfile = async (users: Ports['users'], profile: NewProfile): Promise<void> => {
  try {
    await users.createProfile(profile);
  } catch (thrown) {
    if (portErrorOf(thrown).kind !== 'unavailable') throw thrown;
    await users.createProfile(profile);
  }
};
