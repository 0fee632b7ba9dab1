import {
  atLeast,
  epochMs,
  exactly,
  LIST_MAX,
  robotId,
  ROUNDED_BY,
  type Coordinates,
  type MatchCount,
  type RankedCursor,
  type SearchOrigin,
} from '@roborrow/domain';
import type { Division, PartsWithBoth } from '../reading/meeting-both.ts';
import { divideArea, union, without, type Area } from './area.ts';
import { createExplored, questionsOf, type Found, type Placed, type PlaceReader } from './explored.ts';
import { mostAtOnce, partsOfRing, READ_BESIDES } from './how-much-at-once.ts';

/* As in `how-much-at-once.ts`, the numbers decide what a page costs, and nothing else. */

/** The distances of the first counts, as parts of the search's radius. The whole radius is one of them: beyond it nothing is asked. */
const FIRST_COUNTS = [1, 0.3, 0.07, 0.015];

/** How often one page divides a ring that has too many robots. */
const MOST_DIVISIONS = 2;
/**
 * The most round trips of one page; among honest listings 95 of 100 pages need at most 11, and the worst of generated ones 39. Listings whose keys are not those of their
 * points are read and found nowhere, so that without a bound they would decide what a page costs (D672).
 */
const MOST_ROUNDS = 50;

/** Robots at one point are counted with the points that are farther by so small a part. */
const TINY = 1e-6;

/** A ring in which so large a part of the robots lies at its inner edge has a town's centre there. */
const CROWDED = 0.8;

/** How many robots there are in what was not known of a distance when they were counted. */
interface Probe {
  readonly reach: number;
  readonly area: Area;
  readonly count: number;
}

/** A radius in which robots may meet two conditions is looked at in so many parts at first. */
const PARTS = 3;

/** Comes before every robot at the same distance. */
const BEFORE_ALL = { createdAt: epochMs(8.64e15), id: robotId('') };

/** Next to the equator and the prime meridian two points may be so near that their distance is 0. */
const hasOwnDistance = ({ latitude, longitude }: Coordinates): boolean =>
  Math.min(Math.abs(latitude), Math.abs(longitude)) > 1e-100;

/**
 * Finds the nearest robots, page by page. It keeps what it has read: an area in which every robot is known,
 * within the distance `reach` and beyond, and crowds, which are points with more robots than were read. A robot
 * belongs to a page when nothing that is not known can come before it.
 *
 * To extend the area it counts the robots within several distances at the same time, which costs as much as one
 * document each, and reads the largest ring that has about as many as are missing. Where even a thin ring has
 * more, they stand at one point, the centre of a town: it finds the point and reads its newest robots.
 */
export const createNearestSearch = <One extends Placed>(
  origin: SearchOrigin,
  start: RankedCursor | null,
  mostRounds = MOST_ROUNDS,
) => {
  const farthest = origin.radius + ROUNDED_BY;
  const explored = createExplored<One>(origin, start);
  /** Every robot within this distance lies in the area that is known. */
  let reach = start && start.rank >= farthest ? farthest : -1;
  let probes: readonly Probe[] = [];
  /** How often the ring after `reach` was divided. */
  let divided = 0;
  let reader: PlaceReader<One>;
  let hasBegun = false;
  /** Whether parts of the radius were counted. */
  let hasCountedParts = false;
  let isContinued = false;
  /** The round trips of the pages that were ended before they were full, so that the next one reads as much at once as they did. */
  let earlierRounds = 0;

  const isReached = (): boolean => reach >= farthest;

  /** Counts what is not known within several distances. */
  const probe = async (distances: readonly number[]): Promise<void> => {
    const counted = await Promise.all(
      distances.map(async (distance): Promise<Probe> => {
        const area = explored.unknownWithin(distance, reader.mostRanges);
        return { reach: distance, area, count: await explored.count(reader, area) };
      }),
    );
    probes = [...probes, ...counted].sort((a, b) => a.reach - b.reach);
  };

  /** Counts what lies beyond the reach: up to the nearest crowd, if there is one, else up to several distances. */
  const countFarther = (): Promise<void> => {
    const from = Math.max(reach, start?.rank ?? 0, 0);
    const isCounted = (to: number): boolean => probes.some((one) => one.reach === to);
    const crowd = explored.nearestCrowd();
    hasCountedParts = true;
    if (!crowd)
      return probe(FIRST_COUNTS.map((part) => part * farthest).filter((to) => to > from && !isCounted(to)));
    return probe([crowd.rank > from ? crowd.rank * (1 + TINY) : farthest]);
  };

  /** Counts within a probe that has more robots than should be read at once. */
  const divide = async ({ reach: to, count }: Probe, most: number): Promise<void> => {
    const from = Math.max(0, reach);
    // How many more than can be counted is not known, so that such a ring is divided more often.
    divided += count >= LIST_MAX ? 0.5 : 1;
    const parts = partsOfRing(most / count, reader.mostRanges);
    await probe(parts.map((part) => Math.sqrt(from ** 2 + part * (to ** 2 - from ** 2))));
  };

  /** How many of the robots that a probe has counted were not read. */
  const freshIn = ({ area, count }: Probe): number =>
    count >= LIST_MAX ? count : Math.max(0, count - explored.countRead(area));

  /** Reads at least a part of an area. A count that contains robots of a crowd beyond those read is of no more use. */
  const read = async (area: Area, limit: number): Promise<void> => {
    await explored.read(reader, area, limit);
    probes = probes.filter((one) => !explored.hasCrowdIn(one.area));
  };

  /** Extends the reach, or prepares that. */
  const extend = async (missing: number, round: number): Promise<void> => {
    if (probes.length === 0) return countFarther();
    const most = mostAtOnce(missing, round, reader.mostRanges);
    const many = probes.find((one) => freshIn(one) > most);
    const few = probes.findLast((one) => freshIn(one) <= most && (!many || one.reach < many.reach));
    if (few) {
      const fresh = freshIn(few);
      probes = probes.filter((one) => one.reach > few.reach);
      if (!many || fresh > 0) divided = 0;
      // On a later page, as many as are known may not be those: one may have been paused, and another listed.
      if (few.count === 0 || (fresh === 0 && !isContinued)) explored.note(few.area);
      const isTooFew = many && fresh < missing && divided < MOST_DIVISIONS;
      await Promise.all([
        explored.isKnown(few.area) || read(few.area, fresh + READ_BESIDES),
        isTooFew && divide(many, most),
      ]);
      if (explored.isKnown(few.area)) reach = few.reach;
      return;
    }
    if (!many) return;
    if (!hasCountedParts) return countFarther();
    const beyond = probes[probes.indexOf(many) + 1];
    const isCrowded =
      many.count < LIST_MAX && divided > 0 && beyond !== undefined && many.count >= CROWDED * beyond.count;
    if (divided < MOST_DIVISIONS && !isCrowded) return divide(many, most);
    divided = 0;
    await read(many.area, 1);
  };

  /** Begins with what is at the origin itself, because a town's robots share its centre; a later page with counts. */
  const begin = async (missing: number): Promise<void> => {
    if (start?.rank || !hasOwnDistance(origin.coordinates)) return countFarther();
    explored.keepCrowd(origin.coordinates, start);
    const here = explored.nearestCrowd();
    // The whole radius is counted anyway, but for a page that the origin fills.
    await Promise.all([
      here && explored.readCrowd(reader, here, missing),
      probes.length === 0 && probe([farthest]),
    ]);
    reach = 0;
  };

  /** Reads what decides which robots come next, in one round trip. */
  const advance = async (missing: number, round: number): Promise<void> => {
    if (!hasBegun && !isReached()) {
      if (reader.expectsFew && start === null && probes.length === 0) return probe([farthest]);
      hasBegun = true;
      // All at once, without looking at the origin first.
      const areFew = probes.some((one) => freshIn(one) <= mostAtOnce(missing, round, reader.mostRanges));
      return areFew ? extend(missing, round) : begin(missing);
    }
    const crowd = explored.nearestCrowd();
    if (crowd && (isReached() || crowd.rank <= reach)) return explored.readCrowd(reader, crowd, missing);
    await extend(missing, round);
  };

  const isOver = (): boolean => isReached() && !explored.nearestCrowd();

  /** The position before the robots that are nearest of those not known. */
  const whereUnknownBegins = (after: RankedCursor | null): RankedCursor => {
    const rank = Math.min(reach, explored.nearestCrowd()?.rank ?? Infinity);
    return after && after.rank >= rank ? after : { rank: Math.max(rank, Number.MIN_VALUE), ...BEFORE_ALL };
  };

  const page = async (
    asked: PlaceReader<One>,
    after: RankedCursor | null,
    limit: number,
  ): Promise<Page<One>> => {
    reader = asked;
    divided = 0;
    for (let round = 0; ; round += 1) {
      const final = explored.finalAfter(after, isReached() ? Infinity : reach);
      // One more than the limit shows whether there is another page.
      if (final.length > limit || isOver() || round === mostRounds) {
        const found = final.slice(0, limit).map(({ robot, distance }) => ({ robot, distance }));
        const isLast = final.length <= limit && isOver();
        const next = isLast ? null : (final.slice(0, limit).at(-1)?.position ?? whereUnknownBegins(after));
        isContinued = true;
        earlierRounds = final.length > limit ? 0 : earlierRounds + round;
        return { found, next, count: isOver() ? exactly(final.length) : atLeast(found.length) };
      }
      await advance(limit + 1 - final.length, earlierRounds + round);
    }
  };

  /** How many robots there are within the radius, those before `start` left out. The first page need not count them again. */
  const count = async (asked: PlaceReader<One>): Promise<number> => {
    reader = asked;
    await probe([farthest]);
    return probes.at(-1)?.count ?? 0;
  };

  /**
   * Leaves out in which parts of the radius no robot meets two conditions, and reads the others at once where that fills no more than a
   * page.
   */
  const leaveOut = async (
    asked: PlaceReader<One>,
    mostRanges: number,
    partsOf: (division: Division<Area>) => Promise<PartsWithBoth<Area>>,
  ): Promise<void> => {
    reader = asked;
    const whole = explored.unknownWithin(farthest, mostRanges);
    const first = questionsOf(explored.unknownWithin(farthest, PARTS * mostRanges), mostRanges);
    const { parts, areFew } = await partsOf({ whole, parts: first, divide: divideArea });
    const left = parts.map(({ where }) => where).reduce(union, []);
    const empty = without(first.reduce(union, []), left);
    explored.note(empty);
    if (empty.length > 0) probes = [];
    if (areFew)
      await Promise.all(parts.map(({ where, one }) => explored.read(reader, where, one + READ_BESIDES)));
    if (first.every(explored.isKnown)) reach = farthest;
  };

  return { page, count, leaveOut };
};

/** A page of the algorithm. */
export interface Page<One> {
  readonly found: readonly Found<One>[];
  readonly next: RankedCursor | null;
  readonly count: MatchCount;
}
