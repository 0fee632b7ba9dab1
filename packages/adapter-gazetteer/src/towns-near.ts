import type { Coordinates } from '@roborrow/domain';
import type { State } from './states.ts';
import type { UsPlace } from './us-place.ts';

const RADIANS = Math.PI / 180;

/** The squared distance between two points of one state, without a unit; good enough to compare distances. */
export const apart = (a: Coordinates, b: Coordinates): number => {
  const north = a.latitude - b.latitude;
  const east = (a.longitude - b.longitude) * Math.cos(a.latitude * RADIANS);
  return north * north + east * east;
};

/** The places of a state, nearest first; of two at the same distance, the first in the data. */
export const townsNear = (
  places: readonly UsPlace[],
  coordinates: Coordinates,
  state: State,
): readonly UsPlace[] =>
  places
    .filter((place) => place.state === state)
    .sort((a, b) => apart(coordinates, a.coordinates) - apart(coordinates, b.coordinates));
