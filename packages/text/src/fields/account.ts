import {
  NAME_MAX,
  PASSWORD_MIN,
  type EmailTag,
  type LoginIssue,
  type PasswordChangeIssue,
  type ProfileIssue,
  type RegistrationIssue,
} from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/fields/account';
import { numberText } from '../plurals.ts';
import { sentenceOf, tooLong, directionControls, type Sentences, type TagOf } from './issue.ts';
import { termsNotAccepted } from '../terms.ts';
import { usernameSentences } from './username.ts';

/** Labels and hints of the fields of Login, Register, Forgot password and Edit profile. */
export const accountFields = {
  ...messages.accountFields,
  password: {
    ...messages.accountFields.password,
    hint: messages.accountFields.password.hint({ least: numberText(PASSWORD_MIN) }),
  },
} as const;

/** Shown at the field, and in a toast on submit (D120, D121). */
export const passwordsDiffer = messages.confirm.mismatch;

/** The issues of an email address. */
export const emailSentences: Readonly<Record<EmailTag, string>> = messages.email;

type NameSentences = Readonly<Record<TagOf<RegistrationIssue | ProfileIssue, 'firstName'>, string>>;

/** The issues of a user's name. */
export const nameSentences: { readonly firstName: NameSentences; readonly lastName: NameSentences } = {
  firstName: {
    required: messages.firstNameRequired,
    'too-long': tooLong(messages.accountFields.firstName.label, NAME_MAX),
    'turns-text': directionControls(messages.accountFields.firstName.label),
  },
  lastName: {
    required: messages.lastNameRequired,
    'too-long': tooLong(messages.accountFields.lastName.label, NAME_MAX),
    'turns-text': directionControls(messages.accountFields.lastName.label),
  },
};

const loginSentences: Sentences<LoginIssue> = {
  email: emailSentences,
  password: messages.password,
};

/** The issues of the login form. */
export const loginIssueText = sentenceOf<LoginIssue>(loginSentences);

/** The issues of the form for a new password. */
export const passwordChangeIssueText = sentenceOf<PasswordChangeIssue>({
  current: { required: loginSentences.password.required },
  password: loginSentences.password,
  confirmPassword: messages.confirm,
});

/** The issues of the registration form. */
export const registrationIssueText = sentenceOf<RegistrationIssue>({
  ...loginSentences,
  ...nameSentences,
  username: usernameSentences,
  confirmPassword: messages.confirm,
  acceptedTerms: { required: termsNotAccepted },
});
