import type { MatchCount, Miles } from '@roborrow/domain';
import { robotMatches, robotsFound, withinRadius } from './plurals.ts';

/** What a search has found, and where it looked. */
export const searchOutcome = {
  found: robotsFound,
  /** Only if there is an origin: without one no text speaks of miles (D2). */
  foundNear: (count: MatchCount, radius: Miles, location: string): string =>
    `Found ${robotMatches(count)} ${withinRadius(radius)} of ${location}`,
  /** The other places with the name of the searched one (D41). */
  otherPlaces: 'Also:',
  /** A place similar to an unknown one (D41), or a corrected word that finds a robot (D40). */
  didYouMean: (meant: string): string => `Did you mean ${meant}?`,
  placeNotFound: (place: string): string =>
    `We could not find "${place}" on the map, so we looked everywhere.`,
  emptyNear: (radius: Miles, location: string): string =>
    `No robots found ${withinRadius(radius)} of ${location}. Try expanding your search radius or adjusting your location.`,
  /** Where robots are within the radius, and the words alone leave them out (D595). */
  emptyForWords: (radius: Miles, location: string): string =>
    `There are robots ${withinRadius(radius)} of ${location}, but none for all of your words. Try fewer or other words.`,
  /** Beside the robots of a whole state (D618). */
  foundInState: (count: MatchCount, state: string): string => `Found ${robotMatches(count)} in ${state}`,
  emptyInState: (state: string): string =>
    `No robots found in ${state}. Try another place, or search without one.`,
  emptyEverywhere: 'Try adjusting your search criteria or be the first to list a robot in your area!',
} as const;
