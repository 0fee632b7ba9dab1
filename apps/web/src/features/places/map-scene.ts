import {
  type Coordinates,
  type DollarsPerDay,
  type Miles,
  RADIUS_OPTIONS,
  type Robot,
  type RobotId,
  type Town,
} from '@roborrow/domain';
import { map } from './map.text.ts';
import type { MapLine, MapOutlines } from './draw-outlines.ts';
import { circleAround, type MapPoint, project, turnedTowards, unitsPerMile } from './projection.ts';

/** A town of the gazetteer, by which a map is read. */
export interface NamedPlace extends MapPoint {
  readonly name: string;
  /** Its inhabitants. */
  readonly population: number;
}

export const placeOnMap = ({ description, coordinates, population }: Town): NamedPlace => ({
  ...project(coordinates),
  name: map.townName(description),
  population,
});

/** A town with robots, and where it is on the flat map. */
export interface TownOnMap extends MapPoint {
  readonly town: MapTown;
}

/** A circle around the origin of the search. */
export interface Ring {
  readonly label: string;
  readonly points: readonly MapPoint[];
  /** In units of the map. */
  readonly radius: number;
  /** Whether it is the radius of the search. */
  readonly isOuter: boolean;
}

/** Everything that is drawn. */
export interface MapScene {
  /** `null` until they are loaded. */
  readonly outlines: MapOutlines | null;
  /** The main roads; none until they are loaded. */
  readonly roads: readonly MapLine[];
  /** The most populous first. */
  readonly places: readonly NamedPlace[];
  /** The most robots first. */
  readonly towns: readonly TownOnMap[];
  readonly rings: readonly Ring[];
  /** What the label of one or several towns says, e.g. "3 from $45". */
  readonly labelOf: (robots: number, lowestPrice: DollarsPerDay) => string;
}

/** The circles of a search: its radius, and the two radii below it that a search may have. */
export function ringsAround(
  origin: Coordinates,
  radius: Miles,
  textOf: (radius: Miles) => string,
): readonly Ring[] {
  const inner = RADIUS_OPTIONS.filter((option) => option <= radius * 0.7).slice(-2);
  return [...inner, radius].map((distance) => ({
    label: textOf(distance),
    points: circleAround(origin, distance),
    radius: distance * unitsPerMile(origin.latitude),
    isOuter: distance === radius,
  }));
}

/** The towns as they are drawn; all of them on the turn of the earth where the first one is, or `around`. */
export function townsOnMap(towns: readonly MapTown[], around: Coordinates | null): readonly TownOnMap[] {
  const middle = around ?? towns[0]?.coordinates;
  if (!middle) return [];
  return towns.map((town) => ({ ...turnedTowards(project(town.coordinates), middle.longitude), town }));
}

/** A town with robots. Where exactly in the town a robot is stays private: all of them are shown at one point. */
interface MapTown {
  /** What its owners call the place, e.g. "Apex, NC, USA". */
  readonly name: string;
  /** Where the first of the robots is. In production every robot of a town has the town's own coordinates. */
  readonly coordinates: Coordinates;
  /** In the order of the list; at least one. */
  readonly robots: readonly RobotId[];
  readonly lowestPrice: DollarsPerDay;
}

/** The towns of the robots that were found, those with the most robots first. A robot without coordinates has none. */
export function townsOf(robots: readonly Robot[]): readonly MapTown[] {
  const towns = new Map<string, MapTown & { readonly robots: RobotId[] }>();
  for (const { id, location: name, coordinates, price } of robots) {
    if (!coordinates) continue;
    const town = towns.get(name) ?? { name, coordinates, robots: [], lowestPrice: price };
    town.robots.push(id);
    towns.set(name, price < town.lowestPrice ? { ...town, lowestPrice: price } : town);
  }
  return [...towns.values()].sort(
    (a, b) => b.robots.length - a.robots.length || a.lowestPrice - b.lowestPrice,
  );
}
