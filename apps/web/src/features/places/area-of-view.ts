import {
  type Coordinates,
  haversineMiles,
  type KnownPlace,
  type Miles,
  RADIUS_OPTIONS,
  roundMiles,
} from '@roborrow/domain';
import { unproject } from './projection.ts';
import { type Size, toMap, type View } from './view.ts';

/** The town of the smallest distance; `null` if there is no town. */
export function nearestOf<Town extends KnownPlace>(towns: readonly Town[], point: Coordinates): Town | null {
  let nearest: Town | null = null;
  let least = Infinity;
  for (const town of towns) {
    const distance = haversineMiles(town.coordinates, point);
    if (distance >= least) continue;
    least = distance;
    nearest = town;
  }
  return nearest;
}

/** A search that finds whatever is in the view. */
export interface AreaOfView {
  readonly place: string;
  readonly radius: Miles;
}

/**
 * The town that is nearest to the middle of the view, and the smallest radius around it that covers the whole view. `null` when
 * no radius does (D3), or no town is known.
 */
export function areaOfView(towns: readonly KnownPlace[], view: View, size: Size): AreaOfView | null {
  const town = nearestOf(towns, unproject(view));
  if (!town) return null;
  const { width, height } = size;
  // Of a small part of the earth, a corner is what is farthest from a point inside.
  const corners = [0, width].flatMap((left) => [0, height].map((top) => toMap(view, size, { left, top })));
  const farthest = Math.max(...corners.map((corner) => haversineMiles(town.coordinates, unproject(corner))));
  const radius = RADIUS_OPTIONS.find((option) => roundMiles(farthest as Miles) <= option);
  return radius === undefined ? null : { place: town.description, radius };
}
