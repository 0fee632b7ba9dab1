import {
  NAME_MAX,
  PASSWORD_MIN,
  type EmailTag,
  type LoginIssue,
  type PasswordChangeIssue,
  type ProfileIssue,
  type RegistrationIssue,
} from '@roborrow/domain';
import { sentenceOf, tooLong, directionControls, type Sentences, type TagOf } from './issue.ts';
import { termsNotAccepted } from '../terms.ts';
import { usernameSentences } from './username.ts';

/** Labels and hints of the fields of Login, Register, Forgot password and Edit profile. */
export const accountFields = {
  email: { label: 'Email', placeholder: 'you@example.com' },
  password: { label: 'Password', hint: `At least ${PASSWORD_MIN} characters.` },
  confirmPassword: { label: 'Confirm password' },
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  showPassword: 'Show password',
} as const;

/** Shown at the field, and in a toast on submit (D120, D121). */
export const passwordsDiffer = 'Passwords do not match';

/** The issues of an email address. */
export const emailSentences: Readonly<Record<EmailTag, string>> = {
  required: 'Email is required',
  invalid: 'Invalid email address',
};

type NameSentences = Readonly<Record<TagOf<RegistrationIssue | ProfileIssue, 'firstName'>, string>>;

/** The issues of a user's name. */
export const nameSentences: { readonly firstName: NameSentences; readonly lastName: NameSentences } = {
  firstName: {
    required: 'First name is required',
    'too-long': tooLong('First name', NAME_MAX),
    'turns-text': directionControls('First name'),
  },
  lastName: {
    required: 'Last name is required',
    'too-long': tooLong('Last name', NAME_MAX),
    'turns-text': directionControls('Last name'),
  },
};

const loginSentences: Sentences<LoginIssue> = {
  email: emailSentences,
  password: { required: 'Password is required', 'too-short': 'Password must be at least 6 characters' },
};

/** The issues of the login form. */
export const loginIssueText = sentenceOf<LoginIssue>(loginSentences);

const confirmSentences = { required: 'Please confirm your password', mismatch: passwordsDiffer } as const;

/** The issues of the form for a new password. */
export const passwordChangeIssueText = sentenceOf<PasswordChangeIssue>({
  current: { required: loginSentences.password.required },
  password: loginSentences.password,
  confirmPassword: confirmSentences,
});

/** The issues of the registration form. */
export const registrationIssueText = sentenceOf<RegistrationIssue>({
  ...loginSentences,
  ...nameSentences,
  username: usernameSentences,
  confirmPassword: confirmSentences,
  acceptedTerms: { required: termsNotAccepted },
});
