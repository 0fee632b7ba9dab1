import { portFailure, type PortFailure } from '../ports/port-failure.ts';
import type { RobotSample } from '../ports/robots.ts';
import { ok, type Result } from '../result.ts';
import { atAnyPrice } from '../robots/at-any-price.ts';
import { otherNamesOf } from '../robots/best-match.ts';
import { parseCategory } from '../robots/category.ts';
import {
  hintsEverywhere,
  hintsNear,
  readSample,
  spelledAsConcept,
  type EmptyResultHints,
  type OtherWords,
} from '../robots/empty-result-hints.ts';
import { hasCriteria } from '../robots/filters.ts';
import { BEST_AMONG, findBest } from '../robots/find-best.ts';
import {
  apartAmong,
  areFragments,
  areWordsUnderstood,
  findApart,
  NONE_APART,
  without,
} from '../robots/find-apart.ts';
import { findInOrder } from '../robots/find-in-order.ts';
import { findNear, findNearInOrder, SORTED_NEAREST } from '../robots/find-near.ts';
import { findSome, mostForSome, unknownParts } from '../robots/find-some.ts';
import { exactly } from '../robots/match-count.ts';
import { nearPlaceInWords } from '../robots/near-place-in-words.ts';
import { priceInWords } from '../robots/price-in-words.ts';
import { isAnotherWord } from '../robots/spelling.ts';
import { createReadBudget, whenSpent, type ReadBudget } from '../robots/read-budget.ts';
import type { SearchCriteria, SearchOrigin } from '../robots/search-criteria.ts';
import { searchRobots } from '../robots/search-robots.ts';
import { orderWithoutOrigin, sortsOffered } from '../robots/search-sort.ts';
import { PLAIN_VOCABULARY } from '../robots/vocabulary.ts';
import type { FindRobotsInput, FindRobotsOutcome, FoundPart, Origin, SearchPorts } from './search-outcome.ts';
import { understand, understandAsTyped, understandPlaceFirst, type Question } from './understand-search.ts';

/**
 * Searches by criteria (D1), around a place that the answer names (D2), for what the words mean (D54). `help` is set when no robot was found so far and the hints could be read.
 */
export const findRobots =
  (given: SearchPorts) =>
  async (input: FindRobotsInput): Promise<Result<FindRobotsOutcome, PortFailure>> => {
    const budget = createReadBudget(given.robots);
    const ports = { ...given, robots: budget.counting };
    if (!hasCriteria({ ...input, category: parseCategory(input.category) }))
      return ok({ kind: 'no-criteria' });
    try {
      const question = await understand(ports, input);
      const page = await findPage(ports, question, input);
      if (page.found.length > 0 || input.after !== null)
        return ok(await withRest(ports, page, question, input));
      // A robot may hold a price or a place as words (D40).
      const literal = question.isAsTyped ? null : await understandAsTyped(ports, input);
      const asTyped = literal && (await findPage(ports, literal, input));
      if (literal && asTyped && asTyped.found.length > 0)
        return ok(await withRest(ports, asTyped, literal, input));
      const placed = await understandPlaceFirst(ports, input, question);
      const there = placed && (await findPage(ports, placed, input));
      if (placed && there && there.found.length > 0) return ok(await withRest(ports, there, placed, input));
      const rest = await whenNothingFound(ports, budget, question, input, page.next === null);
      return ok(withOtherNames({ ...page, ...rest }, question.criteria));
    } catch (thrown) {
      return portFailure(thrown);
    }
  };

type Answer = Exclude<FindRobotsOutcome, { kind: 'no-criteria' }>;

/** A page that is not empty, with how robots have the words, and after the last one those that contain them in another sense. */
const withRest = async (
  { robots }: SearchPorts,
  page: Answer,
  question: Question,
  { after, limit }: FindRobotsInput,
): Promise<Answer> => {
  const { criteria, where } = question;
  const origin = where.kind === 'near' ? where.origin : null;
  const [kind, from] = after?.apart ? [after.apart, after] : (['after-others', null] as const);
  const isEnd = page.next === null && page.sortedAmong === null;
  const rest = isEnd ? await findApart(robots, criteria, origin, kind, from, limit) : {};
  return withOtherNames({ ...page, ...rest }, criteria);
};

/** The page of what meets the whole question, without help. */
const findPage = ({ robots }: SearchPorts, question: Question, input: FindRobotsInput): Promise<Answer> =>
  question.where.kind === 'near'
    ? findAround(robots, question, question.where, input)
    : findEverywhere(robots, question, question.where, input);

const withOtherNames = (answer: Answer, { text, vocabulary = PLAIN_VOCABULARY }: SearchCriteria): Answer => {
  const namesOf = otherNamesOf(text, vocabulary);
  const found = answer.found.map((one) => {
    const otherNames = namesOf(one.robot);
    return otherNames.length > 0 ? { ...one, otherNames } : one;
  });
  return { ...answer, found };
};

const NO_HELP = { apart: [], isApartShown: false, unknown: [], partsOfWords: false, help: null };

/** After the last robot that has the words. */
const NO_MORE = { found: [], next: null, count: exactly(0), isAllRead: true };

const findAround = async (
  robots: SearchPorts['robots'],
  { criteria, understood }: Question,
  { origin, place }: Extract<Origin, { kind: 'near' }>,
  { sort, after, limit }: FindRobotsInput,
): Promise<Answer> => {
  const { isAllRead, ...page } = await (after?.apart
    ? NO_MORE
    : sort === 'nearest'
      ? findNear(robots, criteria, origin, after, limit)
      : findNearInOrder(robots, criteria, origin, sort));
  const sortedAmong = sort === 'nearest' || isAllRead ? null : SORTED_NEAREST;
  const sorts = sortsOffered(true, areWordsUnderstood(criteria));
  return { kind: 'near', ...place, origin, sort, sortedAmong, ...page, understood, sorts, ...NO_HELP };
};

const findEverywhere = async (
  robots: SearchPorts['robots'],
  { criteria, understood }: Question,
  { placeNotFound }: Extract<Origin, { kind: 'everywhere' }>,
  { sort: asked, after, limit }: FindRobotsInput,
): Promise<Answer> => {
  const hasWords = areWordsUnderstood(criteria);
  const sort = orderWithoutOrigin(asked, hasWords);
  const { isAllRead, ...page } = await (after?.apart
    ? NO_MORE
    : sort === 'best'
      ? findBest(robots, criteria)
      : findInOrder(robots, criteria, sort, after, limit).then((found) => ({ ...found, isAllRead: true })));
  const sortedAmong = sort === 'best' && !isAllRead ? BEST_AMONG : null;
  const sorts = sortsOffered(false, hasWords);
  const state = criteria.state ?? null;
  return {
    kind: 'everywhere',
    placeNotFound,
    state,
    sort,
    sortedAmong,
    ...page,
    understood,
    sorts,
    ...NO_HELP,
  };
};

/**
 * What is shown of a search that has found nothing: robots that have some of the words (D54), else hints. A word that nothing knows but in
 * another spelling is asked back, and not left out, unless it may be another word. Robots that contain the words in another sense follow
 * (D870), of a few that were read if the index does not know any.
 */
const whenNothingFound = async (
  given: SearchPorts,
  { helping: robots, keep }: ReadBudget,
  question: Question,
  input: FindRobotsInput,
  isEnd: boolean,
): Promise<Partial<FoundPart>> => {
  const { criteria, where } = question;
  const ports = { ...given, robots };
  const origin = where.kind === 'near' ? where.origin : null;
  const release = keep(mostForSome(criteria));
  // Where not all can be read, what comes first (D825).
  const [unknown, sample, indexed] = await Promise.all([
    // What helps must not fail a search.
    unknownParts(robots, criteria).catch(() => []),
    readSample(robots, origin).catch(() => null),
    isEnd
      ? findApart(robots, criteria, origin, 'alone', null, input.limit).catch(whenSpent(NONE_APART))
      : NONE_APART,
  ]);
  release();
  const apart = indexed.apart.length > 0 || !sample ? indexed : apartAmong(sample, criteria, origin);
  const respelt =
    unknown.length > 0 ? await spelledAsConcept(robots, criteria, origin, unknown).catch(() => null) : null;
  const isMisspelt = respelt !== null && !isAnotherWord(criteria.text, respelt.text);
  const some = isMisspelt ? [] : await findSome(robots, criteria, origin, unknown).catch(() => []);
  if (some.length > 0)
    return { next: null, ...without(apart, some), found: some, count: exactly(some.length) };
  const isApartShown = areFragments(criteria, unknown);
  if (!sample) return { ...apart, isApartShown };
  // Punctuation that no token has may still be in a text.
  const unknownWord = unknown.some(({ subwords }) => subwords.length > 0) ? { respelt } : null;
  const hints = origin
    ? hintsNear(robots, criteria, origin, sample, unknownWord)
    : hintsEverywhere(robots, criteria, sample, unknownWord);
  const offered = await (respelt ? hints : withPlaceInWords(ports, criteria, input, hints));
  const help = offered && respelt ? { ...offered, otherWords: respelt } : offered;
  // Where no other words help.
  const instead =
    !help || help.otherWords
      ? null
      : unknown.length > 0
        ? categoryThere(sample, criteria, origin)
        : await atAnyPrice(robots, sample, criteria, origin).catch(() => null);
  return {
    ...apart,
    isApartShown,
    unknown: unknown.map(({ text }) => text),
    help: help && instead ? { ...help, otherWords: instead } : help,
  };
};

/** The commonest category of the robots that only the words leave out (D54). The last of all categories names nothing. */
const categoryThere = (
  sample: RobotSample,
  criteria: SearchCriteria,
  origin: SearchOrigin | null,
): OtherWords | null => {
  if (criteria.category.kind !== 'all') return null;
  const there = searchRobots(sample.robots, { ...criteria, text: '' }, origin);
  const named = there.map(({ robot }) => robot.category).filter((category) => category !== 'Other');
  const category = commonest(named);
  return category && { kind: 'category', text: '', category, radius: origin && origin.radius };
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
