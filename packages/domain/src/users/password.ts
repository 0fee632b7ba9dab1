import { countCharacters } from '../characters.ts';

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
