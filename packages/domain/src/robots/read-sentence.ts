import { isBlank } from '../characters.ts';
import { comparableText } from '../comparable-text.ts';
import type { DistanceUnit } from '../geo/display-distance.ts';
import type { Miles } from '../units.ts';
import { BEFORE_PLACE, placesInWords } from './place-in-words.ts';
import type { PriceBounds } from './price-filter.ts';
import { priceInWords } from './price-in-words.ts';
import { radiusInWords } from './radius-in-words.ts';
import { isFiller, parseQuery, wordsIn, type SoughtPart } from './search-words.ts';
import type { Concept, Vocabulary } from './vocabulary.ts';

/** What a sentence says beside its words: a price and a place, which are taken as filters (D54). */
export interface Sentence {
  /** The words without price and place. */
  readonly text: string;
  /** A price, if none was given otherwise. */
  readonly price: PriceBounds | null;
  /** "within 20 km"; it counts wherever there is a place to measure from (D851). */
  readonly radius: Miles | null;
  /** What follows "near" or "in", or a ZIP code, if no place was given otherwise; it may be no place. */
  readonly location: string | null;
}

/** "near Boston", "in 27502": the name of a place after a word that says so. */
const NAMES_PLACE = new RegExp(String.raw`${BEFORE_PLACE}\s+\S|(?:^|\s)\d{5}(?:\s|$)`, 'iu');

/** A longer text is no sentence that a person types; reading it would take long. In characters. */
const LONGEST_SENTENCE = 200;
/** The most parts of which each is said to be understood. */
const MOST_UNDERSTOOD = 12;

/** Where the reader is, is known otherwise or not at all. */
const NEAR_ME =
  /\b(?:(?:close\s+to|near|around)\s+(?:me|here|by)|(?:cerca\s+de|por)\s+(?:mi\s+casa|m[ií]|aqu[ií]))(?!\p{L})/giu;

const COUNT = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|un[ao]?|dos|tres|cuatro|cinco)`;
/** "For 3 days" tells when, which is asked for beside the words. */
const HOW_LONG = RegExp(
  String.raw`\b(?:(?:for|por|durante)\s+)?${COUNT}[\s-](?:days?|nights?|weeks?|months?|d[ií]as?|noches?|semanas?|mes(?:es)?)(?!\p{L})`,
  'giu',
);

/** Words without the fillers behind them: "Austin on Saturday" is Austin. */
const withoutFillersAtEnd = (words: readonly string[]): readonly string[] =>
  words.slice(0, words.findLastIndex((word, at) => isShortName(words, at) || !isFiller(bareWord(word))) + 1);

const bareWord = (word: string): string => wordsIn(comparableText(word)).join(' ');

/** Reads a price and a place in the words of a search: "drone for a wedding under $80 near Boston". */
export const readSentence = (
  typed: string,
  given: { readonly price: PriceBounds; readonly location: string },
): Sentence => {
  if (typed.length > LONGEST_SENTENCE) return { text: typed, price: null, radius: null, location: null };
  const hasPrice = given.price.min !== null || given.price.max !== null;
  const within = radiusInWords(typed);
  const words = within?.text ?? typed;
  const radius = within?.radius ?? null;
  const priced = hasPrice ? null : priceInWords(words);
  const text = (priced?.text ?? words).replace(NEAR_ME, ' ').replace(HOW_LONG, ' ').trim();
  const price = priced?.price ?? null;
  const [named] = isBlank(given.location) && NAMES_PLACE.test(text) ? placesInWords(text) : [];
  const [zip] = /^\d{5}(?=\s)/u.exec(named?.location ?? '') ?? [];
  const location = zip ?? withoutFillersAtEnd(named?.location.split(/\s+/u) ?? []).join(' ');
  return named && location !== ''
    ? { text: named.text, price, radius, location }
    : { text, price, radius, location: null };
};

/** The most words of a place's name at the end of a sentence. */
const LONGEST_PLACE = 3;
/** Los Angeles, which in the middle of a sentence is a Spanish article, and "S.F.": letters with dots are no other words. */
const SHORT_NAME = /^(?:la|(?:\p{L}\.){1,3}\p{L}?)$/iu;
/** What follows the article in Spanish: "por la noche" names no Los Angeles. */
const AFTER_ARTICLE: ReadonlySet<string> = new Set('noche tarde manana semana proxima casa mejor'.split(' '));

const isShortName = (words: readonly string[], at: number): boolean =>
  SHORT_NAME.test(words[at] ?? '') && !AFTER_ARTICLE.has(bareWord(words[at + 1] ?? ''));

/** "For the beach": what follows is a thing. */
const BEFORE_THING: ReadonlySet<string> = new Set(
  'the a an my our your is are of with el la un una mi tu su es del'.split(' '),
);

/** Some words of a sentence that may be the name of a place, and the others. */
interface PlaceAmongWords {
  readonly text: string;
  readonly location: string;
  readonly isPlace: boolean;
}

/**
 * The endings of a sentence that may be the name of a place, the longest first: they have a word that names no concept. What follows an
 * article is none.
 */
export const placesAtEnd = (text: string, vocabulary: Vocabulary): readonly PlaceAmongWords[] => {
  const all = text.split(/\s+/u).filter(Boolean);
  const words = withoutFillersAtEnd(all);
  const isFree = freeWords(all, vocabulary);
  return lengthsUpTo(words.length).flatMap((length) => {
    const from = words.length - length;
    const ending = words.slice(from);
    if (!ending.some((_, i) => isFree(from + i)) || BEFORE_THING.has(bareWord(words[from - 1] ?? '')))
      return [];
    return [
      {
        text: words.slice(0, from).join(' '),
        location: ending.join(' '),
        isPlace: ending.some((_, i) => isShortName(all, from + i)),
      },
    ];
  });
};

/** The beginnings of a sentence that may be the name of a place, the longest first: "Brooklyn humanoid". */
export const placesAtStart = (text: string, vocabulary: Vocabulary): readonly PlaceAmongWords[] => {
  const words = text.split(/\s+/u).filter(Boolean);
  const isFree = freeWords(words, vocabulary);
  return lengthsUpTo(words.length - 1)
    .filter((length) => isFree(0) || (length > 1 && isFree(1)))
    .map((length) => ({
      text: words.slice(length).join(' '),
      location: words.slice(0, length).join(' '),
      isPlace: false,
    }));
};

const lengthsUpTo = (most: number): readonly number[] =>
  [LONGEST_PLACE, LONGEST_PLACE - 1, 1].filter((length) => length <= most);

/** Tells of each word of a sentence, by its index, whether it stands in no name of a concept and is no filler. */
const freeWords = (words: readonly string[], vocabulary: Vocabulary): ((at: number) => boolean) => {
  // Punctuation alone is no part of a query.
  const indices = words.flatMap((word, at) => (bareWord(word) === '' ? [] : [at]));
  const free = parseQuery(words.join(' '), vocabulary)
    .sought.filter(({ concept, text }) => concept === null && !isFiller(text))
    .flatMap((part) => part.words.map(({ position }) => indices[position]));
  return (at) => isShortName(words, at) || free.includes(at);
};

/** Something that a search has understood, and the query without it (D54). */
export type Understood =
  | {
      readonly kind: 'words';
      /** As typed. */
      readonly text: string;
      /** The concept that the words stand for, by its names; `null` if they are taken as they are. */
      readonly concept: Pick<Concept, 'name' | 'names'> | null;
      readonly rest: string;
    }
  | { readonly kind: 'price'; readonly price: PriceBounds; readonly rest: string }
  | {
      readonly kind: 'radius';
      readonly radius: Miles;
      /** In which it was written. */
      readonly unit: DistanceUnit;
      readonly rest: string;
    }
  | { readonly kind: 'place'; readonly label: string; readonly rest: string };

/** Each thing that was understood of a query, if that is more than one word as it was typed. */
export const understoodOf = (
  typed: string,
  { text, price, radius, location }: Sentence,
  /** The name of the place that was found for the location. */
  place: string | null,
  vocabulary: Vocabulary,
): readonly Understood[] => {
  const { sought } = parseQuery(text, vocabulary);
  const within = radiusInWords(typed);
  const withoutRadius = within?.text ?? typed;
  if (sought.length > MOST_UNDERSTOOD) return [];
  const understood: readonly Understood[] = [
    ...sought.map((part) => ({
      kind: 'words' as const,
      text: part.text,
      concept: part.concept && { name: part.concept.name, names: part.concept.names },
      rest: withoutPart(typed, part),
    })),
    ...(price ? [{ kind: 'price' as const, price, rest: priceInWords(typed)?.text ?? '' }] : []),
    ...(radius === null || !within
      ? []
      : [{ kind: 'radius' as const, radius, unit: within.unit, rest: withoutRadius }]),
    ...(place === null
      ? []
      : [{ kind: 'place' as const, label: place, rest: withoutPlace(withoutRadius, location ?? '') }]),
  ];
  const [only] = understood;
  // A price, a place or a radius alone is said too: it is what the words were taken for.
  const isAsTyped =
    only === undefined || (understood.length === 1 && only.kind === 'words' && only.concept === null);
  return isAsTyped ? [] : understood;
};

const withoutPart = (typed: string, { words }: SoughtPart): string => {
  const dropped = words.map(({ text }) => text);
  const kept = typed.split(/\s+/u).filter((word) => {
    const at = dropped.indexOf(parseQuery(word).parts[0] ?? '');
    if (at < 0 || word === '') return word !== '';
    dropped.splice(at, 1);
    return false;
  });
  return kept.every((word) => isFiller(comparableText(word))) ? '' : kept.join(' ');
};

const ENDS_BEFORE_PLACE = new RegExp(String.raw`\s*(?:${BEFORE_PLACE})?\s*$`, 'iu');

const withoutPlace = (typed: string, location: string): string => {
  const at = typed.indexOf(location);
  if (at < 0) return typed;
  const before = typed.slice(0, at).replace(ENDS_BEFORE_PLACE, '');
  return `${before} ${typed.slice(at + location.length)}`.replace(/\s+/gu, ' ').trim();
};
