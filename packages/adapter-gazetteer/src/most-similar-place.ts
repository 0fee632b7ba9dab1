import { addressSplits } from './name-splits.ts';
import type { PlaceIndex } from './place-index.ts';
import { liesIn, isAnyState } from './place-region.ts';
import { joined } from './place-words.ts';
import { mistakesAllowed, mistakesBetween } from './spelling.ts';
import { mostPopulousFirst, type UsPlace } from './us-place.ts';

/** The fewest letters of a partial name; fewer match too many places. */
const SHORTEST_PART = 3;
/** A partial name ("Vegas") costs as much as one wrong letter, a wrong state as much as two. */
const COST = { part: 1, wrongState: 2 } as const;

interface Guess {
  readonly place: UsPlace;
  readonly cost: number;
}

const spelledAlike = (index: PlaceIndex, name: string): readonly Guess[] => {
  const letters = joined(name);
  const limit = mistakesAllowed(letters.length);
  const guesses: Guess[] = [];
  for (let length = letters.length - limit; length <= letters.length + limit; length++)
    for (const known of index.namesOfLength(length)) {
      const cost = mistakesBetween(letters, known, limit);
      if (cost <= limit) guesses.push(...index.joined(known).map((place) => ({ place, cost })));
    }
  return guesses;
};

const partlyNamed = (index: PlaceIndex, name: string): readonly Guess[] => {
  if (name.length < SHORTEST_PART) return [];
  const places = [...index.startingWith(name), ...index.holdingInName(name)];
  return places.map((place) => ({ place, cost: COST.part }));
};

/**
 * The place that the user may have meant with an unknown address: its name is spelled similarly ("raliegh"),
 * it contains the typed text ("Vegas"), or it lies in another state. More similar places come before more
 * populous ones.
 */
export const mostSimilarPlace = (index: PlaceIndex, address: string): UsPlace | null => {
  if (address === '' || /\d/.test(address)) return null;
  const guesses = addressSplits(address).flatMap(({ name, region }): readonly Guess[] => {
    const elsewhere = isAnyState(region)
      ? index.named(name).map((place) => ({ place, cost: COST.wrongState }))
      : [];
    // Every name is compared: not for a region that there is nowhere.
    if (!index.mayBeRegion(region)) return [];
    const here = [...spelledAlike(index, name), ...partlyNamed(index, name)];
    return [...here.filter(({ place }) => liesIn(place, region)), ...elsewhere];
  });
  // "Pasaden, CA" is nearly "Pasadena" as a whole, too, but then the state that was typed is right.
  const states = addressSplits(address)
    .map(({ region }) => region)
    .filter(isAnyState);
  const isElsewhere = ({ place }: Guess): number => Number(!states.every((state) => liesIn(place, state)));
  const [best] = guesses.sort(
    (a, b) => isElsewhere(a) - isElsewhere(b) || a.cost - b.cost || mostPopulousFirst(a.place, b.place),
  );
  return best?.place ?? null;
};
