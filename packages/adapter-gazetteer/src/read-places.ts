import type { Coordinates } from '@roborrow/domain';
import type { PlaceRecord } from './format/place-record.ts';
import { mapped, type Sliced } from './sliced.ts';
import { STATES } from './states.ts';
import type { UsPlace } from './us-place.ts';

const SMALLEST_SIZE = 500;

/** Converts a stored position. */
export const degreesOf = ({ north, east }: Pick<PlaceRecord, 'north' | 'east'>): Coordinates => ({
  latitude: (north - 9000) / 100,
  longitude: (east - 18000) / 100,
});

/** Converts stored records into common units. A record of an unknown state is left out. */
export function* readPlaces(records: readonly PlaceRecord[]): Sliced<readonly UsPlace[]> {
  const places = yield* mapped(records, ({ name: nameAndCounty, state: position, size, ...stored }) => {
    const state = STATES[position];
    const [name = '', county = null] = nameAndCounty.split(', ');
    const coordinates = degreesOf(stored);
    const population = Math.round(SMALLEST_SIZE * 2 ** (size / 2));
    return state ? [{ name, county, state, population, coordinates }] : [];
  });
  return places.flat();
}
