import { isBlank } from '../characters.ts';
import { shortPlaceName, UNKNOWN_PLACE } from '../geo/place.ts';
import { stateNamed } from '../geo/us-states.ts';
import type { Ports } from '../ports/ports.ts';
import { parseCategory } from '../robots/category.ts';
import { unknownParts } from '../robots/find-some.ts';
import {
  placesAtEnd,
  placesAtStart,
  readSentence,
  understoodOf,
  type Sentence,
  type Understood,
} from '../robots/read-sentence.ts';
import type { SearchCriteria } from '../robots/search-criteria.ts';
import { isUnderstanding, PLAIN_VOCABULARY, type Vocabulary } from '../robots/vocabulary.ts';
import type { Miles } from '../units.ts';
import type { Origin, SearchedFor, SearchPorts } from './search-outcome.ts';

/** What a search asks for, where, and what of its words was understood. */
export interface Question {
  readonly criteria: SearchCriteria;
  readonly where: Origin;
  readonly understood: readonly Understood[];
  /** Whether nothing was read in the words, or a place was: what is not near it is not asked for. */
  readonly isAsTyped: boolean;
}

/** Reads the words of a search: a price and a place in them, if none was given otherwise, and what the rest means (D54). */
export const understand = (ports: SearchPorts, asked: SearchedFor): Promise<Question> =>
  understandWith(ports, asked, placesAtEnd);

/** The search with its first words as a place, if they are one and none was named otherwise: "Brooklyn humanoid". */
export const understandPlaceFirst = async (
  ports: SearchPorts,
  asked: SearchedFor,
  { understood: before }: Question,
): Promise<Question | null> => {
  if (!isBlank(asked.location) || namesPlace(before)) return null;
  const question = await understandWith(ports, asked, placesAtStart);
  return namesPlace(question.understood) ? question : null;
};

const namesPlace = (understood: readonly Understood[]): boolean =>
  understood.some(({ kind }) => kind === 'place');

const understandWith = async (
  ports: SearchPorts,
  asked: SearchedFor,
  placesIn: typeof placesAtEnd,
): Promise<Question> => {
  const vocabulary = await vocabularyOf(ports);
  const first = readSentence(asked.text, asked);
  // A form always sends a radius, so the one in the words counts (D851).
  const input = { ...asked, radius: first.radius ?? asked.radius };
  const sentence = await withPlace(ports, first, input, vocabulary, placesIn);
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

/** The search with its words as they are: none of them is a price or a place. */
export const understandAsTyped = async (ports: SearchPorts, input: SearchedFor): Promise<Question> => ({
  criteria: criteriaOf(input, await vocabularyOf(ports)),
  where: await findOrigin(ports.places, input),
  understood: [],
  isAsTyped: true,
});

/** Without its vocabulary a search takes words as they are, rather than failing. */
const vocabularyOf = ({ vocabulary }: Pick<SearchPorts, 'vocabulary'>): Promise<Vocabulary> =>
  vocabulary.load().catch(() => PLAIN_VOCABULARY);

/** A sentence whose last or first words are no words of the market, but the name of a place: "drones Austin, TX". */
const withPlace = async (
  { robots, places }: SearchPorts,
  sentence: Sentence,
  { location, radius }: SearchedFor,
  vocabulary: Vocabulary,
  placesIn: typeof placesAtEnd,
): Promise<Sentence> => {
  if (sentence.location !== null || !isBlank(location) || !isUnderstanding(vocabulary)) return sentence;
  const endings = placesIn(sentence.text, vocabulary);
  const [last] = endings.slice(-1);
  // What helps must not fail a search.
  const unknown = last ? await unknownParts(robots, { text: last.location, vocabulary }).catch(() => []) : [];
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
  { location: typed, profileOrigin, radius }: Pick<SearchedFor, 'location' | 'profileOrigin' | 'radius'>,
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
