import { PACKED_US_ZIP_CODES } from './data/packed-us-zip-codes.ts';
import { unpackZipCodes } from './format/transcribe-zip-codes.ts';
import { degreesOf } from './read-places.ts';
import { mapped, run, type Sliced } from './sliced.ts';
import { STATES } from './states.ts';
import type { UsPlaces } from './us-places.ts';
import type { ZipPlace } from './zip-place.ts';

/** Answers without waiting, because all data is in memory. */
export interface ZipCodes {
  /** All ZIP codes, as five digits. */
  readonly all: readonly string[];
  /** `null` for five digits that are not a ZIP code. */
  find(zip: string, places: Pick<UsPlaces, 'townsNear'>): ZipPlace | null;
}

/** Loads all ZIP codes. This module is heavy: import it dynamically, when digits are typed. */
export function* openZipCodes(): Sliced<ZipCodes> {
  const unpacked = yield* unpackZipCodes(PACKED_US_ZIP_CODES);
  const records = new Map(
    yield* mapped(unpacked, (record) => [String(record.zip).padStart(5, '0'), record] as const),
  );
  return {
    all: [...records.keys()],
    find(zip, places) {
      const record = records.get(zip);
      const state = record && STATES[record.state];
      if (!state) return null;
      const coordinates = degreesOf(record);
      const town = places.townsNear(coordinates, state)[record.town];
      return town ? { zip, state, town: town.name, coordinates } : null;
    },
  };
}

export const loadZipCodes = () => run(openZipCodes());
