import type { Coordinates, PlaceSuggestion } from '@roborrow/domain';
import { normalise } from './place-words.ts';
import type { State } from './states.ts';

/** A populated place of the United States. */
export interface UsPlace {
  /** E.g. "Apex". */
  readonly name: string;
  /** E.g. "Shelby County", only where the state has another place of that name. */
  readonly county: string | null;
  readonly state: State;
  /** People, known to within a fifth. */
  readonly population: number;
  /** To a hundredth of a degree, which is at most half a mile off. */
  readonly coordinates: Coordinates;
}

export const mostPopulousFirst = (a: UsPlace, b: UsPlace): number => b.population - a.population;

/** How a place is offered. No two places share a description or an id. */
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
