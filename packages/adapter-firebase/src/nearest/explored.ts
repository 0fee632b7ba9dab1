import {
  byRankUp,
  haversineMiles,
  roundMiles,
  type Coordinates,
  type NearRobot,
  type RankedCursor,
  type Robot,
  type RobotCursor,
  type SearchOrigin,
} from '@roborrow/domain';
import {
  areaAround,
  areaBefore,
  areaOfKey,
  areaWithin,
  closeGaps,
  intersection,
  isInArea,
  sizeOf,
  union,
  without,
  type Area,
} from './area.ts';
import { placeKey, pointOfKey } from './place-key.ts';

/** What a robot's place and age are, for the algorithm; the simulation has no other fields. */
export type Placed = Pick<Robot, 'id' | 'createdAt' | 'coordinates'>;

/** A robot and its stored key. A hostile writer's key may be another than that of its coordinates. */
export interface Keyed<One extends Placed> {
  readonly robot: One;
  readonly key: string;
}

/** The questions that the search asks its database. Each costs one round trip. */
export interface PlaceReader<One extends Placed> {
  /** The most ranges of keys that one question may name. */
  readonly mostRanges: number;
  /** Whether few robots may be found: then all within the radius are counted before anything else is asked. */
  readonly expectsFew: boolean;
  /** The first robots in an area in the order of their keys, at most so many. */
  read(area: Area, limit: number): Promise<readonly Keyed<One>[]>;
  /** The first robots at one point, newest first, from the beginning or after a position, at most so many. */
  readPoint(point: Coordinates, limit: number, after: RobotCursor | null): Promise<readonly One[]>;
  /** How many robots there are in an area, at most `LIST_MAX`. */
  count(area: Area): Promise<number>;
}

export interface Found<One> {
  readonly robot: One;
  readonly distance: NearRobot['distance'];
}

/** A point at which more robots may stand than were read. */
export interface Crowd {
  readonly point: Coordinates;
  readonly rank: number;
  /** The last robot that was read, newest first; `null` before any was. */
  readonly last: RobotCursor | null;
}

/** An area is made from so many times more ranges than a question may name; then the smallest gaps are closed. */
const FINER = 1.5;
/** As many robots are expected in an area when a gap that is not known is compared with robots that are. */
const EXPECTED = 30;

/** The parts of an area that one question each can name. */
export const questionsOf = (area: Area, mostRanges: number): readonly Area[] =>
  Array.from({ length: Math.ceil(area.length / mostRanges) }, (_, i) =>
    area.slice(i * mostRanges, (i + 1) * mostRanges),
  );

/**
 * What a search has read: robots, and an area in which every robot was read, stands at the point of a crowd, or
 * comes before the position at which the search starts.
 */
export const createExplored = <One extends Placed>(
  { coordinates: origin, radius }: SearchOrigin,
  start: RankedCursor | null,
) => {
  const robots = new Map<string, Found<One> & { readonly position: RankedCursor }>();
  /** The stored keys of all robots that were read, by id. */
  const keys = new Map<string, string>();
  const crowds = new Map<string, Crowd>();
  const passed = start ? areaWithin(origin, start.rank, 30) : [];
  let known: Area = passed;

  const add = (robot: One, key: string): void => {
    if (!robot.coordinates) return;
    keys.set(robot.id, key);
    const distance = haversineMiles(origin, robot.coordinates);
    if (roundMiles(distance) > radius) return;
    const position = { rank: distance, createdAt: robot.createdAt, id: robot.id };
    robots.set(robot.id, { robot, distance, position });
  };

  const countRead = (area: Area): number =>
    [...keys.values()].reduce((sum, key) => sum + (isInArea(area, key) ? 1 : 0), 0);

  const keepCrowd = (point: Coordinates, last: RobotCursor | null): void => {
    const key = placeKey(point);
    known = union(known, areaOfKey(key));
    const distance = haversineMiles(origin, point);
    if (roundMiles(distance) <= radius) crowds.set(key, { point, rank: distance, last });
  };

  return {
    keepCrowd,

    /** The crowd whose robots come first. */
    nearestCrowd: (): Crowd | undefined => [...crowds.values()].sort((a, b) => a.rank - b.rank)[0],

    hasCrowdIn: (area: Area): boolean => [...crowds.keys()].some((key) => isInArea(area, key)),

    /** How many of the robots that were read have their keys in an area. */
    countRead,

    /** What is not known within a distance. It may contain what is known, where that makes fewer ranges. */
    unknownWithin: (distance: number, mostRanges: number): Area => {
      const area = without(areaAround(origin, distance, FINER * mostRanges), known);
      const perCell = EXPECTED / sizeOf(area);
      return closeGaps(area, mostRanges, (gap) => {
        if ([...crowds.keys()].some((key) => isInArea(gap, key))) return Infinity;
        const notRead = union(without(gap, known), intersection(gap, passed));
        return countRead(gap) + perCell * sizeOf(notRead);
      });
    },

    isKnown: (area: Area): boolean => without(area, known).length === 0,

    /** Notes that an area has no robots that were not read. */
    note: (area: Area): void => void (known = union(known, area)),

    /** Counts the robots in an area. */
    count: async (reader: PlaceReader<One>, area: Area): Promise<number> => {
      const counts = await Promise.all(
        questionsOf(area, reader.mostRanges).map((part) => reader.count(part)),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },

    /** Reads what is not known in an area, up to a limit. What follows the last key that was read stays unknown. */
    read: async (reader: PlaceReader<One>, area: Area, limit: number): Promise<void> => {
      await Promise.all(
        questionsOf(without(area, known), reader.mostRanges).map(async (part) => {
          const found = await reader.read(part, limit);
          for (const { robot, key } of found) add(robot, key);
          const last = found.at(-1);
          if (found.length < limit || !last) {
            known = union(known, part);
            return;
          }
          known = union(known, intersection(part, union(areaBefore(last.key), areaOfKey(last.key))));
          const point = pointOfKey(last.key);
          if (point && !crowds.has(last.key)) keepCrowd(point, null);
        }),
      );
    },

    /** Reads on at the point of a crowd. */
    readCrowd: async (reader: PlaceReader<One>, { point, last }: Crowd, limit: number): Promise<void> => {
      const found = await reader.readPoint(point, limit, last);
      const key = placeKey(point);
      for (const robot of found) add(robot, key);
      const newLast = found.at(-1);
      if (found.length < limit || !newLast) crowds.delete(key);
      else keepCrowd(point, { createdAt: newLast.createdAt, id: newLast.id });
    },

    /** The robots after a position that no unknown one comes before, in order, if all within `reach` are known. */
    finalAfter: (
      after: RankedCursor | null,
      reach: number,
    ): readonly (Found<One> & { readonly position: RankedCursor })[] => {
      const isFinal = (position: RankedCursor): boolean =>
        position.rank <= reach &&
        [...crowds.values()].every(
          ({ rank, last }) =>
            position.rank < rank ||
            (position.rank === rank && last !== null && byRankUp(position, { rank, ...last }) <= 0),
        );
      return [...robots.values()]
        .filter(({ position }) => (after === null || byRankUp(position, after) > 0) && isFinal(position))
        .sort((a, b) => byRankUp(a.position, b.position));
    },
  };
};
