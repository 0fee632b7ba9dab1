import type { AuthUser } from '../ports/auth.ts';
import { fullName, splitDisplayName } from './full-name.ts';
import type { NewProfile, Username } from './profile.ts';

/** Builds a profile from the data of the authentication provider alone. */
export const newProfileOf = (user: AuthUser, username: Username | null): NewProfile => {
  const { firstName, lastName } = splitDisplayName(user.displayName);
  return {
    id: user.uid,
    username,
    firstName,
    lastName,
    displayName: fullName(firstName, lastName),
    email: user.email,
  };
};
