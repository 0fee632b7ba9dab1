import { haversineMiles } from '@roborrow/domain';
import { groupBy, keyOf, SAME_PLACE_MILES, type SourcePlace } from './source-places.ts';

/** A place with its label in the data: with its county if its state has another place of that name. */
export interface NamedPlace {
  readonly place: SourcePlace;
  readonly label: string;
}

/** A place with this many times the population of the other is the one that is meant. */
const BY_FAR = 4;

const isSamePlace = (a: SourcePlace, b: SourcePlace): boolean =>
  a.county === b.county || haversineMiles(a.coordinates, b.coordinates) <= SAME_PLACE_MILES;

const largestFirst = (a: SourcePlace, b: SourcePlace): number =>
  b.population - a.population ||
  Number(b.isSeat) - Number(a.isSeat) ||
  a.coordinates.latitude - b.coordinates.latitude ||
  a.coordinates.longitude - b.coordinates.longitude;

/**
 * GeoNames assigned the population of some towns to hamlets of the same name elsewhere in the state, so a
 * slightly larger number proves nothing; being a county's seat does.
 */
const outranks = (a: SourcePlace, b: SourcePlace): boolean =>
  a.population >= b.population * BY_FAR || (a.isSeat && !b.isSeat && b.population < a.population * BY_FAR);

/**
 * The places of one name in one state: records of the same place are merged, and all places except the one
 * that is meant get their county.
 */
const nameTwins = (twins: readonly SourcePlace[]): readonly NamedPlace[] => {
  const distinct = [...twins]
    .sort(largestFirst)
    .filter((place, i, sorted) => !sorted.slice(0, i).some((larger) => isSamePlace(larger, place)));
  return distinct.map((place) => {
    const isMeant = distinct.every((other) => other === place || outranks(place, other));
    return { place, label: isMeant ? place.name : `${place.name}, ${place.county}` };
  });
};

/** Gives every place a label that is unique in its state. */
export const tellApart = (places: readonly SourcePlace[]): readonly NamedPlace[] =>
  [...groupBy(places, ({ name, state }) => keyOf(name, state)).values()].flatMap(nameTwins);
