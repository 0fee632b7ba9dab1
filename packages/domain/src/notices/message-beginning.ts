import { countCharacters, firstCharacters } from '../characters.ts';

/** The most characters of a message that a notice quotes (D431). */
const BEGINNING_MAX = 120;

/** The beginning of a message in one line; what was left out is marked. */
export const messageBeginning = (content: string): string => {
  const line = content.replace(/\s+/gu, ' ').trim();
  return countCharacters(line) > BEGINNING_MAX ? `${firstCharacters(line, BEGINNING_MAX).trimEnd()}…` : line;
};
