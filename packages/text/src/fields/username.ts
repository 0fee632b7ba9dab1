import {
  USERNAME_MAX,
  USERNAME_MIN,
  type RegistrationIssue,
  type UsernameAvailability,
} from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/fields/username';
import { notConfigured } from '../errors/not-configured.ts';
import { numberText } from '../plurals.ts';
import { tooLong, type TagOf } from './issue.ts';

/** The username field of Register and of Choose Your Username. */
export const usernameField = {
  ...messages.usernameField,
  hint: messages.usernameField.hint({ least: numberText(USERNAME_MIN), most: numberText(USERNAME_MAX) }),
} as const;

/** Another user was first: of two who race for a name one gets it (D11). */
export const usernameTaken = messages.taken;

/** The issues of a username (D122). */
export const usernameSentences: Readonly<Record<TagOf<RegistrationIssue, 'username'>, string>> = {
  ...messages.issues,
  'too-long': tooLong(messages.usernameField.label, USERNAME_MAX),
};

/** The results of the check while typing; only `available` enables Continue (D123). */
export const usernameCheckText: Readonly<Record<UsernameAvailability | 'checking', string>> = {
  checking: messages.checking,
  available: messages.available,
  taken: usernameTaken,
  invalid: usernameSentences['too-short'],
  'check-failed': messages.checkFailed,
  'not-configured': notConfigured.database,
};
