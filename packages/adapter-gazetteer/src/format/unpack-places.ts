import { createBitDecoder } from './bit-decoder.ts';
import type { PackedPlaces, PlaceRecord } from './place-record.ts';
import { transcribePlaces } from './transcribe-places.ts';

/** The places that `packPlaces` packed, in the same order. */
export const unpackPlaces = ({ count, letters, digits }: PackedPlaces): readonly PlaceRecord[] =>
  transcribePlaces(createBitDecoder(digits), count, letters);
