import { firstCharacters, isBlank, isLongerThan, trimmed, turnsText, withoutTurns } from '../characters.ts';

/** Most characters of a first or a last name. */
export const NAME_MAX = 50;

/** What can be wrong with a first or a last name. */
export type NameTag = 'required' | 'too-long' | 'turns-text';

/** First plus last name, as profiles and messages show it (D127). */
export const fullName = (firstName: string, lastName: string): string =>
  trimmed(`${firstName.trim()} ${lastName.trim()}`);

/** Why a first or last name cannot be taken (D127, D53); `null` when it can. */
export const nameIssue = (name: string): NameTag | null => {
  if (isBlank(name)) return 'required';
  if (isLongerThan(trimmed(name), NAME_MAX)) return 'too-long';
  return turnsText(name) ? 'turns-text' : null;
};

/**
 * A provider's display name as first and last name: the first word, then the rest, each cut to the limit.
 * A single word leaves the last name empty.
 */
export const splitDisplayName = (displayName: string): { firstName: string; lastName: string } => {
  const [first = '', ...rest] = withoutTurns(displayName)
    .split(/\s+/)
    .filter((word) => !isBlank(word));
  return { firstName: cut(first), lastName: cut(rest.join(' ')) };
};

const cut = (name: string): string => trimmed(firstCharacters(name, NAME_MAX));
