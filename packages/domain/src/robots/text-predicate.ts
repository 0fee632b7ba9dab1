import { foldText } from '../comparable-text.ts';
import { createRobotReader } from './robot-words.ts';
import type { Robot } from './robot.ts';
import type { RobotWords } from './said.ts';
import { mentions, parseQuery, type SoughtPart } from './search-words.ts';
import { conceptToken, isUnderstanding, PLAIN_VOCABULARY, wordToken, type Vocabulary } from './vocabulary.ts';

/**
 * All texts of a robot that a search reads, folded (D40). The separators prevent a match across two fields.
 */
export const searchableText = ({ name, category, features, description }: Robot): string =>
  foldText(`${name} ${category} ${features.join(' ')} ${description}`);

/** The tokens of a part, one of which a robot has that says it: by its concept, or by a form of each of its words. */
export const tokensOfPart = ({ concept, subwords }: SoughtPart, vocabulary: Vocabulary): readonly string[] =>
  concept ? [conceptToken(concept.id)] : subwords.map((word) => wordToken(vocabulary.stem(word)));

/** The token of the word that a part of several words is without its hyphen: "3-D" is "3D". */
export const joinedTokens = ({ concept, subwords }: SoughtPart, vocabulary: Vocabulary): readonly string[] =>
  concept === null && subwords.length > 1 ? [wordToken(vocabulary.stem(subwords.join('')))] : [];

/** A query that robots are compared with. */
export interface TextMatcher {
  readonly sought: readonly SoughtPart[];
  /** The parts that a robot does not have (D54); a match has all. */
  missing(robot: Robot): readonly SoughtPart[];
  matches(robot: Robot): boolean;
}

/**
 * The rule of D54: a robot matches a query when it has each of its parts, by a concept, by forms of the words, or because its name,
 * description, category or a feature contains the words (D40). A robot that contains the whole text as typed in name, description or
 * category matches too (D40).
 */
export const createTextMatcher = (text: string, vocabulary: Vocabulary = PLAIN_VOCABULARY): TextMatcher => {
  const { sought } = parseQuery(text, vocabulary);
  const tokens = new Map(sought.map((part) => [part, tokensOfPart(part, vocabulary)]));
  const readWords = createRobotReader(vocabulary, sought);
  const holdsPhrase = createPhrasePredicate(text);
  const means = (words: RobotWords, part: SoughtPart): boolean => {
    const wanted = tokens.get(part) ?? [];
    return (
      (wanted.length > 0 && wanted.every((token) => words.has(token))) ||
      joinedTokens(part, vocabulary).some((token) => words.has(token))
    );
  };
  const missing = (robot: Robot): readonly SoughtPart[] => {
    const said = searchableText(robot);
    const unsaid = sought.filter(({ words }) => !words.every((word) => mentions(said, word)));
    if (unsaid.length === 0 || !isUnderstanding(vocabulary)) return unsaid;
    const words = readWords(robot);
    return unsaid.filter((part) => !means(words, part));
  };
  return {
    sought,
    missing,
    matches: (robot) => sought.length === 0 || missing(robot).length === 0 || holdsPhrase(robot),
  };
};

/** Whether a robot matches a text (`createTextMatcher`). */
export const createTextPredicate = (text: string, vocabulary?: Vocabulary): ((robot: Robot) => boolean) =>
  createTextMatcher(text, vocabulary).matches;

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
