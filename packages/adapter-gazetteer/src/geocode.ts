import { UNKNOWN_PLACE, type KnownPlace, type PlaceAnswer } from '@roborrow/domain';
import { mostSimilarPlace } from './most-similar-place.ts';
import { addressSplits, nameSplits, type NameSplit } from './name-splits.ts';
import { isFarFetched, nicknamed } from './other-names.ts';
import type { PlaceIndex } from './place-index.ts';
import { isAnyState, isCountry, liesIn, liesInAnyCountyOf } from './place-region.ts';
import { joined, normalise } from './place-words.ts';
import { STATES } from './states.ts';
import { describePlace, mostPopulousFirst, type UsPlace } from './us-place.ts';

/** Longer than any address; a longer text is ignored. */
export const LONGEST_ADDRESS = 200;

const STATE_NAMES = new Set(STATES.map(({ name }) => joined(normalise(name))));

/**
 * A state's name alone means the state, unless the place lies in it or is the capital of the country: "New
 * York" and "Washington" are cities, but "Delaware" is not the town in Ohio.
 */
const meansPlace = ({ state }: UsPlace, { name, region }: NameSplit): boolean =>
  (region !== '' && !isCountry(region)) ||
  !STATE_NAMES.has(joined(name)) ||
  joined(normalise(state.name)) === joined(name) ||
  state.code === 'DC';

/**
 * In a state with several, the place that is written without its county comes first; otherwise the most
 * populous.
 */
const inOrder = (places: readonly UsPlace[]): readonly UsPlace[] => {
  const sorted = [...places].sort(mostPopulousFirst);
  if (new Set(places.map(({ state }) => state)).size > 1) return sorted;
  return [
    ...sorted.filter(({ county }) => county === null),
    ...sorted.filter(({ county }) => county !== null),
  ];
};

/** A text without blanks can be split at every letter. */
const splitsAtEveryLetter = (text: string): readonly NameSplit[] =>
  Array.from({ length: text.length }, (_, i) => ({
    name: text.slice(0, text.length - i),
    region: text.slice(text.length - i),
  }));

/** The place that an address of no known place calls by its nickname (D614): "NYC", "Philly, PA". */
export const byNickname = (index: PlaceIndex, address: string): readonly UsPlace[] => {
  for (const { name, region } of addressSplits(address)) {
    const meant = nicknamed(name);
    const place = meant && index.named(normalise(meant.name)).find(({ state }) => state.code === meant.state);
    if (place && liesIn(place, region)) return [place];
  }
  return [];
};

/** The places that a normalised address can mean: those with the longest name in it, the chosen one first. */
export const placesOf = (index: PlaceIndex, address: string): readonly UsPlace[] => {
  const among = (
    splits: readonly NameSplit[],
    named: (name: string) => readonly UsPlace[],
    lies: (place: UsPlace, region: string) => boolean,
  ): readonly UsPlace[] => {
    for (const split of splits) {
      const places = named(split.name).filter((place) => lies(place, split.region));
      if (places.some((place) => meansPlace(place, split))) return inOrder(places);
    }
    return [];
  };
  const ways = [
    () => among(addressSplits(address), index.named, liesIn),
    () => among(addressSplits(address), index.named, liesInAnyCountyOf),
    () => among(splitsAtEveryLetter(joined(address)), index.joined, liesIn),
    () => byNickname(index, address),
  ];
  for (const way of ways) {
    const places = way();
    if (places.length > 0) return places;
  }
  return [];
};

const knownPlace = (place: UsPlace): KnownPlace => ({
  description: describePlace(place).description,
  coordinates: { ...place.coordinates },
});

const BEGINS_WITH_NUMBER = /^\s*\d/;

/**
 * The town of a street address (D616): what follows a comma, "New York, NY" of "350 5th Ave, New York, NY", or a name and its state
 * at the end, "Apex NC" of "100 Main St Apex NC".
 */
const townOfStreet = (index: PlaceIndex, address: string): readonly UsPlace[] => {
  if (!BEGINS_WITH_NUMBER.test(address)) return [];
  for (let comma = address.indexOf(','); comma >= 0; comma = address.indexOf(',', comma + 1)) {
    const places = placesOf(index, normalise(address.slice(comma + 1)));
    if (places.length > 0) return places;
  }
  for (const { region: rest } of nameSplits(normalise(address))) {
    const places = nameSplits(rest).some(({ region }) => isAnyState(region)) ? placesOf(index, rest) : [];
    if (places.length > 0) return places;
  }
  return [];
};

/** Whether the address is a name alone that most people know from elsewhere (D615). */
const meansAnother = (address: string, place: UsPlace): boolean =>
  isFarFetched(address, place.population) && normalise(place.name) === address;

/** Whether the address is the complete description of the place, as in its suggestion. */
const isDescription = (address: string, place: UsPlace): boolean =>
  joined(normalise(describePlace(place).description)) === joined(address);

/**
 * Resolves an address (D41): "Apex, NC", "apex north carolina", "Apex,NC", "Eden Erie County", or a name
 * alone, which means the most populous place of that name. For an unknown address, and for a name that is better known from
 * elsewhere, the answer is the most similar place, for "did you mean".
 */
export const geocode = (index: PlaceIndex, address: string): PlaceAnswer => {
  if (address.length > LONGEST_ADDRESS) return UNKNOWN_PLACE;
  const said = normalise(address);
  const named = placesOf(index, said);
  const [place, ...others] = named.length > 0 ? named : townOfStreet(index, address);
  if (!place || meansAnother(said, place)) {
    const guess = place ?? mostSimilarPlace(index, said);
    return { kind: 'unknown', didYouMean: guess && knownPlace(guess) };
  }
  return {
    kind: 'found',
    place: knownPlace(place),
    others: isDescription(said, place) ? [] : others.map(knownPlace),
  };
};
