import type { BitCoder } from './bit-coder.ts';
import { type PlaceRecord, END_OF_NAME, type PackedPlaces } from './place-record.ts';
import { mapped, type Sliced, atOnce } from '../sliced.ts';
import { createSymbolCoder } from './symbol-coder.ts';
import { createBitEncoder } from './bit-encoder.ts';
import { createBitDecoder } from './bit-decoder.ts';

const END = 0;
const WIDTH = { shared: 6, letter: 7, state: 6, size: 5, north: 15, east: 16 } as const;
/** The last bits of a coordinate are not predictable. */
const PATTERNLESS = 6;

/** Each field has separate statistics. */
const FIELD = {
  shared: 0x1f35,
  letter: 0x2b47,
  state: 0x3c59,
  size: 0x4d6b,
  north: 0x5e7d,
  east: 0x6f8f,
} as const;
const within = (context: number, part: number): number =>
  Math.imul(context ^ (part + 0x3d), 0x01000193) ^ (context >>> 11);

/**
 * The format, written once for both directions: with an encoder it writes the given places; with a decoder
 * it returns as many, those that it reads. Names must be sorted, so that each shares its beginning
 * with the previous one.
 */
const transcribePlaces = (
  coder: BitCoder,
  letters: string,
  given: readonly PlaceRecord[],
): Sliced<readonly PlaceRecord[]> => {
  const symbol = createSymbolCoder(coder);
  /** The letters, by index, of the previous name. */
  let last: readonly number[] = [];

  const transcribeName = (name: string): string => {
    const wanted = Array.from(name, (letter) => letters.indexOf(letter));
    const mayShare = Math.min(last.length, wanted.length, 2 ** WIDTH.shared - 1);
    let same = 0;
    while (same < mayShare && last[same] === wanted[same]) same++;
    const shared = symbol(WIDTH.shared, [within(FIELD.shared, last.length)], same);

    const read = last.slice(0, shared);
    // The first letter after the shared ones is hardly ever the letter at that position of the previous name.
    let differsFrom = 1 + (last[shared] ?? END);
    for (;;) {
      const at = read.length;
      const one = within(within(FIELD.letter, differsFrom), read[at - 1] ?? END);
      const three = within(within(one, read[at - 2] ?? END), read[at - 3] ?? END);
      const letter = symbol(WIDTH.letter, [one, three], wanted[at] ?? END);
      if (letter === END) break;
      read.push(letter);
      differsFrom = 0;
    }
    last = read;
    return read.map((letter) => letters.charAt(letter)).join('');
  };

  const transcribeDegrees = (width: number, context: number, value: number): number => {
    const cell = symbol(width - PATTERNLESS, [context], value >> PATTERNLESS);
    return (cell << PATTERNLESS) + symbol(PATTERNLESS, [], value & (2 ** PATTERNLESS - 1));
  };

  return mapped(given, (place) => {
    const name = transcribeName(place.name);
    const state = symbol(WIDTH.state, [FIELD.state], place.state);
    const size = symbol(WIDTH.size, [FIELD.size], place.size);
    const north = transcribeDegrees(WIDTH.north, within(FIELD.north, state), place.north);
    const column = within(within(FIELD.east, state), north >> PATTERNLESS);
    const east = transcribeDegrees(WIDTH.east, column, place.east);
    return { name, state, size, north, east };
  });
};

/** Packs places for the data file; `unpackPlaces` returns them in the same order. Sort them by name first. */
export const packPlaces = (places: readonly PlaceRecord[]): PackedPlaces => {
  const letters = END_OF_NAME + [...new Set(places.flatMap(({ name }) => [...name]))].sort().join('');
  const encoder = createBitEncoder();
  atOnce(transcribePlaces(encoder, letters, places));
  return { count: places.length, letters, digits: encoder.finish() };
};

const NOTHING: PlaceRecord = { name: '', state: 0, size: 0, north: 0, east: 0 };

/** The places that `packPlaces` packed, in the same order. */
export const unpackPlaces = ({ count, letters, digits }: PackedPlaces): Sliced<readonly PlaceRecord[]> =>
  transcribePlaces(createBitDecoder(digits), letters, Array<PlaceRecord>(count).fill(NOTHING));
