import { foldText } from '../comparable-text.ts';
import type { Robot } from './robot.ts';
import { mentions, parseQuery } from './search-words.ts';

/**
 * All texts of a robot that a search reads, folded (D40). The separators prevent a match across two fields.
 */
export const searchableText = ({ name, category, features, description }: Robot): string =>
  foldText(`${name} ${category} ${features.join(' ')} ${description}`);

/**
 * Creates a predicate for "every word of the text is in name, description, category or a feature" (D40). A
 * robot that contains the whole text as typed in name, description or category matches too (D40).
 */
export const createTextPredicate = (text: string): ((robot: Robot) => boolean) => {
  const { words } = parseQuery(text);
  if (words.length === 0) return () => true;
  const holdsPhrase = createPhrasePredicate(text);
  return (robot) => {
    const said = searchableText(robot);
    return words.every((word) => mentions(said, word)) || holdsPhrase(robot);
  };
};

const ASCII = /^\p{ASCII}*$/u;

/**
 * Matches the whole phrase (D40). A phrase of ASCII needs no check of its own: folding changes only the case
 * of its characters, so its words match already. Other phrases can be a part of something that folding
 * changes, such as half a surrogate pair.
 */
const createPhrasePredicate = (text: string): ((robot: Robot) => boolean) => {
  if (ASCII.test(text)) return () => false;
  const sought = text.trim().toLowerCase();
  return ({ name, description, category }) =>
    [name, category, description].some((field) => field.toLowerCase().includes(sought));
};
