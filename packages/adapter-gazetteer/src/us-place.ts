import type { Coordinates, PlaceSuggestion, Town } from '@roborrow/domain';
import { normalise } from './place-words.ts';
import type { State } from './states.ts';

/** A populated place of the United States. */
export interface UsPlace {
  /** E.g. "Apex". */
  readonly name: string;
  /** E.g. "Shelby County"; only if the state has another place of that name. */
  readonly county: string | null;
  readonly state: State;
  /** The number of inhabitants, exact to a fifth. */
  readonly population: number;
  /** Exact to a hundredth of a degree, which is at most half a mile. */
  readonly coordinates: Coordinates;
}

export const mostPopulousFirst = (a: UsPlace, b: UsPlace): number => b.population - a.population;

/** The suggestion for a place. Descriptions and ids are unique. */
export const describePlace = ({ name, county, state }: UsPlace): PlaceSuggestion => {
  const mainText = name;
  const secondaryText = `${county === null ? '' : `${county}, `}${state.code}, USA`;
  const slug = normalise(`${name} ${county ?? ''}`).replaceAll(' ', '-');
  return {
    placeId: `us:${state.code.toLowerCase()}:${slug}`,
    description: `${mainText}, ${secondaryText}`,
    mainText,
    secondaryText,
  };
};

export const townOf = (place: UsPlace): Town => ({
  description: describePlace(place).description,
  coordinates: place.coordinates,
  population: place.population,
});
