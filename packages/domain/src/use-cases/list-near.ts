import type { Coordinates } from '../geo/coordinates.ts';
import type { PlaceSource } from '../geo/place.ts';
import { MAX_RADIUS } from '../geo/radius.ts';
import type { Ports, PublicPorts } from '../ports/ports.ts';
import type { NearRobot } from '../ports/robots.ts';
import { FEATURED_LIMIT } from './list-featured.ts';

/** A place by its name, or with the position that only its owner knows: a member's own. */
export interface ShelfPlace {
  readonly label: string;
  readonly coordinates: Coordinates | null;
}

/** The robots nearest to a place. */
export interface NearShelf {
  readonly found: readonly NearRobot[];
  /** The source to credit beside the place's name. */
  readonly source: PlaceSource | null;
}

/**
 * The robots nearest to a place, within 100 miles, for Home (D344): one page of them and nothing more. `null` when
 * no place has the name.
 * @throws PortError when the place or the robots cannot be read.
 */
export const listNear =
  ({ robots, places }: Pick<PublicPorts, 'robots'> & Pick<Ports, 'places'>) =>
  async ({ label, coordinates }: ShelfPlace, limit: number = FEATURED_LIMIT): Promise<NearShelf | null> => {
    const place = coordinates ? { coordinates, source: null } : await placeNamed(places, label);
    if (place === null) return null;
    const origin = { coordinates: place.coordinates, radius: MAX_RADIUS };
    const { found } = await robots.listNearest({ origin, limit });
    return { found, source: place.source ?? null };
  };

const placeNamed = async (places: Ports['places'], name: string) => {
  const answer = await places.geocode(name);
  return answer.kind === 'found' ? answer.place : null;
};
