import { atOnce } from '../sliced.ts';
import { createBitEncoder } from './bit-encoder.ts';
import { END_OF_NAME, type PackedPlaces, type PlaceRecord } from './place-record.ts';
import { transcribePlaces } from './transcribe-places.ts';

/** Packs places for the data file; `unpackPlaces` returns them in the same order. Sort them by name first. */
export const packPlaces = (places: readonly PlaceRecord[]): PackedPlaces => {
  const letters = END_OF_NAME + [...new Set(places.flatMap(({ name }) => [...name]))].sort().join('');
  const encoder = createBitEncoder();
  atOnce(transcribePlaces(encoder, letters, places));
  return { count: places.length, letters, digits: encoder.finish() };
};
