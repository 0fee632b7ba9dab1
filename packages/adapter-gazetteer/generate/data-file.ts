import { packPlaces } from '../src/format/transcribe-places.ts';
import { packZipCodes } from '../src/format/transcribe-zip-codes.ts';
import type { PlaceRecord } from '../src/format/place-record.ts';
import { normalise } from '../src/place-words.ts';
import { readPlaces } from '../src/read-places.ts';
import { atOnce } from '../src/sliced.ts';
import { STATES } from '../src/states.ts';
import { cleanNames } from './clean-names.ts';
import { readSourcePlaces } from './source-places.ts';
import { readZipCodes } from './source-zip-codes.ts';
import { tellApart, type NamedPlace } from './tell-apart.ts';

/** The text of the data file, and its content. */
export interface DataFile {
  readonly text: string;
  readonly places: readonly NamedPlace[];
}

const SMALLEST_SIZE = 500;
const LARGEST_STEP = 31;

const sizeOf = (population: number): number =>
  Math.max(0, Math.min(LARGEST_STEP, Math.round(2 * Math.log2(population / SMALLEST_SIZE))));

const recordOf = ({ place, label }: NamedPlace): PlaceRecord => ({
  name: label,
  state: STATES.findIndex(({ code }) => code === place.state),
  size: sizeOf(place.population),
  north: Math.round((place.coordinates.latitude + 90) * 100),
  east: Math.round((place.coordinates.longitude + 180) * 100),
});

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The most populous of a name first, because stored populations are too rough to compare similar ones. */
const byName = (a: NamedPlace, b: NamedPlace): number =>
  compare(normalise(a.place.name), normalise(b.place.name)) ||
  b.place.population - a.place.population ||
  compare(a.label, b.label) ||
  compare(a.place.state, b.place.state);

/** The same packages always give exactly the same text. */
export const makeDataFile = (): DataFile => {
  const places = [...tellApart(cleanNames(readSourcePlaces()))].sort(byName);
  const { count, letters, digits } = packPlaces(places.map(recordOf));
  const text = `/*! Places: GeoNames (https://www.geonames.org), CC BY 4.0. */
// Made by generate/main.ts; do not edit. The format is told in src/format/transcribe-places.ts.
import type { PackedPlaces } from '../format/place-record.ts';

export const PACKED_US_PLACES: PackedPlaces = {
  count: ${count},
  letters: ${JSON.stringify(letters)},
  digits:
    '${digits}',
};
`;
  return { text, places };
};

/**
 * The data file of ZIP codes. It refers to towns by their position in the places' data file, so it changes
 * with that one.
 */
export const makeZipFile = ({ places }: DataFile): string => {
  const { count, digits } = packZipCodes(readZipCodes(atOnce(readPlaces(places.map(recordOf)))));
  return `/*! ZIP codes: U.S. Census Bureau; GeoNames (https://www.geonames.org), CC BY 4.0. */
// Made by generate/main.ts; do not edit. The format is told in src/format/transcribe-zip-codes.ts.
import type { PackedZipCodes } from '../format/zip-record.ts';

export const PACKED_US_ZIP_CODES: PackedZipCodes = {
  count: ${count},
  digits:
    '${digits}',
};
`;
};
