import {
  USERNAME_MAX,
  USERNAME_MIN,
  type RegistrationIssue,
  type UsernameAvailability,
} from '@roborrow/domain';
import { notConfigured } from '../errors/not-configured.ts';
import { tooLong, type TagOf } from './issue.ts';

/** The username field of Register and of Choose Your Username. */
export const usernameField = {
  label: 'Username',
  placeholder: 'robot_friend',
  hint: `${USERNAME_MIN} to ${USERNAME_MAX} letters, numbers and underscores.`,
} as const;

/** Another user was first: of two who race for a name one gets it (D11). */
export const usernameTaken = 'Username is already taken';

/** The issues of a username (D122). */
export const usernameSentences: Readonly<Record<TagOf<RegistrationIssue, 'username'>, string>> = {
  required: 'Username is required',
  'too-short': 'Username must be at least 3 characters long',
  'too-long': tooLong('Username', USERNAME_MAX),
  'invalid-characters': 'Username can only contain letters, numbers, and underscores',
};

/** The results of the check while typing; only `available` enables Continue (D123). */
export const usernameCheckText: Readonly<Record<UsernameAvailability | 'checking', string>> = {
  checking: 'Checking...',
  available: 'Username is available',
  taken: usernameTaken,
  invalid: usernameSentences['too-short'],
  'check-failed': 'Error checking username availability',
  'not-configured': notConfigured.database,
};
