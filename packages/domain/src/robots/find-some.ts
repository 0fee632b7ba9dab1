import { mostForSample, type PublicRobotsPort } from '../ports/robots.ts';
import { byBestMatch } from './best-match.ts';
import { createCriteriaPredicate } from './evaluate-robot.ts';
import { listingCategory, pageQuery } from './find-page.ts';
import { headOf, isBehind } from './head-of.ts';
import { createRobotReader } from './robot-words.ts';
import type { Robot } from './robot.ts';
import type { SearchCriteria, SearchOrigin } from './search-criteria.ts';
import { searchRobots, type FoundRobot } from './search-robots.ts';
import { narrowingsOf } from './narrowings.ts';
import { narrowingOfPart, type Narrowing } from './search-tokens.ts';
import { parseQuery, type SoughtPart } from './search-words.ts';
import { createTextMatcher, isEveryday, tokensOfPart } from './text-predicate.ts';
import { isUnderstanding, PLAIN_VOCABULARY, type Vocabulary } from './vocabulary.ts';

/** The most robots that are read to find some that have one of two words, or some of many: what finds those costs more already. */
const READ_FOR_SOME = { two: 8, many: 4 };
/** What the rest describes, one of the others, and filters. */
const COUNTED_FOR_SOME = 3;

const limitForSome = (parts: number): number => READ_FOR_SOME[parts > 2 ? 'many' : 'two'];

/** The most documents that `findSome` reads: of several conditions each is counted, and of many parts some robots are read twice. */
export const mostForSome = (criteria: SearchCriteria): number => {
  const { text, vocabulary = PLAIN_VOCABULARY } = criteria;
  const parts = isUnderstanding(vocabulary) ? parseQuery(text, vocabulary).sought.length : 0;
  return parts < 2 ? 0 : mostForSample(limitForSome(parts)) * (parts > 2 ? 2 : 1) + COUNTED_FOR_SOME;
};

/** A robot that has some of the words. */
export interface SomeFound extends FoundRobot {
  /** The parts that it does not have, as typed. */
  readonly missing: readonly string[];
}

/** The parts of a text that no robot and no concept knows (D54); without concepts that cannot be told, and there are none. */
export const unknownParts = async (
  robots: PublicRobotsPort,
  { text, vocabulary = PLAIN_VOCABULARY }: Pick<SearchCriteria, 'text' | 'vocabulary'>,
): Promise<readonly SoughtPart[]> => {
  if (!isUnderstanding(vocabulary)) return [];
  const words = createTextMatcher(text, vocabulary).sought.filter(({ concept }) => concept === null);
  const counts = await Promise.all(
    words.map(async (part) => {
      const [narrowing] = narrowingOfPart(part, vocabulary);
      return { part, count: narrowing ? await robots.countNarrowed(narrowing) : 0 };
    }),
  );
  return counts.filter(({ count }) => count === 0).map(({ part }) => part);
};

/**
 * The robots that have most parts of a text, where none has all (D54), of a few that are read (`READ_FOR_SOME`): nearest first around an
 * origin, else the best match first. Empty if the text has a single part or names what is not lent, or no robot has half of them.
 * @param unknown the parts that no robot has (`unknownParts`)
 */
export const findSome = async (
  robots: PublicRobotsPort,
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
  unknown: readonly SoughtPart[],
): Promise<readonly SomeFound[]> => {
  const { text, vocabulary = PLAIN_VOCABULARY } = criteria;
  const matcher = createTextMatcher(text, vocabulary);
  if (!isUnderstanding(vocabulary) || matcher.sought.length < 2) return [];
  const others = { ...criteria, text: '' };
  const meetsOthers = createCriteriaPredicate(others);
  // What a robot is for tells more than another word: of "industrial floor cleaning", the cleaning.
  const head = headOf(text, matcher.sought);
  if (matcher.sought.some((part) => isEveryday(part, vocabulary) && !isBehind(part, head))) return [];
  const unknownTexts = new Set(unknown.map((part) => part.text));
  const known = matcher.sought.filter((part) => !unknownTexts.has(part.text));
  // One word beside unknown ones is said by chance: the "case" of "pillow case".
  if (known.length === 1 && known[0]?.concept === null) return [];
  const weightOf = (lacking: readonly SoughtPart[]): number =>
    lacking.reduce((sum, part) => sum + (part.concept ? 2 : 1) + (part === head ? 1 : 0), 0);
  const half = weightOf(matcher.sought) / 2;
  const isMost = (lacking: readonly SoughtPart[]): boolean =>
    lacking.length <= matcher.sought.length / 2 || weightOf(lacking) <= half;
  const readWith = async (narrow: readonly Narrowing[]): Promise<readonly FoundRobot[]> => {
    const query = pageQuery(listingCategory(criteria), null, limitForSome(matcher.sought.length), [
      ...narrow,
      ...narrowingsOf(others),
    ]);
    const read = origin
      ? searchRobots((await robots.sampleNear({ origin, ...query })).robots, others, origin)
      : (await robots.listAvailable({ order: 'newest', ...query })).robots.map((robot) => ({
          robot,
          distance: null,
        }));
    return read.filter(({ robot }) => meetsOthers(robot));
  };
  const narrow = withMostOf(known, head, matcher.sought.length, vocabulary);
  const withMost = narrow ? await readWith(narrow) : [];
  // In a long sentence what it is about may be half of what it tells (D54).
  const isAboutHead = head?.concept && known.includes(head) && weightOf([head]) >= half;
  const read =
    withMost.length === 0 && isAboutHead && matcher.sought.length > 2
      ? await readWith(narrowingOfPart(head, vocabulary))
      : withMost;
  const judged = read.map((one) => ({ ...one, lacking: matcher.missing(one.robot) }));
  const least = Math.min(...judged.map(({ lacking }) => weightOf(lacking)));
  const best = byBestMatch(text, vocabulary);
  const isTelling = createTellingPredicate(matcher.sought, vocabulary);
  return judged
    .filter(
      ({ lacking }) => !(head && lacking.includes(head)) && weightOf(lacking) === least && isMost(lacking),
    )
    .filter(({ robot }) => isTelling(robot))
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0) || best(a.robot, b.robot))
    .map(({ lacking, ...one }) => ({ ...one, missing: lacking.map((part) => part.text) }));
};

/** The conditions of the one list that is read: robots must have what the rest describes, and of three parts or more one of the others. */
const withMostOf = (
  known: readonly SoughtPart[],
  head: SoughtPart | undefined,
  parts: number,
  vocabulary: Vocabulary,
): readonly Narrowing[] | null => {
  if (!head || !known.includes(head) || known.length < parts / 2) return null;
  const others = known.filter((part) => part !== head).flatMap((part) => narrowingOfPart(part, vocabulary));
  const anyOf = others.flatMap((narrowing) => narrowing.anyOf);
  return [...narrowingOfPart(head, vocabulary), ...(parts > 2 && anyOf.length > 0 ? [{ anyOf }] : [])];
};

/** Whether a robot is for one of the parts, or has it in its name, category or features: a word of its description is not enough here. */
const createTellingPredicate = (sought: readonly SoughtPart[], vocabulary: Vocabulary) => {
  const read = createRobotReader(vocabulary, sought);
  return (robot: Robot): boolean => {
    const words = read(robot);
    return sought.some((part) =>
      tokensOfPart(part, vocabulary).every((token) => {
        const said = words.get(token);
        return said !== undefined && (part.concept !== null || said.where !== 'about');
      }),
    );
  };
};
