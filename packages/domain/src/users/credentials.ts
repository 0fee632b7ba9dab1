import { countCharacters } from '../characters.ts';

/** The longest address that mail servers must accept. */
const EMAIL_MAX = 254;

/**
 * Each repetition ends with a character that the repetition itself excludes, so matching takes linear time
 * for any text.
 */
const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;

/** What is wrong with an email address. */
export type EmailTag = 'required' | 'invalid';

/** Validates a trimmed address (D120); `null` when it is valid. */
export const emailIssue = (email: string): EmailTag | null => {
  if (email === '') return 'required';
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? null : 'invalid';
};

/** Fewest characters of a password (D120). */
export const PASSWORD_MIN = 6;

/** What is wrong with a new password. */
export type PasswordTag = 'required' | 'too-short';

/** Validates a password; `null` when it is valid. Spaces count, because a password is never trimmed. */
export const passwordIssue = (password: string): PasswordTag | null => {
  if (password === '') return 'required';
  return countCharacters(password) < PASSWORD_MIN ? 'too-short' : null;
};

/** What is wrong with a password that was typed again (D121); `null` when it is the same. */
export const confirmIssue = (password: string, again: string): 'required' | 'mismatch' | null => {
  if (again === '') return 'required';
  return again === password ? null : 'mismatch';
};
