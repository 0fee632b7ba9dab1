import { readSourcePlaces } from '@roborrow/adapter-gazetteer/source-places';
import type { Coordinates } from '@roborrow/domain';

/** Returns numbers from 0 to 1, the same in every run (mulberry32). */
export type Random = () => number;

export const createRandom = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Draws one of some choices. */
export const createDraw =
  (random: Random) =>
  <Choice>(choices: readonly Choice[]): Choice =>
    choices[Math.floor(random() * choices.length)] as Choice; // below the length

/** The position of the first value that is not below another. */
export const firstFrom = (sorted: ArrayLike<number>, value: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};

const towns = readSourcePlaces();
let people = 0;
const ends = Float64Array.from(towns, ({ population }) => (people += population));

/** Draws towns of the United States in proportion to their populations. */
export const createTownDraw =
  (random: Random): (() => Coordinates) =>
  () => {
    const town = towns[firstFrom(ends, random() * people)];
    if (!town) throw new Error('There are no towns to draw from.');
    return town.coordinates;
  };

/** A point in or around a town, mostly within a few miles. */
export const somewhereIn = ({ latitude, longitude }: Coordinates, random: Random): Coordinates => {
  const spread = () => (random() + random() + random() - 1.5) * 0.12;
  return { latitude: latitude + spread(), longitude: longitude + spread() };
};
