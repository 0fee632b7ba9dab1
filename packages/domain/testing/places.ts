import type { Coordinates, PlaceAnswer } from '../src/index.ts';

/** The answer that one place, and no other, is meant. */
export const foundAt = (coordinates: Coordinates, description = 'Apex, NC, USA'): PlaceAnswer => ({
  kind: 'found',
  place: { description, coordinates },
  others: [],
});
