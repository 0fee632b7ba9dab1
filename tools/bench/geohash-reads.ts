import { miles, type Coordinates, type Robot } from '@roborrow/domain';
import { geohashForLocation, geohashQueryBounds } from 'geofire-common';

const METRES_PER_MILE = 1609.344;

/**
 * How many documents the usual geohash ranges would read: those whose hash is in a range, as in Firestore's
 * guide.
 */
export function createGeohashReads(
  robots: readonly Robot[],
): (origin: Coordinates, radius: number) => number {
  const hashes = robots
    .flatMap(({ coordinates }) =>
      coordinates ? [geohashForLocation([coordinates.latitude, coordinates.longitude])] : [],
    )
    .sort();
  /** The number of hashes that sort before a text. */
  const before = (text: string): number => {
    let low = 0;
    let high = hashes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((hashes[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return ({ latitude, longitude }, radius) =>
    geohashQueryBounds([latitude, longitude], miles(radius) * METRES_PER_MILE)
      .map(([from, to]) => Math.max(0, before(to) - before(from)))
      .reduce((sum, count) => sum + count, 0);
}
