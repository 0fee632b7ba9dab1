import type { Sliced } from '../sliced.ts';
import { createBitDecoder } from './bit-decoder.ts';
import type { PackedPlaces, PlaceRecord } from './place-record.ts';
import { transcribePlaces } from './transcribe-places.ts';

const NOTHING: PlaceRecord = { name: '', state: 0, size: 0, north: 0, east: 0 };

/** The places that `packPlaces` packed, in the same order. */
export const unpackPlaces = ({ count, letters, digits }: PackedPlaces): Sliced<readonly PlaceRecord[]> =>
  transcribePlaces(createBitDecoder(digits), letters, Array<PlaceRecord>(count).fill(NOTHING));
