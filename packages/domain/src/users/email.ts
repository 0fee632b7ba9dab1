/** Longest address that mail servers must accept. */
const EMAIL_MAX = 254;

/**
 * Each repetition ends at a character that it cannot contain itself, so matching takes linear time
 * whatever is typed.
 */
const EMAIL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;

export type EmailTag = 'required' | 'invalid';

/** What is wrong with a trimmed address, if anything (D120). */
export const emailIssue = (email: string): EmailTag | null => {
  if (email === '') return 'required';
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? null : 'invalid';
};
