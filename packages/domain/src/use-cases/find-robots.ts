import { isBlank } from '../characters.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';
import { ok, type Result } from '../result.ts';
import { otherNamesOf } from '../robots/best-match.ts';
import { parseCategory } from '../robots/category.ts';
import {
  hintsEverywhere,
  hintsNear,
  readSample,
  type EmptyResultHints,
  type ReadWithin,
} from '../robots/empty-result-hints.ts';
import { hasCriteria } from '../robots/filters.ts';
import { BEST_AMONG, findBest } from '../robots/find-best.ts';
import { findInOrder } from '../robots/find-in-order.ts';
import { findNear, findNearInOrder, SORTED_NEAREST } from '../robots/find-near.ts';
import { findSome, unknownParts } from '../robots/find-some.ts';
import { atLeast, exactly } from '../robots/match-count.ts';
import { nearPlaceInWords } from '../robots/near-place-in-words.ts';
import { priceInWords } from '../robots/price-in-words.ts';
import type { SearchCriteria, SearchOrigin } from '../robots/search-criteria.ts';
import { searchRobots } from '../robots/search-robots.ts';
import { orderWithoutOrigin, sortsOffered } from '../robots/search-sort.ts';
import { isUnderstanding, PLAIN_VOCABULARY } from '../robots/vocabulary.ts';
import type {
  FindRobotsInput,
  FindRobotsOutcome,
  FoundPart,
  Origin,
  SearchPorts,
  SearchResult,
} from './search-outcome.ts';
import { understand, understandAsTyped, type Question } from './understand-search.ts';

/**
 * Searches by criteria (D1), around a place that the answer names (D2), for what the words mean (D54). `help` is set when no robot was found so far and the hints could be read.
 */
export const findRobots =
  (ports: SearchPorts) =>
  async (input: FindRobotsInput): Promise<Result<FindRobotsOutcome, PortFailure>> => {
    if (!hasCriteria({ ...input, category: parseCategory(input.category) }))
      return ok({ kind: 'no-criteria' });
    try {
      const question = await understand(ports, input);
      const answer = await ask(ports, question, input);
      if (answer.found.length > 0 || input.after !== null) return ok(answer);
      // A robot may hold a price or a place as words (D40).
      const literal = question.isAsTyped
        ? null
        : await ask(ports, await understandAsTyped(ports, input), input);
      return ok(literal && literal.found.length > 0 ? literal : answer);
    } catch (thrown) {
      return portFailure(thrown);
    }
  };

const ask = async (
  ports: SearchPorts,
  question: Question,
  input: FindRobotsInput,
): Promise<Exclude<FindRobotsOutcome, { kind: 'no-criteria' }>> => {
  const outcome = await (question.where.kind === 'near'
    ? findAround(ports, question, question.where, input)
    : findEverywhere(ports, question, question.where, input));
  return { ...outcome, found: withOtherNames(outcome.found, question.criteria) };
};

const withOtherNames = (
  found: readonly SearchResult[],
  { text, vocabulary = PLAIN_VOCABULARY }: SearchCriteria,
): readonly SearchResult[] => {
  const namesOf = otherNamesOf(text, vocabulary);
  return found.map((one) => {
    const otherNames = namesOf(one.robot);
    return otherNames.length > 0 ? { ...one, otherNames } : one;
  });
};

const findAround = async (
  ports: SearchPorts,
  { criteria, understood }: Question,
  { origin, place }: Extract<Origin, { kind: 'near' }>,
  input: FindRobotsInput,
): Promise<Extract<FindRobotsOutcome, { kind: 'near' }>> => {
  const { robots } = ports;
  const { sort, after, limit } = input;
  const { read, isAllRead, ...page } = await (sort === 'nearest'
    ? findNear(robots, criteria, origin, after, limit)
    : findNearInOrder(robots, criteria, origin, sort));
  const sortedAmong = sort === 'nearest' || isAllRead ? null : SORTED_NEAREST;
  const isEmpty = page.found.length === 0 && after === null;
  const rest = isEmpty
    ? await whenNothingFound(ports, criteria, input, origin, (sample) =>
        hintsNear(robots, criteria, origin, { read, isAllRead }, sample),
      )
    : {};
  const sorts = sortsOffered(true, areWordsUnderstood(criteria));
  const shared = { ...page, understood, sorts, unknown: [], partsOfWords: false, help: null };
  return { kind: 'near', ...place, origin, sort, sortedAmong, ...shared, ...rest };
};

const findEverywhere = async (
  ports: SearchPorts,
  { criteria, understood }: Question,
  { placeNotFound }: Extract<Origin, { kind: 'everywhere' }>,
  input: FindRobotsInput,
): Promise<Extract<FindRobotsOutcome, { kind: 'everywhere' }>> => {
  const { robots } = ports;
  const { after, limit } = input;
  const hasWords = areWordsUnderstood(criteria);
  const sort = orderWithoutOrigin(input.sort, hasWords);
  const { read, isAllRead, ...page } = await (sort === 'best'
    ? findBest(robots, criteria)
    : findInOrder(robots, criteria, sort, after, limit).then((found) => ({ ...found, isAllRead: true })));
  const isEmpty = page.found.length === 0 && after === null;
  const rest = isEmpty
    ? await whenNothingFound(ports, criteria, input, null, (sample) =>
        hintsEverywhere(
          robots,
          criteria,
          sample ?? (sort === 'newest' ? { read, isAllRead: page.next === null } : null),
        ),
      )
    : {};
  const sortedAmong = sort === 'best' && !isAllRead ? BEST_AMONG : null;
  const sorts = sortsOffered(false, hasWords);
  const shared = { ...page, understood, sorts, unknown: [], partsOfWords: false, help: null };
  const state = criteria.state ?? null;
  return { kind: 'everywhere', placeNotFound, state, sort, sortedAmong, ...shared, ...rest };
};

const areWordsUnderstood = ({ text, vocabulary = PLAIN_VOCABULARY }: SearchCriteria): boolean =>
  !isBlank(text) && isUnderstanding(vocabulary);

/**
 * What is shown of a search that has found nothing by what the index knows: robots among some that were read which contain the words as
 * parts of others (D40), else robots that have some of the words (D54), else hints.
 */
const whenNothingFound = async (
  ports: SearchPorts,
  criteria: SearchCriteria,
  input: FindRobotsInput,
  origin: SearchOrigin | null,
  readHints: (sample: ReadWithin | null) => Promise<EmptyResultHints | null>,
): Promise<Partial<FoundPart>> => {
  const { robots } = ports;
  const [sample, unknown] = await Promise.all([
    // What helps must not fail a search.
    readSample(robots, criteria, origin).catch(() => null),
    unknownWords(robots, criteria),
  ]);
  const parts = sample ? searchRobots(sample.read, criteria, origin) : [];
  if (parts.length > 0)
    return {
      found: parts,
      count: atLeast(parts.length),
      next: null,
      partsOfWords: sample?.isAllRead === false,
    };
  const some = await findSome(robots, criteria, origin).catch(() => []);
  if (some.length > 0) return { found: some, count: exactly(some.length), next: null };
  const help = await withPlaceInWords(ports, criteria, input, readHints(sample));
  return { unknown, help: help && unknown.length > 0 ? withKnownWord(help, sample, origin) : help };
};

const unknownWords = async (
  robots: SearchPorts['robots'],
  { text, vocabulary = PLAIN_VOCABULARY }: SearchCriteria,
): Promise<readonly string[]> =>
  (await unknownParts(robots, text, vocabulary).catch(() => [])).map((part) => part.text);

/** Where no other words help: the commonest category of the robots that are there (D54). */
const withKnownWord = (
  hints: EmptyResultHints,
  sample: ReadWithin | null,
  origin: SearchOrigin | null,
): EmptyResultHints => {
  const category = commonest((sample?.read ?? []).map((robot) => robot.category));
  if (hints.otherWords || category === null) return hints;
  const radius = origin && origin.radius;
  return { ...hints, otherWords: { kind: 'known', text: category.toLowerCase(), radius } };
};

const commonest = <Value>(values: readonly Value[]): Value | null => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first ? first[0] : null;
};

/** The hints, with a search near a place that the words name if no place was typed and no price is in them (D567). */
const withPlaceInWords = async (
  { robots, places }: SearchPorts,
  criteria: SearchCriteria,
  { location, radius }: FindRobotsInput,
  reading: Promise<EmptyResultHints | null>,
): Promise<EmptyResultHints | null> => {
  if (location.trim() !== '' || priceInWords(criteria.text) !== null) return reading;
  const [hints, inWords] = await Promise.all([
    reading,
    // Hints must not fail a search.
    nearPlaceInWords(robots, places, criteria, radius).catch(() => null),
  ]);
  return hints && inWords ? { ...hints, otherWords: inWords } : hints;
};
