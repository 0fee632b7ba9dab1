import { statesOf, type UsState } from '../geo/us-states.ts';
import type { Days } from '../units.ts';
import type { PriceBounds } from './price-filter.ts';
import { allowsRental } from './rental-length.ts';
import { partToken, readRobotWords } from './robot-words.ts';
import type { RobotDetails } from './robot.ts';
import { foldText } from '../comparable-text.ts';
import { parseQuery, wordsIn, type SoughtPart } from './search-words.ts';
import { joinedTokens, ownTokens, tokensOfPart } from './text-predicate.ts';
import { conceptToken, wordToken, type Vocabulary } from './vocabulary.ts';
import type { PartsOfWords } from './search-criteria.ts';

/** Prices in dollars per day at which the tokens of prices stand; between two of them the domain's rule decides. */
const PRICES = [5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000];
/** The most bands of prices that are asked for at once; Firestore multiplies them by the ranges of a place. */
const MOST_BANDS = 3;
/** Rental lengths in days that have a token. */
const LENGTHS = [1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30, 60, 90];
/** Prices and lengths that have a token together with each concept: for "mower under $50" neither of the two alone is rare. */
const JOINED_PRICES = [20, 30, 50, 75, 100, 150, 250];
const JOINED_LENGTHS = [30, 60, 90];
/** The concepts of a listing, its name's first, of which each two have a token: for "wedding drone" neither of the two alone is rare. */
const MOST_PAIRED = 16;
/** Beginnings of a name's words that have a token, in characters. */
const SHORTEST_BEGINNING = 3;
const LONGEST_BEGINNING = 8;

/** The most tokens of a listing. Words at the end of a long description are found by reading alone. */
export const TOKENS_MAX = 400;
/** The most characters of a token. */
export const TOKEN_LENGTH_MAX = 40;

/** Changes with `searchTokens`: what it returns for any robot. */
const FORM = 3;

/** Says which tokens `searchTokens` gives: those of listings are worth asking for only if they are of this version. */
export const tokensVersion = ({ version }: Vocabulary): string => `${FORM} ${version}`;

/** One condition of a search as tokens: a robot that meets it has one of them, but for the exceptions that `narrowingsOf` names. */
export interface Narrowing {
  /** Without any, it is met by none that contains no text of `orContains`: a backend that cannot look into words finds none. */
  readonly anyOf: readonly string[];
  /** Of a concept: the tokens of its name as it was typed, all of which a robot has that says it, or a form of it, in passing alone. */
  readonly orAllOf?: readonly string[];
  /** Where a token is not all: folded texts, all of which the robot's text contains if it has none of the tokens (D40). */
  readonly orContains?: readonly (readonly string[])[];
  /** It says two other conditions of the same search in one token, which is of use to an index that can ask for one condition alone. */
  readonly joinsTwo?: true;
}

/** The fields of a listing that its tokens are made from: a change of another one leaves the tokens as they are. */
export const INDEXED_FIELDS = [
  'name',
  'category',
  'features',
  'description',
  'price',
  'minRental',
  'maxRental',
  'location',
] as const satisfies readonly (keyof RobotDetails)[];

type Indexed = Pick<RobotDetails, (typeof INDEXED_FIELDS)[number]>;

/** The tokens of a listing that are stored with it (`allSearchTokens`): the first `TOKENS_MAX` of those that are not too long. */
export const searchTokens = (robot: Indexed, vocabulary: Vocabulary): readonly string[] =>
  withJoined(robot, [...new Set(allSearchTokens(robot, vocabulary).map(askedFor))])
    .filter(({ length }) => length <= TOKEN_LENGTH_MAX)
    .slice(0, TOKENS_MAX);

/** A part of a name is found by its word (D40), which a backend that cannot look into words asks for by the concept. */
const askedFor = (token: string): string =>
  token.startsWith(PART) ? `${CONCEPT}${token.slice(PART.length)}` : token;

/** Its concepts, each with a price it is below, a length it allows and another concept, before its words. */
const withJoined = (robot: Indexed, tokens: readonly string[]): readonly string[] => {
  const others = [
    ...JOINED_PRICES.filter((price) => robot.price <= price).map(belowToken),
    ...JOINED_LENGTHS.filter((length) => allowsRental(robot, length as Days)).map(lengthToken), // a length is whole days
  ];
  const concepts = tokens.filter((token) => token.startsWith(CONCEPT));
  const joined = concepts.flatMap((concept) => others.map((other) => joinedToken(concept, other)));
  const paired = pairsOf(concepts.slice(0, MOST_PAIRED)).map(([one, other]) => pairToken(one, other));
  const words = wordToken('');
  return [
    ...tokens.filter((token) => !token.startsWith(words)),
    ...joined,
    ...paired,
    ...tokens.filter((token) => token.startsWith(words)),
  ];
};

/** The two tokens that a token joins; `null` for one that joins none. */
export const tokensJoinedIn = (token: string): readonly [string, string] | null => {
  const [one, other] = token.split(JOINT);
  return one !== undefined && other !== undefined ? [one, other] : null;
};

/**
 * What a listing is found by beside its place and category, for the index of a backend: words, concepts, parts of names
 * (`partToken`), beginnings of its name's words, the prices it is below and above, the rental lengths it allows, and its state.
 */
export const allSearchTokens = (
  robot: Indexed,
  vocabulary: Vocabulary,
  words = readRobotWords(robot, vocabulary),
): readonly string[] => {
  const beginnings = wordsIn(foldText(robot.name)).flatMap((word) => {
    const letters = [...word];
    const longest = Math.min(LONGEST_BEGINNING, letters.length - 1);
    return Array.from({ length: Math.max(0, longest - SHORTEST_BEGINNING + 1) }, (_, more) =>
      beginningToken(letters.slice(0, SHORTEST_BEGINNING + more).join('')),
    );
  });
  const tokens = new Set([
    ...PRICE_TOKENS.map(({ price, below, above }) => (robot.price <= price ? below : above)),
    // A price that is a limit is on both sides of it.
    ...PRICE_TOKENS.filter(({ price }) => price === robot.price).map(({ above }) => above),
    ...bandsOf({ min: robot.price, max: robot.price }).map(bandToken),
    ...LENGTH_TOKENS.filter(({ days }) => allowsRental(robot, days)).map(({ token }) => token),
    ...statesOf(robot.location).map(({ code }) => stateToken(code)),
    ...beginnings,
  ]);
  for (const [said, { where }] of words) {
    tokens.add(said);
    if (where === 'name') tokens.add(nameToken(askedFor(said)));
  }
  return [...tokens];
};

/** The token of what a robot says in its name. */
const nameToken = (token: string): string => `n:${token}`;
const PART = partToken('');
const CONCEPT = conceptToken('');
const JOINT = '+';
const joinedToken = (one: string, other: string): string => `${one}${JOINT}${other}`;
/** The token of two concepts, whichever is said first. */
const pairToken = (one: string, other: string): string =>
  one < other ? joinedToken(one, other) : joinedToken(other, one);
const pairsOf = <Value>(all: readonly Value[]): readonly (readonly [Value, Value])[] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));
const BEGINNING = 'b:';
const beginningToken = (letters: string): string => `${BEGINNING}${letters}`;
const belowToken = (price: number): string => `to:${price}`;
const aboveToken = (price: number): string => `from:${price}`;
const PRICE_TOKENS = PRICES.map((price) => ({ price, below: belowToken(price), above: aboveToken(price) }));
/** The token of the prices above one limit, up to the next one. */
const bandToken = (price: number): string => `at:${price}`;
const lengthToken = (days: number): string => `d:${days}`;
const LENGTH_TOKENS = LENGTHS.map((days) => ({ days: days as Days, token: lengthToken(days) })); // lengths are whole days
const stateToken = (code: string): string => `s:${code}`;

/** The highest price, and a length, as they are joined with each concept. */
export const pricesJoined = ({ max }: PriceBounds): readonly string[] => {
  const most = max === null ? undefined : JOINED_PRICES.find((limit) => limit >= max);
  return most === undefined ? [] : [belowToken(most)];
};
export const lengthsJoined = (days: Days): readonly string[] =>
  JOINED_LENGTHS.includes(days) ? [lengthToken(days)] : [];

const isOfConcepts = ({ anyOf }: Narrowing): boolean => anyOf.every((token) => token.startsWith(CONCEPT));
const isShort = ({ anyOf }: Narrowing): boolean => anyOf.every(({ length }) => length <= TOKEN_LENGTH_MAX);

/** Each concept that is sought, together with what is joined with concepts. */
export const joinedWith = (words: readonly Narrowing[], others: readonly string[]): readonly Narrowing[] =>
  words.filter(isOfConcepts).flatMap(({ anyOf }) =>
    others.map((other) => ({
      anyOf: anyOf.map((token) => joinedToken(token, other)),
      joinsTwo: true as const,
    })),
  );

/** Each two concepts that are sought. A listing that says one of the two by another word alone has no token of both. */
export const pairedConcepts = (words: readonly Narrowing[]): readonly Narrowing[] =>
  pairsOf(words.filter(isOfConcepts))
    .map(([one, two]) => ({
      anyOf: one.anyOf.flatMap((token) =>
        two.anyOf.filter((other) => other !== token).map((other) => pairToken(token, other)),
      ),
      joinsTwo: true as const,
    }))
    .filter((pair) => pair.anyOf.length > 0 && isShort(pair));

export const narrowingsOfWords = (text: string, vocabulary: Vocabulary): readonly Narrowing[] =>
  parseQuery(text, vocabulary).sought.flatMap((part) => narrowingOfPart(part, vocabulary));

export const narrowingOfLength = (days: Days): readonly Narrowing[] =>
  LENGTHS.includes(days) ? [{ anyOf: [lengthToken(days)] }] : [];

export const narrowingOfState = ({ code }: UsState): readonly Narrowing[] => [{ anyOf: [stateToken(code)] }];

/** Between two bounds that are near each other the bands alone are asked for. */
export const narrowingsOfPrice = (bounds: PriceBounds): readonly Narrowing[] => {
  const bands = bandsAsked(bounds);
  if (bands) return [{ anyOf: bands.map(bandToken) }];
  const most = bounds.max === null ? undefined : PRICES.find((limit) => limit >= (bounds.max ?? 0));
  const least = bounds.min === null ? undefined : PRICES.findLast((limit) => limit <= (bounds.min ?? 0));
  return [
    ...(most === undefined ? [] : [{ anyOf: [belowToken(most)] }]),
    ...(least === undefined ? [] : [{ anyOf: [aboveToken(least)] }]),
  ];
};

/** The least part that is reckoned with: reading more robots at once costs more documents than it saves round trips. */
const LEAST_SHARE = 2 / 3;

/** About how large a part of the robots that the bands of a search find have a price within its bounds. */
export const shareOfBands = (bounds: PriceBounds): number => {
  const bands = bandsAsked(bounds);
  const [last, first] = [bands?.at(-1), bands?.[0]];
  if (last === undefined || first === undefined || bounds.max === null || bounds.min === null) return 1;
  const below = PRICES[PRICES.indexOf(first) - 1] ?? 0;
  return last === Infinity ? 1 : Math.max(LEAST_SHARE, (bounds.max - bounds.min) / (last - below));
};

const bandsAsked = (bounds: PriceBounds): readonly number[] | null => {
  const bands = bandsOf(bounds);
  return bounds.min !== null && bounds.max !== null && bands.length <= MOST_BANDS ? bands : null;
};

/** The bands in which prices within the bounds lie, by their highest price. */
const bandsOf = ({ min, max }: PriceBounds): readonly number[] => {
  const limits = [...PRICES, Infinity];
  return limits.filter((limit, i) => limit >= (min ?? 0) && (limits[i - 1] ?? -1) < (max ?? Infinity));
};

/** A condition on words, for robots that have them in their name. */
export const inName = ({ anyOf }: Narrowing): Narrowing => ({
  anyOf: anyOf.filter((token) => !token.startsWith(BEGINNING)).map(nameToken),
});

/** Of a part of several words the longest one alone is asked for; the domain's rule looks at all. */
export const narrowingOfPart = (part: SoughtPart, vocabulary: Vocabulary): readonly Narrowing[] => {
  if (part.concept) return [{ anyOf: tokensOfPart(part, vocabulary), orAllOf: ownTokens(part, vocabulary) }];
  const longest = longestOf(part);
  if (longest === undefined) return [];
  return [{ anyOf: [wordToken(vocabulary.stem(longest)), ...joinedTokens(part, vocabulary)] }];
};

const textsOf = ({ words }: SoughtPart): readonly (readonly string[])[] => words.map(({ stems }) => stems);

const longestOf = ({ subwords }: SoughtPart): string | undefined =>
  [...subwords].sort((a, b) => b.length - a.length)[0];

/** The token of a part as the first letters of a word of a name. */
const beginningOf = (part: SoughtPart): readonly string[] => {
  const letters = [...(longestOf(part) ?? '')];
  const isBeginning = letters.length >= SHORTEST_BEGINNING && letters.length <= LONGEST_BEGINNING;
  return isBeginning ? [beginningToken(letters.join(''))] : [];
};

/**
 * Asks for robots that contain words in another sense (`createPartsPredicate`). A backend that cannot look into words finds those with a
 * name of which a word begins with one of them, if these are asked for, else none.
 */
export const narrowingsOfParts = (
  { text, withBeginnings }: PartsOfWords,
  vocabulary: Vocabulary,
): readonly Narrowing[] => {
  const { sought } = parseQuery(text, vocabulary);
  const beginnings = withBeginnings ? sought.flatMap(beginningOf) : [];
  const containing = sought.map((part) => ({
    anyOf: [...narrowingOfPart(part, vocabulary).flatMap(({ anyOf }) => anyOf), ...beginningOf(part)],
    orContains: textsOf(part),
  }));
  return [{ anyOf: beginnings, orContains: EVERY_TEXT }, ...containing];
};
const EVERY_TEXT = [['']];
