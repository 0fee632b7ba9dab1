import {
  EXPERTISE_LEVELS,
  NAME_MAX,
  parseUsername,
  PROFILE_LIMITS,
  type NewProfile,
  type ProfileChanges,
  type PublicProfile,
} from '@roborrow/domain';
import { isOwnUrl } from './image-rules.ts';
import { mayBeCoordinates } from './coordinates-rules.ts';
import { isText, isTitle } from './text.ts';

/** First name, space, last name. */
const DISPLAY_NAME_MAX = 2 * NAME_MAX + 1;

/** Whether a name is stored exactly in its normalised form. */
export const mayBeUsername = (username: string): boolean => {
  const parsed = parseUsername(username);
  return parsed.ok && parsed.value === username;
};

/** A provider may know only one name of a user or none, so the names of a new profile may be empty. */
export const mayBeNewProfile = ({ username, firstName, lastName, displayName }: NewProfile): boolean =>
  (username === null || mayBeUsername(username)) &&
  mayBeNewName(firstName, NAME_MAX) &&
  mayBeNewName(lastName, NAME_MAX) &&
  mayBeNewName(displayName, DISPLAY_NAME_MAX);

const mayBeNewName = (name: string, most: number): boolean => name === '' || isTitle(name, most);

export const mayBeProfileChanges = (changes: ProfileChanges, stored: PublicProfile): boolean =>
  isTitle(changes.firstName, PROFILE_LIMITS.firstName) &&
  isTitle(changes.lastName, PROFILE_LIMITS.lastName) &&
  isText(changes.bio, PROFILE_LIMITS.bio) &&
  isText(changes.location, PROFILE_LIMITS.location) &&
  EXPERTISE_LEVELS.includes(changes.expertise) &&
  (changes.coordinates === null || mayBeCoordinates(changes.coordinates)) &&
  (changes.avatar === '' ||
    changes.avatar === stored.avatar ||
    isOwnUrl(changes.avatar, 'avatars', stored.id));
