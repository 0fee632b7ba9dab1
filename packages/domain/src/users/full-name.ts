import { firstCharacters, isBlank, trimmed } from '../characters.ts';

/** Most characters of a first or a last name. */
export const NAME_MAX = 50;

/** First plus last name, as profiles and messages show it (specification §7). */
export const fullName = (firstName: string, lastName: string): string =>
  trimmed(`${firstName.trim()} ${lastName.trim()}`);

/**
 * A provider's display name as first and last name: the first word, then the rest, each cut to the limit.
 * A single word leaves the last name empty.
 */
export const splitDisplayName = (displayName: string): { firstName: string; lastName: string } => {
  const [first = '', ...rest] = displayName.split(/\s+/).filter((word) => !isBlank(word));
  return { firstName: cut(first), lastName: cut(rest.join(' ')) };
};

const cut = (name: string): string => firstCharacters(name, NAME_MAX).trim();
