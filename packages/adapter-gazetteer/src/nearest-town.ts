import { haversineMiles, MAX_RADIUS, type Coordinates } from '@roborrow/domain';
import type { UsPlace } from './us-place.ts';

/**
 * The place nearest to a position, the more populous of two at the same distance; `null` if none is within
 * the largest radius of a search. It looks at every place: 16,000 distances take 2 ms, and a user asks once.
 */
export const nearestTown = (places: readonly UsPlace[], position: Coordinates): UsPlace | null => {
  let nearest: UsPlace | null = null;
  let least: number = MAX_RADIUS;
  for (const place of places) {
    const distance = haversineMiles(position, place.coordinates);
    if (distance > least || (distance === least && nearest && place.population <= nearest.population))
      continue;
    nearest = place;
    least = distance;
  }
  return nearest;
};
