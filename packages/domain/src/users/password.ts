import { countCharacters } from '../characters.ts';

/** Fewest characters of a password (D120). */
export const PASSWORD_MIN = 6;

export type PasswordTag = 'required' | 'too-short';

/** What is wrong with a password, if anything. Spaces count: a password is taken as typed. */
export const passwordIssue = (password: string): PasswordTag | null => {
  if (password === '') return 'required';
  return countCharacters(password) < PASSWORD_MIN ? 'too-short' : null;
};
