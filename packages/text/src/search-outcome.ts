import type { DistanceUnit, FindRobotsOutcome, MatchCount, Miles } from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/search-outcome';
import { matchWords, radiusText, robotsFound } from './plurals.ts';
import { radiusUnit, searchWords } from './search-words.ts';

const { searchOutcome: words } = messages;

/** What a search has found, and where it looked. */
export const searchOutcome = {
  /** Other places with the name of the searched one (D41), and `emptyEverywhere`. */
  ...words,
  found: robotsFound,
  /** Only if there is an origin: without one no text speaks of miles (D2). */
  foundNear: (count: MatchCount, radius: Miles, location: string, unit: DistanceUnit): string =>
    words.foundNear({ ...matchWords(count), radius: radiusText(radius, unit), location }),
  /** A place similar to an unknown one (D41), or a corrected word that finds a robot (D40). */
  didYouMean: (meant: string): string => words.didYouMean({ meant }),
  placeNotFound: (place: string): string => words.placeNotFound({ place }),
  emptyNear: (radius: Miles, location: string, unit: DistanceUnit): string =>
    words.emptyNear({ radius: radiusText(radius, unit), location }),
  /** Where robots are within the radius, and the words alone leave them out (D595). */
  emptyForWords: (radius: Miles, location: string, unit: DistanceUnit): string =>
    words.emptyForWords({ radius: radiusText(radius, unit), location }),
  /** Beside the robots of a whole state (D618). */
  foundInState: (count: MatchCount, state: string): string =>
    words.foundInState({ ...matchWords(count), state }),
  emptyInState: (state: string): string => words.emptyInState({ state }),
  emptyForWordsInState: (state: string): string => words.emptyForWordsInState({ state }),
} as const;

type Searched = Extract<FindRobotsOutcome, { kind: 'near' | 'everywhere' }>;

/** A wider radius would not help an empty search: no robot has the words, or robots are there that only the words leave out (D54, D595). */
export const areWordsAtFault = ({ unknown, help }: Searched): boolean =>
  unknown.length > 0 || (help !== null && help.drops.text > 0 && help.wider === null);

/** Why a search has found no robots. */
export const emptyText = (searched: Searched, unit: DistanceUnit): string => {
  if (searched.unknown.length > 0) return searchWords.unknown(searched.unknown);
  const areWords = areWordsAtFault(searched);
  if (searched.kind === 'near') {
    const { origin, label, understood } = searched;
    const say = areWords ? searchOutcome.emptyForWords : searchOutcome.emptyNear;
    return say(origin.radius, label, radiusUnit(understood, unit));
  }
  if (!searched.state) return searchOutcome.emptyEverywhere;
  return areWords
    ? searchOutcome.emptyForWordsInState(searched.state.name)
    : searchOutcome.emptyInState(searched.state.name);
};
