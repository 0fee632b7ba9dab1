import type { Coordinates } from '@roborrow/domain';
import type { State } from './states.ts';
import type { UsPlace } from './us-place.ts';

const RADIANS = Math.PI / 180;

/** How far apart two points of one state are, squared and in no unit: enough to say which is nearer. */
export const apart = (a: Coordinates, b: Coordinates): number => {
  const north = a.latitude - b.latitude;
  const east = (a.longitude - b.longitude) * Math.cos(a.latitude * RADIANS);
  return north * north + east * east;
};

/** The places of a state, nearest first; of two as near, the one that comes first in the data. */
export const townsNear = (
  places: readonly UsPlace[],
  coordinates: Coordinates,
  state: State,
): readonly UsPlace[] =>
  places
    .filter((place) => place.state === state)
    .sort((a, b) => apart(coordinates, a.coordinates) - apart(coordinates, b.coordinates));
