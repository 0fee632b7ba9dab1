import { EARTH_RADIUS_MILES, haversineMiles, roundMiles } from '../geo/distance.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import type { PublicRobotsPort, RankedCursor } from '../ports/robots.ts';
import { miles, type Miles } from '../units.ts';
import type { ListingCategory } from './category.ts';
import { pageQuery, SCANNED_PAGE } from './find-page.ts';
import { byRankUp } from './robot-order.ts';
import type { Robot } from './robot.ts';

/** A little more than half of the circumference: no rounded distance on earth is larger. */
export const FARTHEST = miles(Math.ceil(Math.PI * EARTH_RADIUS_MILES));

/** The most robots that a walk reads, however far it goes. */
const MOST_READ = 1000;

/** Reads robots from a point outward, nearest first, each only once. */
export interface OutwardWalk {
  /** All robots read, those that were known from the start included; it grows. */
  readonly robots: readonly Robot[];
  /** Reads the next robots; `false` if there are none, or if the walk has read `MOST_READ`. */
  step(): Promise<boolean>;
  /** Reads until every robot within the radius is known; `false` if the walk may not read so many. */
  readTo(radius: Miles): Promise<boolean>;
}

/** Starts a walk after the robots that are known: all within some radius, in any order. */
export const walkOutward = (
  port: PublicRobotsPort,
  coordinates: Coordinates,
  category: ListingCategory | undefined,
  known: readonly Robot[],
): OutwardWalk => {
  const robots = [...known];
  const origin = { coordinates, radius: FARTHEST };
  const positions = known.map((robot): RankedCursor => ({
    rank: robot.coordinates ? haversineMiles(coordinates, robot.coordinates) : 0,
    createdAt: robot.createdAt,
    id: robot.id,
  }));
  let reached = positions.sort(byRankUp).at(-1) ?? null;
  let isAtEnd = false;
  let read = 0;

  const step = async (): Promise<boolean> => {
    if (isAtEnd || read >= MOST_READ) return false;
    const { found, next } = await port.listNearest({
      origin,
      ...pageQuery(category, reached, SCANNED_PAGE),
    });
    robots.push(...found.map(({ robot }) => robot));
    read += found.length;
    isAtEnd = next === null;
    reached = next ?? reached;
    return true;
  };

  return {
    robots,
    step,
    readTo: async (radius) => {
      // `reached` may lie within the radius before the first step, although all within it are known.
      while (!isAtEnd && (reached === null || roundMiles(miles(reached.rank)) <= radius)) {
        if (!(await step())) return false;
      }
      return true;
    },
  };
};
