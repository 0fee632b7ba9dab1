import { isEnoughForSuggestions, orderSuggestions, type PlaceSuggestion } from '@roborrow/domain';
import { byNickname, LONGEST_ADDRESS, placesOf } from './geocode.ts';
import { nameSplits } from './name-splits.ts';
import type { PlaceIndex } from './place-index.ts';
import { beginsRegion } from './place-region.ts';
import { normalise, readingsOf } from './place-words.ts';
import { describePlace, mostPopulousFirst, type UsPlace } from './us-place.ts';

/** The most suggestions of an answer. */
const MOST_SUGGESTIONS = 8;

/**
 * The places that a text can mean, in groups from the most likely on: those with exactly that name (or that
 * name in that region), those whose name starts with it, and those that contain it later.
 */
function* groupsOf(index: PlaceIndex, readings: readonly string[]): Generator<readonly UsPlace[]> {
  yield readings.flatMap((reading) => [
    ...index.named(reading.trimEnd()),
    ...nameSplits(reading).flatMap(({ name, region }) =>
      index.named(name).filter((place) => beginsRegion(place, region)),
    ),
  ]);
  yield readings.flatMap((reading) => index.startingWith(reading));
  yield readings.flatMap((reading) => index.holding(reading));
}

/**
 * The places for the text as a whole address, if no description begins with it: "newyork", "Apex, Wake
 * County, NC".
 */
const asAddress = (index: PlaceIndex, typed: string): readonly UsPlace[] => placesOf(index, normalise(typed));

/**
 * Suggests places while the user types, from three characters on. The most likely group comes first, and
 * within a group the most populous places: so "spr" offers the large Springfields instead of the shortest
 * names. The chosen places are then sorted by D112, equal ones by population, after the one that is called so (D614).
 */
export const suggest = (index: PlaceIndex, typed: string): readonly PlaceSuggestion[] => {
  if (!isEnoughForSuggestions(typed) || typed.length > LONGEST_ADDRESS) return [];
  const readings = readingsOf(typed).filter((reading) => reading !== '');

  const chosen = new Set<UsPlace>();
  for (const group of groupsOf(index, readings)) {
    for (const place of [...group].sort(mostPopulousFirst)) {
      if (chosen.size < MOST_SUGGESTIONS) chosen.add(place);
    }
    if (chosen.size === MOST_SUGGESTIONS) break;
  }
  // No word ends there, so the blank was typed by mistake.
  if (chosen.size === 0 && typed !== typed.trimEnd()) return suggest(index, typed.trimEnd());
  if (chosen.size === 0) {
    for (const place of asAddress(index, typed).slice(0, MOST_SUGGESTIONS)) chosen.add(place);
  }
  const said = normalise(typed);
  // "La " is how names begin.
  const meant = isEnoughForSuggestions(said) ? byNickname(index, said).map(describePlace) : [];
  const named = orderSuggestions(typed, [...chosen].sort(mostPopulousFirst).map(describePlace));
  const others = named.filter(({ placeId }) => placeId !== meant[0]?.placeId);
  return [...meant, ...others].slice(0, MOST_SUGGESTIONS);
};
