import { addressSplits } from './name-splits.ts';
import type { PlaceIndex } from './place-index.ts';
import { liesIn, saysSomeState } from './place-region.ts';
import { joined } from './place-words.ts';
import { mistakesAllowed, mistakesBetween } from './spelling.ts';
import { mostPopulousFirst, type UsPlace } from './us-place.ts';

/** A beginning of a name of fewer letters says too little. */
const SHORTEST_PART = 3;
/** Part of a name ("Vegas") is as far from it as one wrong letter, a wrong state as far as two. */
const COST = { part: 1, wrongState: 2 } as const;

interface Guess {
  readonly place: UsPlace;
  readonly cost: number;
}

const spelledAlike = (index: PlaceIndex, name: string): readonly Guess[] => {
  const letters = joined(name);
  const limit = mistakesAllowed(letters.length);
  const lengths = Array.from({ length: 2 * limit + 1 }, (_, i) => letters.length - limit + i);
  return lengths.flatMap((length) =>
    index.namesOfLength(length).flatMap((known) => {
      const cost = mistakesBetween(letters, known, limit);
      return cost <= limit ? index.joined(known).map((place) => ({ place, cost })) : [];
    }),
  );
};

const partlyNamed = (index: PlaceIndex, name: string): readonly Guess[] => {
  if (name.length < SHORTEST_PART) return [];
  const places = [...index.startingWith(name), ...index.holdingInName(name)];
  return places.map((place) => ({ place, cost: COST.part }));
};

/**
 * The place that somebody may have meant who typed an address that no place has: one that is spelled nearly so
 * ("raliegh"), whose name holds what was typed ("Vegas"), or that lies in another state. Nearer ones before more
 * populous ones.
 */
export const likeliest = (index: PlaceIndex, address: string): UsPlace | null => {
  if (address === '' || /\d/.test(address)) return null;
  const guesses = addressSplits(address).flatMap(({ name, region }): readonly Guess[] => {
    const elsewhere = saysSomeState(region)
      ? index.named(name).map((place) => ({ place, cost: COST.wrongState }))
      : [];
    const here = [...spelledAlike(index, name), ...partlyNamed(index, name)];
    return [...here.filter(({ place }) => liesIn(place, region)), ...elsewhere];
  });
  const [best] = guesses.sort((a, b) => a.cost - b.cost || mostPopulousFirst(a.place, b.place));
  return best?.place ?? null;
};
