import type { Coordinates, PlaceAnswer, PlaceSuggestion, Town } from '@roborrow/domain';
import { PACKED_US_PLACES } from './data/packed-us-places.ts';
import { unpackPlaces } from './format/transcribe-places.ts';
import { geocode } from './geocode.ts';
import { nearestTown } from './nearest-town.ts';
import { createPlaceIndex } from './place-index.ts';
import { readPlaces } from './read-places.ts';
import { run, type Sliced } from './sliced.ts';
import type { State } from './states.ts';
import { suggest } from './suggest.ts';
import { townsNear } from './towns-near.ts';
import { describePlace, mostPopulousFirst, townOf, type UsPlace } from './us-place.ts';

/** Reads all places, sorted by normalised name. This module is heavy: import it dynamically. */
export function* readUsPlaces(): Sliced<readonly UsPlace[]> {
  return yield* readPlaces(yield* unpackPlaces(PACKED_US_PLACES));
}

/** Answers without waiting, because all data is in memory. */
export interface PlaceSearch {
  suggest(typed: string): readonly PlaceSuggestion[];
  geocode(address: string): PlaceAnswer;
}

export interface UsPlaces extends PlaceSearch {
  /** The places of the state, nearest first. */
  townsNear(coordinates: Coordinates, state: State): readonly UsPlace[];
  /** The suggestion for the place nearest to a position; `null` if none is within 100 miles. */
  nearest(position: Coordinates): PlaceSuggestion | null;
  /** All places, the most populous first. */
  towns(): readonly Town[];
}

export function* openUsPlaces(): Sliced<UsPlaces> {
  const places = yield* readUsPlaces();
  const index = yield* createPlaceIndex(places);
  return {
    suggest: (typed) => suggest(index, typed),
    geocode: (address) => geocode(index, address),
    townsNear: (coordinates, state) => townsNear(places, coordinates, state),
    nearest: (position) => {
      const town = nearestTown(places, position);
      return town && describePlace(town);
    },
    towns: () => [...places].sort(mostPopulousFirst).map(townOf),
  };
}

export const loadUsPlaces = () => run(openUsPlaces());
