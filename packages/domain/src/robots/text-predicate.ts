import { foldText } from '../comparable-text.ts';
import type { Robot } from './robot.ts';
import { mentions, parseQuery } from './search-words.ts';

/** All that a search reads of a robot, folded (D40). No word reaches across the spaces between. */
export const searchableText = ({ name, category, features, description }: Robot): string =>
  foldText(`${name} ${category} ${features.join(' ')} ${description}`);

/**
 * A test for "every word of the text stands in name, description, category or a feature" (D40). What holds the
 * whole text, as it was typed, in name, description or category passes too (D40).
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
 * The specification's own rule. A phrase of ASCII is found by its words already: folding changes none of its
 * characters but their case. Others can be parts of what folding turns into something else, such as half a
 * surrogate pair.
 */
const createPhrasePredicate = (text: string): ((robot: Robot) => boolean) => {
  if (ASCII.test(text)) return () => false;
  const sought = text.trim().toLowerCase();
  return ({ name, description, category }) =>
    [name, category, description].some((field) => field.toLowerCase().includes(sought));
};
