import type { Coordinates } from '@roborrow/domain';
import { geocode } from './geocode.ts';
import { createPlaceIndex } from './place-index.ts';
import { normalise } from './place-words.ts';
import { atOnce } from './sliced.ts';
import { STATES } from './states.ts';
import { suggest } from './suggest.ts';
import { describePlace, type UsPlace } from './us-place.ts';
import type { PlaceSearch } from './us-places.ts';

/** A place of the United States from another search service. */
export interface PlaceCandidate {
  readonly name: string;
  /** E.g. "Wake County", or null if it is unknown. */
  readonly county: string | null;
  /** The state's full name, e.g. "North Carolina". */
  readonly state: string;
  readonly coordinates: Coordinates;
}

/**
 * Removes counties that are not needed: a county is shown only if the state has another place of that name.
 */
const withoutUnneededCounties = (places: readonly UsPlace[]): readonly UsPlace[] => {
  const inState = ({ name, state }: UsPlace) => `${normalise(name)}, ${state.code}`;
  const counties = new Map<string, Set<string | null>>();
  for (const place of places) {
    counties.set(inState(place), (counties.get(inState(place)) ?? new Set()).add(place.county));
  }
  return places.map((place) =>
    (counties.get(inState(place))?.size ?? 0) > 1 ? place : { ...place, county: null },
  );
};

/**
 * Suggestions and geocoding from another service's candidates, most likely first, by the gazetteer's own
 * rules: the same descriptions and the same order. A candidate of an unknown state is left out, and so is a
 * second one with the same description.
 */
export const openCandidates = (candidates: readonly PlaceCandidate[]): PlaceSearch => {
  const known = candidates.flatMap(({ state: stateName, ...candidate }, rank): readonly UsPlace[] => {
    const state = STATES.find(({ name }) => name === stateName);
    return state ? [{ ...candidate, state, population: candidates.length - rank }] : [];
  });
  const byDescription = new Map<string, UsPlace>();
  for (const place of withoutUnneededCounties(known)) {
    const { placeId } = describePlace(place);
    if (!byDescription.has(placeId)) byDescription.set(placeId, place);
  }
  const keyed = [...byDescription.values()].map((place) => ({ place, key: normalise(place.name) }));
  const sorted = keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ place }) => place);
  const index = atOnce(createPlaceIndex(sorted));
  return {
    suggest: (typed) => suggest(index, typed),
    geocode: (address) => geocode(index, address),
  };
};
