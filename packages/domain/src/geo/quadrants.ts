import type { Coordinates } from './coordinates.ts';
import type { GeoBox } from './geo-box.ts';

const middleOf = (low: number, high: number): number => low + (high - low) / 2;

/** The quadrant of a box that contains a point: 1 and 3 are in the east, 2 and 3 in the north. A border belongs to the larger side. */
export const quadrantAt = (
  { south, north, west, east }: GeoBox,
  { latitude, longitude }: Coordinates,
): number => (latitude < middleOf(south, north) ? 0 : 2) + (longitude < middleOf(west, east) ? 0 : 1);

/** One of the four equal parts of a box, by its number from 0 to 3. */
export const quadrant = ({ south, north, west, east }: GeoBox, number: number): GeoBox => {
  const latitude = middleOf(south, north);
  const longitude = middleOf(west, east);
  return {
    south: number >= 2 ? latitude : south,
    north: number >= 2 ? north : latitude,
    west: number % 2 === 1 ? longitude : west,
    east: number % 2 === 1 ? east : longitude,
  };
};
