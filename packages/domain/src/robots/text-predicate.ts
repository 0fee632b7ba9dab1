import { foldText } from '../comparable-text.ts';
import { rememberTexts } from './remember-texts.ts';
import { createRobotReader, DENIALS } from './robot-words.ts';
import type { Robot } from './robot.ts';
import type { RobotWords } from './said.ts';
import { mentions, parseQuery, type SoughtPart } from './search-words.ts';
import { conceptToken, isUnderstanding, wordToken, type Vocabulary } from './vocabulary.ts';

/**
 * All texts of a robot that a search reads, folded (D40). The separators prevent a match across two fields.
 */
export const searchableText = ({ name, category, features, description }: Robot): string =>
  foldText(`${name} ${category} ${features.join(' ')} ${description}`);

/** The tokens of a part, one of which a robot has that says it: by its concept, or by a form of each of its words. */
export const tokensOfPart = ({ concept, subwords }: SoughtPart, vocabulary: Vocabulary): readonly string[] =>
  concept ? [conceptToken(concept.id)] : subwords.map((word) => wordToken(vocabulary.stem(word)));

/** The tokens of the words of a part as they were typed, all of which a robot has that says it in these. */
export const ownTokens = ({ subwords }: SoughtPart, vocabulary: Vocabulary): readonly string[] =>
  subwords.map((word) => wordToken(vocabulary.stem(word)));

/** The token of the word that a part of several words is without its hyphen: "3-D" is "3D". */
export const joinedTokens = ({ concept, subwords }: SoughtPart, vocabulary: Vocabulary): readonly string[] =>
  concept === null && subwords.length > 1 ? [wordToken(vocabulary.stem(subwords.join('')))] : [];

/** Whether a part is a thing that is not lent: who mentions one does not lend it. */
export const isEveryday = ({ concept, text }: SoughtPart, { everyday }: Vocabulary): boolean =>
  concept === null && everyday?.has(text) === true;

/** A query that robots are compared with. */
export interface TextMatcher {
  readonly sought: readonly SoughtPart[];
  /** The parts that a robot does not have (D54); a match has all. */
  missing(robot: Robot): readonly SoughtPart[];
  matches(robot: Robot): boolean;
  /** Whether a robot that does not match contains the words nevertheless, within other words or after a "no" (D40, D870). */
  containsOnly(robot: Robot): boolean;
}

/**
 * The rule of D54: a robot matches a query when it has each of its parts, by a concept or by forms of the words. Other robots contain only
 * letters of them in their name, description, category or a feature, or the whole text as typed in name, description or category (D40).
 * Without a vocabulary, these match.
 */
export const createTextMatcher = rememberTexts((text: string, vocabulary: Vocabulary): TextMatcher => {
  const { sought, parts } = parseQuery(text, vocabulary);
  // Who asks for "no wire" is content with what says so.
  const isDenial = parts.some((part) => DENIALS.has(part));
  const known = sought.map((part) => ({
    part,
    tokens: tokensOfPart(part, vocabulary),
    joined: joinedTokens(part, vocabulary),
    own: part.concept === null ? [] : ownTokens(part, vocabulary),
  }));
  const readWords = createRobotReader(vocabulary, sought);
  const holdsPhrase = createPhrasePredicate(text);
  const isUnsaid = (said: string, { words }: SoughtPart): boolean =>
    !words.every((word) => mentions(said, word));
  const has = (words: RobotWords, wanted: readonly string[], isEveryday = false): boolean =>
    wanted.length > 0 &&
    wanted.every((token) => {
      const said = words.get(token);
      return said && (!said.isDenied || isDenial) && !(isEveryday && said.where === 'about');
    });
  const means = (words: RobotWords, { part, tokens, joined, own }: (typeof known)[number], robot: Robot) =>
    has(words, tokens, isEveryday(part, vocabulary)) ||
    has(words, joined) ||
    // A form of a word that is mentioned in passing tells less than the word as it was typed.
    (has(words, own, vocabulary.everyday?.has(part.text)) && !isUnsaid(searchableText(robot), part));
  const missing = (robot: Robot): readonly SoughtPart[] => {
    if (!isUnderstanding(vocabulary)) {
      const said = searchableText(robot);
      return sought.filter((part) => isUnsaid(said, part));
    }
    const words = readWords(robot);
    return known
      .filter((one) =>
        one.part.subwords.length > 0 ? !means(words, one, robot) : isUnsaid(searchableText(robot), one.part),
      )
      .map(({ part }) => part);
  };
  const containsOnly = (robot: Robot): boolean => {
    const lacking = missing(robot);
    if (lacking.length === 0) return false;
    const said = searchableText(robot);
    return lacking.every((part) => !isUnsaid(said, part)) || holdsPhrase(robot);
  };
  const isMatch = (robot: Robot): boolean => sought.length === 0 || missing(robot).length === 0;
  return isUnderstanding(vocabulary)
    ? { sought, missing, matches: isMatch, containsOnly }
    : {
        sought,
        missing,
        matches: (robot) => isMatch(robot) || holdsPhrase(robot),
        containsOnly: () => false,
      };
});

/** Whether a robot matches a text (`createTextMatcher`). */
export const createTextPredicate = (text: string, vocabulary?: Vocabulary): ((robot: Robot) => boolean) =>
  createTextMatcher(text, vocabulary).matches;

/** Whether a robot that does not match a text contains it only (`createTextMatcher`). */
export const createPartsPredicate = (text: string, vocabulary?: Vocabulary): ((robot: Robot) => boolean) =>
  createTextMatcher(text, vocabulary).containsOnly;

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
