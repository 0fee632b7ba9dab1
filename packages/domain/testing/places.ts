import type { Coordinates, PlaceAnswer } from '../src/index.ts';

/** The answer for an address with exactly one meaning. */
export const foundAt = (coordinates: Coordinates, description = 'Apex, NC, USA'): PlaceAnswer => ({
  kind: 'found',
  place: { description, coordinates },
  others: [],
});
