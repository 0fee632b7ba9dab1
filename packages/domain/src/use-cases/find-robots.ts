import type { Coordinates } from '../geo/coordinates.ts';
import { isBlank } from '../characters.ts';
import { shortPlaceName, UNKNOWN_PLACE, type KnownPlace, type PlaceSource } from '../geo/place.ts';
import { stateNamed, type UsState } from '../geo/us-states.ts';
import type { Ports, PublicPorts } from '../ports/ports.ts';
import type { RankedCursor } from '../ports/robots.ts';
import { ok, type Result } from '../result.ts';
import { parseCategory } from '../robots/category.ts';
import { findInOrder } from '../robots/find-in-order.ts';
import { findNear, findNearInOrder, SORTED_NEAREST } from '../robots/find-near.ts';
import { BEST_AMONG, findBest } from '../robots/find-best.ts';
import { otherNamesOf, type OtherName } from '../robots/best-match.ts';
import { findSome, unknownParts } from '../robots/find-some.ts';
import { atLeast, exactly, type MatchCount } from '../robots/match-count.ts';
import { nearPlaceInWords } from '../robots/near-place-in-words.ts';
import { priceInWords } from '../robots/price-in-words.ts';
import { hasCriteria } from '../robots/filters.ts';
import type { SearchCriteria, SearchFilters, SearchOrigin } from '../robots/search-criteria.ts';
import {
  placesAtEnd,
  readSentence,
  understoodOf,
  type Sentence,
  type Understood,
} from '../robots/read-sentence.ts';
import { searchRobots, type FoundRobot } from '../robots/search-robots.ts';
import { orderWithoutOrigin, sortsOffered, type SearchSort } from '../robots/search-sort.ts';
import type { ListingOrder } from '../robots/robot-order.ts';
import type { Miles } from '../units.ts';
import { portFailure, type PortFailure } from '../ports/port-failure.ts';
import {
  hintsEverywhere,
  hintsNear,
  readSample,
  type EmptyResultHints,
  type ReadWithin,
} from '../robots/empty-result-hints.ts';
import { isUnderstanding, PLAIN_VOCABULARY, type Vocabulary } from '../robots/vocabulary.ts';

/** What a search asks for, as it was typed or stands in a URL. */
export interface FindRobotsInput extends Omit<SearchFilters, 'category' | 'state'> {
  readonly location: string;
  /** As it is in the URL. */
  readonly category: string;
  readonly radius: Miles;
  /** The signed-in user's place, unless the user removed its chip (D2). */
  readonly profileOrigin: { readonly label: string; readonly coordinates: Coordinates } | null;
  /** 'nearest' without an origin means the best match first, or newest first without words. */
  readonly sort: SearchSort;
  /** The cursor of the previous answer; `null` at the start. */
  readonly after: RankedCursor | null;
  /** The most robots to return, at least 1; but of an order that is a single page, see `sortedAmong`. */
  readonly limit: number;
}

/** The origin of a search, named by the places service or by the profile. */
export interface OriginPlace {
  readonly label: string;
  readonly isProfile: boolean;
  /** Other places of the same name, the most populous first (D41). */
  readonly others: readonly KnownPlace[];
  /** The source to credit beside the label and the others. */
  readonly source: PlaceSource | null;
}

/** A location that is unknown (D2), and the place with the most similar name (D41). */
export interface PlaceNotFound {
  readonly location: string;
  readonly didYouMean: KnownPlace | null;
}

/** Where a search looks: around a place, or anywhere. */
type Origin =
  | { readonly kind: 'near'; readonly origin: SearchOrigin; readonly place: OriginPlace }
  | {
      readonly kind: 'everywhere';
      readonly placeNotFound: PlaceNotFound | null;
      /** The state that was typed as the place, in which alone is searched (D618). */
      readonly state: UsState | null;
    };

/** What a search found, by where it looked. */
export type FindRobotsOutcome =
  /** The search had no criteria (D1). */
  | { readonly kind: 'no-criteria' }
  /** Around a place. */
  | ({
      readonly kind: 'near';
      readonly origin: SearchOrigin;
      readonly sort: SearchSort;
      /**
       * Another order than by distance has a single page. If there are more robots within the radius than are
       * read for it, this is how many of the nearest ones were; else `null` (D360).
       */
      readonly sortedAmong: number | null;
    } & FoundPart &
      OriginPlace)
  /** Anywhere. */
  | ({
      readonly kind: 'everywhere';
      readonly placeNotFound: PlaceNotFound | null;
      /** The state that was typed as the place, in which alone was searched (D618). */
      readonly state: UsState | null;
      readonly sort: ListingOrder | 'best';
      /** The best matches are a single page (D54): of how many robots, if there are more; else `null`. */
      readonly sortedAmong: number | null;
    } & FoundPart);

/** A robot that a search found, and how it has the words (D54). */
export interface SearchResult extends FoundRobot {
  /** The parts of the words that it does not have, as typed; left out if it has all. */
  readonly missing?: readonly string[];
  /** The parts that it has by other names alone; left out if there are none. */
  readonly otherNames?: readonly OtherName[];
}

interface FoundPart {
  /** Robots that have all words, or, where none has, those with most of them (D54). */
  readonly found: readonly SearchResult[];
  /** The parts of the words that no robot and no concept knows, as typed, if nothing was found for them. */
  readonly unknown: readonly string[];
  /** The sorts that the search offers, its usual one first. */
  readonly sorts: readonly SearchSort[];
  /** What was understood of the words (D54). */
  readonly understood: readonly Understood[];
  /** Whether the words are parts of others and were looked for in some robots alone (D40): there may be more. */
  readonly partsOfWords: boolean;
  /** How many there are from this page on (D42). */
  readonly count: MatchCount;
  /** `null` at the end. */
  readonly next: RankedCursor | null;
  readonly help: EmptyResultHints | null;
}

type SearchPorts = Pick<PublicPorts, 'robots'> & Pick<Ports, 'places' | 'vocabulary'>;

/**
 * Searches as D1, D2 and D54 describe. `help` is set when no robot was found so far and the hints could be read.
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

/** What a search asks for, where, and what of its words was understood. */
export interface Question {
  readonly criteria: SearchCriteria;
  readonly where: Origin;
  readonly understood: readonly Understood[];
  /** Whether nothing was read in the words, or a place was: what is not near it is not asked for. */
  readonly isAsTyped: boolean;
}

/** Reads the words of a search: a price and a place in them, if none was given otherwise, and what the rest means (D54). */
export const understand = async (ports: SearchPorts, input: SearchedFor): Promise<Question> => {
  const vocabulary = await vocabularyOf(ports);
  const sentence = await withPlaceAtEnd(ports, readSentence(input.text, input), input, vocabulary);
  const named =
    sentence.location === null ? null : await placeNamed(ports.places, sentence.location, input.radius);
  // What names no place are words.
  const { text, price } = named ? sentence : readSentence(input.text, { ...input, location: '-' });
  const read = { ...input, text, price: price ?? input.price };
  const label =
    named && (named.kind === 'near' ? shortPlaceName(named.place.label) : (named.state?.name ?? ''));
  return {
    criteria: {
      ...criteriaOf(read, vocabulary),
      ...(named?.kind === 'everywhere' && { state: named.state }),
    },
    where: named ?? (await findOrigin(ports.places, read)),
    understood: understoodOf(input.text, { ...sentence, text, price }, label, vocabulary),
    isAsTyped: price === null || named !== null,
  };
};

const understandAsTyped = async (ports: SearchPorts, input: SearchedFor): Promise<Question> => ({
  criteria: criteriaOf(input, await vocabularyOf(ports)),
  where: await findOrigin(ports.places, input),
  understood: [],
  isAsTyped: true,
});

/** Without its vocabulary a search takes words as they are, rather than failing. */
const vocabularyOf = ({ vocabulary }: Pick<SearchPorts, 'vocabulary'>): Promise<Vocabulary> =>
  vocabulary.load().catch(() => PLAIN_VOCABULARY);

/** A sentence whose last words are no words of the market, but the name of a place: "drones Austin, TX". */
const withPlaceAtEnd = async (
  { robots, places }: SearchPorts,
  sentence: Sentence,
  { location, radius }: SearchedFor,
  vocabulary: Vocabulary,
): Promise<Sentence> => {
  if (sentence.location !== null || !isBlank(location) || !isUnderstanding(vocabulary)) return sentence;
  const endings = placesAtEnd(sentence.text, vocabulary);
  const [last] = endings.slice(-1);
  // What helps must not fail a search.
  const unknown = last ? await unknownParts(robots, last.location, vocabulary).catch(() => []) : [];
  if (!last || (unknown.length === 0 && !last.isPlace)) return sentence;
  const named = await Promise.all(endings.map((ending) => placeNamed(places, ending.location, radius)));
  const found = endings[named.findIndex((where) => where !== null)];
  return found ? { ...sentence, text: found.text, location: found.location } : sentence;
};

/** The place or state of exactly this name; a sentence has words that are no place, so nothing is asked back. */
const placeNamed = async (
  places: Ports['places'],
  location: string,
  radius: Miles,
): Promise<Origin | null> => {
  const where = await findOrigin(places, { location, radius, profileOrigin: null });
  return where.kind === 'everywhere' && where.state === null ? null : where;
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

/** A search without its page. */
type SearchedFor = Omit<FindRobotsInput, 'after' | 'limit'>;

/** The conditions of a search, apart from its origin. A category that no robot can be listed under is a word (D630). */
const criteriaOf = (input: SearchedFor, vocabulary: Vocabulary): SearchCriteria => {
  const { text, location, category: named, ...filters } = input;
  const category = parseCategory(named);
  const isWord = category.kind === 'unlistable';
  return {
    ...filters,
    text: isWord ? `${text} ${category.name.toLowerCase()}`.trim() : text,
    vocabulary,
    category: isWord ? { kind: 'all' } : category,
    state: stateNamed(location),
  };
};

/** Where a search looks (D2); anywhere if its place is unknown or cannot be looked up. */
const findOrigin = async (
  places: Ports['places'],
  { location: typed, profileOrigin, radius }: Pick<FindRobotsInput, 'location' | 'profileOrigin' | 'radius'>,
): Promise<Origin> => {
  const location = typed.trim();
  if (location === '' && profileOrigin) {
    const { label, coordinates } = profileOrigin;
    const place = { label, isProfile: true, others: [], source: null };
    return { kind: 'near', place, origin: { coordinates, radius } };
  }
  const state = stateNamed(location);
  if (location === '' || state) return { kind: 'everywhere', placeNotFound: null, state };
  const answer = await places.geocode(location).catch(() => UNKNOWN_PLACE);
  if (answer.kind === 'unknown')
    return { kind: 'everywhere', placeNotFound: { location, didYouMean: answer.didYouMean }, state };
  const { description: label, coordinates, source = null } = answer.place;
  const place = { label, isProfile: false, others: answer.others, source };
  return { kind: 'near', place, origin: { coordinates, radius } };
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
    ? await whenEmpty(ports, criteria, input, origin, (sample) =>
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
    ? await whenEmpty(ports, criteria, input, null, (sample) =>
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
const whenEmpty = async (
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
