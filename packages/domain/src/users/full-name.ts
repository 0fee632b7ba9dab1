import {
  firstCharacters,
  isBlank,
  isLongerThan,
  trimmed,
  hasControls,
  removeControls,
} from '../characters.ts';

/** Most characters of a first or a last name. */
export const NAME_MAX = 50;

/** Most characters of a full name: the first name, a space, and the last name. */
export const FULL_NAME_MAX = 2 * NAME_MAX + 1;

/** What can be wrong with a first or a last name. */
export type NameTag = 'required' | 'too-long' | 'turns-text';

/**
 * First plus last name, as profiles and messages show it (D127).
 *
 * @example
 * ```ts
 * fullName('Maya', 'Okafor'); // => 'Maya Okafor'
 * ```
 */
export const fullName = (firstName: string, lastName: string): string =>
  trimmed(`${firstName.trim()} ${lastName.trim()}`);

/** Validates a first or last name (D127, D53); `null` when it is valid. */
export const nameIssue = (name: string): NameTag | null => {
  if (isBlank(name)) return 'required';
  if (isLongerThan(trimmed(name), NAME_MAX)) return 'too-long';
  return hasControls(trimmed(name)) ? 'turns-text' : null;
};

/**
 * Splits a provider's display name into first and last name: the first word, then the rest, each cut to the
 * limit. The last name of a single word is empty.
 */
export const splitDisplayName = (displayName: string): { firstName: string; lastName: string } => {
  const [first = '', ...rest] = removeControls(displayName)
    .split(/\s+/)
    .filter((word) => !isBlank(word));
  return { firstName: cut(first), lastName: cut(rest.join(' ')) };
};

const cut = (name: string): string => trimmed(firstCharacters(name, NAME_MAX));
