import { byNewest } from '../newest-first.ts';
import { createRobotReader } from './robot-words.ts';
import { SAID_IN, type Said } from './said.ts';
import type { Robot } from './robot.ts';
import { createTextMatcher, ownTokens, tokensOfPart } from './text-predicate.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How a robot says a part: in the words of the query, by another name, or by that of a narrower concept. */
const WAYS = 3;
/** What it does not say comes last. */
const LEAST = WAYS * SAID_IN.length;

/**
 * Compares robots by how well they match a text (D54): by the sum over its parts of where each is said, the name before category and
 * feature, these before the description, and own words before other names, narrower ones last. Equal ones stand newest first.
 */
export const byBestMatch = (text: string, vocabulary: Vocabulary): ((a: Robot, b: Robot) => number) => {
  const { sought } = createTextMatcher(text, vocabulary);
  const read = createRobotReader(vocabulary, sought);
  const valueOf = ({ where, isNarrower }: Said, isOwn: boolean): number =>
    WAYS * SAID_IN.indexOf(where) + (isOwn ? 0 : isNarrower ? 2 : 1);
  const worst = (said: readonly (Said | undefined)[], isOwn: boolean): number =>
    Math.max(...said.map((one) => (one ? valueOf(one, isOwn) : LEAST)));
  const scoreOf = (robot: Robot): number => {
    const words = read(robot);
    return sought.reduce((sum, part) => {
      const own = ownTokens(part, vocabulary).map((token) => words.get(token));
      const other = tokensOfPart(part, vocabulary).map((token) => words.get(token));
      // Of other names, one that has a word of the query is closer: for "takeaway delivery" one that says "delivery".
      const share = own.filter((one) => one !== undefined).length / (own.length + 1);
      return sum + Math.min(worst(own, true), worst(other, false) - share);
    }, 0);
  };
  const scores = new Map<Robot, number>();
  const score = (robot: Robot): number => {
    const known = scores.get(robot) ?? scoreOf(robot);
    scores.set(robot, known);
    return known;
  };
  return (a, b) => score(a) - score(b) || byNewest(a, b);
};

/** A part of a query that a robot has by another name: "mower", for "lawn mowing". */
export interface OtherName {
  /** The robot's words. */
  readonly said: string;
  /** The words of the query. */
  readonly typed: string;
}

/** The parts of a text that a robot has by other names alone (D54). */
export const otherNamesOf = (
  text: string,
  vocabulary: Vocabulary,
): ((robot: Robot) => readonly OtherName[]) => {
  const { sought } = createTextMatcher(text, vocabulary);
  const plain = sought
    .filter(({ concept }) => concept !== null)
    .map((part) => ({ part, contains: createTextMatcher(part.text).matches }));
  const read = createRobotReader(vocabulary, sought);
  return (robot) =>
    plain.flatMap(({ part, contains }) => {
      if (contains(robot)) return [];
      const words = read(robot);
      if (ownTokens(part, vocabulary).every((token) => words.has(token))) return [];
      const said = tokensOfPart(part, vocabulary).flatMap((token) => words.get(token) ?? []);
      return said.map((one) => ({ said: one.words, typed: part.text }));
    });
};
