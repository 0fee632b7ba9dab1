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
