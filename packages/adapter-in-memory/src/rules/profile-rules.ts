import {
  EXPERTISE_LEVELS,
  FULL_NAME_MAX,
  NAME_MAX,
  parseUsername,
  PROFILE_LIMITS,
  type NewProfile,
  type ProfileChanges,
  type PublicProfile,
} from '@roborrow/domain';
import { isOwnUrl } from './image-rules.ts';
import { isValidCoordinates, isText, isTitle } from './values.ts';

/** First name, space, last name. */

/** Whether a name is stored exactly in its normalised form. */
export const isValidUsername = (username: string): boolean => {
  const parsed = parseUsername(username);
  return parsed.ok && parsed.value === username;
};

/** A provider may know only one name of a user or none, so the names of a new profile may be empty. */
export const isValidNewProfile = ({ username, firstName, lastName, displayName }: NewProfile): boolean =>
  (username === null || isValidUsername(username)) &&
  isValidNewName(firstName, NAME_MAX) &&
  isValidNewName(lastName, NAME_MAX) &&
  isValidNewName(displayName, FULL_NAME_MAX);

const isValidNewName = (name: string, most: number): boolean => name === '' || isTitle(name, most);

export const isValidProfileChanges = (changes: ProfileChanges, stored: PublicProfile): boolean =>
  isTitle(changes.firstName, PROFILE_LIMITS.firstName) &&
  isTitle(changes.lastName, PROFILE_LIMITS.lastName) &&
  isText(changes.bio, PROFILE_LIMITS.bio) &&
  isText(changes.location, PROFILE_LIMITS.location) &&
  EXPERTISE_LEVELS.includes(changes.expertise) &&
  (changes.coordinates === null || isValidCoordinates(changes.coordinates)) &&
  (changes.avatar === '' ||
    changes.avatar === stored.avatar ||
    isOwnUrl(changes.avatar, 'avatars', stored.id));
