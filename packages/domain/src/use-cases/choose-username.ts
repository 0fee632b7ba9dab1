import type { CalendarDay } from '../dates/calendar-day.ts';
import type { AuthUser } from '../ports/auth.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import { newProfileOf } from '../users/new-profile.ts';
import type { PublicProfile, Username } from '../users/profile.ts';
import { parseUsername, type UsernameTag } from '../users/username.ts';
import { ignoreErrors, isConflict, portFailure, type PortFailure } from '../ports/port-failure.ts';

/** The user without a username, and the name as typed. */
export interface ChooseUsernameInput {
  readonly user: AuthUser;
  /** `null` when a successful read found no profile. */
  readonly profile: PublicProfile | null;
  readonly username: string;
  /** The version of the terms that the user accepts; `null` while they do not (D810). */
  readonly acceptedTerms: CalendarDay | null;
}

/** Why a username was not set. */
export type ChooseUsernameError =
  | { readonly kind: 'invalid'; readonly tag: UsernameTag }
  | { readonly kind: 'terms-not-accepted' }
  | { readonly kind: 'username-taken' }
  | PortFailure;

/**
 * Sets the username of a user without one, and creates the profile if there is none. If two users race for a
 * name, one of them gets it (D11).
 */
export const chooseUsername =
  ({ users }: Pick<Ports, 'users'>) =>
  async ({
    user,
    profile,
    username: text,
    acceptedTerms,
  }: ChooseUsernameInput): Promise<Result<Username, ChooseUsernameError>> => {
    const username = parseUsername(text);
    if (!username.ok) return err({ kind: 'invalid', tag: username.error });
    if (acceptedTerms === null) return err({ kind: 'terms-not-accepted' });
    try {
      if (profile === null) await createOrClaim(users, user, username.value);
      else await users.claimUsername(user.uid, username.value);
      // If this fails, the member is asked again (D812).
      await ignoreErrors(() => users.acceptTerms(user.uid, acceptedTerms));
      return ok(username.value);
    } catch (thrown) {
      return isConflict(thrown, 'username') ? err({ kind: 'username-taken' }) : portFailure(thrown);
    }
  };

/** A profile that was created meanwhile, e.g. in another tab, is kept and only gets the name. */
const createOrClaim = async (users: Ports['users'], user: AuthUser, username: Username): Promise<void> => {
  try {
    await users.createProfile(newProfileOf(user, username));
  } catch (thrown) {
    if (!isConflict(thrown, 'profile')) throw thrown;
    await users.claimUsername(user.uid, username);
  }
};
