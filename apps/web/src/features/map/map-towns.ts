import type { Coordinates, DollarsPerDay, Robot, RobotId } from '@roborrow/domain';

/** A town with robots. Where exactly in the town a robot is stays private: all of them are shown at one point. */
export interface MapTown {
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
