import { cellNumber, keyBefore } from '@roborrow/adapter-firebase/testing';
import type { Coordinates } from '@roborrow/domain';
import { createRandom } from './random.ts';
import { createCityDraw, somewhereIn, type City } from './robot-corpus.ts';

/**
 * Robots where people live, at the centres of towns, as geocoding places them, or scattered around these. Each
 * stands in the middle of a smallest cell, up to three metres from the point that was drawn, so that one number
 * says where it is: ten million need 80 MB. They are sorted.
 */
export const createWorld = (size: number, isAtCentres: boolean): Float64Array => {
  const random = createRandom(size);
  const draw = createCityDraw(random);
  const cells = new Map<City, number>();
  const centre = (city: City): number => {
    const known = cells.get(city) ?? cellNumber(city);
    cells.set(city, known);
    return known;
  };
  return Float64Array.from({ length: size }, () => {
    const city = draw();
    return isAtCentres ? centre(city) : cellNumber(somewhereIn(city, random));
  }).sort();
};

const CELLS = 2 ** 22;

/** The middle of a smallest cell. */
export const middleOf = (cell: number): Coordinates => {
  let [row, column] = [0, 0];
  for (const digit of keyBefore(cell)) {
    row = row * 2 + (Number(digit) >> 1);
    column = column * 2 + (Number(digit) & 1);
  }
  return { latitude: ((row + 0.5) / CELLS) * 180 - 90, longitude: ((column + 0.5) / CELLS) * 360 - 180 };
};

/** The position of the first value that is not below another. */
export const firstFrom = (sorted: Float64Array, value: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
};
