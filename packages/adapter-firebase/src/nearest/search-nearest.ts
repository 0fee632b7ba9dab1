import {
  atLeast,
  byRankUp,
  exactly,
  farthestInBox,
  haversineMiles,
  LIST_MAX,
  roundMiles,
  nearestInBox,
  type Coordinates,
  type GeoBox,
  type MatchCount,
  type NearRobot,
  type RankedCursor,
  type Robot,
  type SearchOrigin,
} from '@roborrow/domain';
import { isInSquare, partsBetween, type Part } from './known-area.ts';

/** What a robot's place and age are, for the algorithm; the simulation has no other fields. */
export type Placed = Pick<Robot, 'id' | 'createdAt' | 'coordinates'>;

/** The questions that the search asks its database. Each costs one round trip. */
export interface BoxReader<One extends Placed> {
  /**
   * The first robots in a box, borders included, at most so many: from south to north, at one latitude from
   * west to east, at one point newest first. They begin after a point.
   */
  read(box: GeoBox, limit: number, after?: Coordinates): Promise<readonly One[]>;
  /** The first robots at one point after a position, newest first, at most so many. */
  readPoint(point: Coordinates, limit: number, after: RankedCursor): Promise<readonly One[]>;
  /** How many robots there are in a box, at most `LIST_MAX`. */
  count(box: GeoBox): Promise<number>;
}

/*
 * The numbers below were chosen with `tools/bench/simulate-nearest.ts`: they decide what a page costs, and
 * nothing else.
 */

/** The radii of the first counts, as parts of the search's radius. The whole radius is one of them: beyond it nothing is asked. */
const FIRST_COUNTS = [1, 0.3, 0.07];

/** How many counts divide a ring that has too many robots, and how often one page does that. */
const COUNTS_PER_RING = 2;
const MOST_DIVISIONS = 2;

/**
 * The most robots that are read at once, for each one that is missing, and for none: a cover also contains
 * robots beyond its radius. After some round trips it is more, so that a page comes to an end.
 */
const READ_PER_MISSING = 1.1;
const READ_BESIDES = 3;
const LEAST_READ = 8;
const GROWTH = 0.15;
const PATIENT_ROUNDS = 2;
/** Robots at one point are counted with the points that are farther by so small a part. */
const TINY = 1e-6;
/** So many times as many are still read at once, rather than point by point. */
const READ_WHOLE = 1.3;

/** A ring in which so large a part of the robots lies at its inner edge has a town's centre there. */
const CROWDED = 0.8;
/** The robots that are read to learn where such a centre is, and how that grows when it was another. */
const FIRST_PULL = 2;
const PULL_GROWTH = 1.6;

/** A box of which the robots are read only up to some point. */
interface Scan {
  readonly box: GeoBox;
  after: Coordinates | null;
  nearest: number;
  pulls: number;
}

/** A point of which the robots are read only up to some robot. */
interface Crowd {
  readonly point: Coordinates;
  readonly last: RankedCursor;
}

/** How many robots there are in the square around `reach`; with `from`, in what surrounds the square around that. */
interface Probe {
  readonly reach: number;
  readonly from: number | null;
  readonly count: number;
}

export interface Found<One> {
  readonly robot: One;
  readonly distance: NearRobot['distance'];
}

/** A distance that is larger than the radius by less than this may still round to it (D4). */
const ROUNDING = 0.051;

/**
 * Finds the nearest robots, page by page. It keeps what it has read: around the origin an area in which every
 * robot is known (up to `reach`), boxes that are being read, and points with more robots than were read. A
 * robot belongs to a page when nothing that is not known can come before it.
 *
 * To extend the area it counts the robots within several radii at the same time, which costs as much as one
 * document each, and reads the largest ring that has about as many as are missing. Where even a thin ring has
 * more, they stand at one point, the centre of a town: it finds the point and reads its newest robots.
 */
export const createNearestSearch = <One extends Placed>(
  { coordinates: origin, radius }: SearchOrigin,
  start: RankedCursor | null,
) => {
  const farthest = radius + ROUNDING;
  const robots = new Map<string, Found<One> & { readonly position: RankedCursor }>();
  /** The places of all robots that were read. */
  const places = new Map<string, Coordinates>();
  /** Every robot within this distance is known, or lies in a scan or a crowd; `null` before anything is. */
  let reach: number | null =
    start && start.rank >= farthest ? farthest : start && surelyBefore(origin, start.rank);
  let scans: Scan[] = [];
  const crowds = new Map<string, Crowd>();
  let probes: Probe[] = [];
  /** How often the ring after `reach` was divided. */
  let refined = 0;
  let reader: BoxReader<One>;
  let hasBegun = false;
  let isContinued = false;

  const add = (found: readonly One[]): void => {
    for (const robot of found) {
      if (!robot.coordinates) continue;
      places.set(robot.id, robot.coordinates);
      const distance = haversineMiles(origin, robot.coordinates);
      if (roundMiles(distance) > radius) continue;
      const position = { rank: distance, createdAt: robot.createdAt, id: robot.id };
      robots.set(robot.id, { robot, distance, position });
    }
  };

  /** Whether every robot up to this position is known. */
  const isFinal = (position: RankedCursor): boolean =>
    position.rank <= (reach ?? -1) &&
    scans.every(({ nearest }) => position.rank < nearest) &&
    [...crowds.values()].every(({ last }) => byRankUp(position, last) <= 0);

  const pointKey = ({ latitude, longitude }: Coordinates): string => `${latitude},${longitude}`;

  /** Reads on in the box of a scan. All points before the last one read are then complete. */
  const pull = async (scan: Scan, limit: number): Promise<void> => {
    scan.pulls += 1;
    const found = await reader.read(scan.box, limit, scan.after ?? undefined);
    add(found);
    const last = found.at(-1);
    const point = last?.coordinates;
    if (found.length < limit || !last || !point) {
      scans = scans.filter((one) => one !== scan);
      return;
    }
    keepCrowd(point, last);
    scan.after = point;
    scan.nearest = Math.max(scan.nearest, nearestInBox(origin, { ...scan.box, south: point.latitude }));
  };

  const keepCrowd = (point: Coordinates, last: One): void => {
    const distance = haversineMiles(origin, point);
    if (roundMiles(distance) > radius) return;
    // These counts contain robots of the crowd that are not read.
    if (!crowds.has(pointKey(point)))
      probes = probes.filter(({ reach: to }) => !isInSquare(origin, to, point));
    crowds.set(pointKey(point), {
      point,
      last: { rank: distance, createdAt: last.createdAt, id: last.id },
    });
  };

  const nearestCrowd = (): Crowd | undefined =>
    [...crowds.values()].toSorted((a, b) => byRankUp(a.last, b.last))[0];

  /** Reads on at one point. */
  const pullCrowd = async ({ point, last }: Crowd, limit: number): Promise<void> => {
    const found = await reader.readPoint(point, limit, last);
    add(found);
    const newLast = found.at(-1);
    if (found.length < limit || !newLast) crowds.delete(pointKey(point));
    else keepCrowd(point, newLast);
  };

  /** Begins to read everything within `to` that is not known. */
  const startScans = (to: number): readonly Scan[] => {
    const begun = partsBetween(origin, reach, to).map(({ box, nearest }: Part): Scan => ({
      box,
      after: null,
      pulls: 0,
      nearest: Math.max(reach ?? 0, nearest),
    }));
    scans.push(...begun);
    reach = to;
    return begun;
  };

  /**
   * Counts the robots within several radii. A square is one count, what surrounds the known area is several: that is
   * counted where the known area has a crowd, whose robots were not all read, or more robots than are counted.
   */
  const probe = async (reaches: readonly number[]): Promise<void> => {
    const from = crowds.size > 0 || places.size >= LIST_MAX ? reach : null;
    const asked = reaches.map(async (to): Promise<Probe> => {
      const counts = await Promise.all(partsBetween(origin, from, to).map(({ box }) => reader.count(box)));
      return { reach: to, from, count: counts.reduce((sum, count) => sum + count, 0) };
    });
    probes.push(...(await Promise.all(asked)));
    probes.sort((a, b) => a.reach - b.reach);
  };

  /** Counts what lies beyond the known area: up to the nearest crowd, if its robots may come next, else up to several radii. */
  const countFarther = (): Promise<void> => {
    const from = reach ?? start?.rank ?? 0;
    const crowd = nearestCrowd();
    if (!crowd) return probe(FIRST_COUNTS.map((part) => part * farthest).filter((to) => to > from));
    return probe([crowd.last.rank > from ? crowd.last.rank * (1 + TINY) : farthest]);
  };

  /** Counts between the known area and a probe that has more robots than should be read at once. */
  const refine = async (from: number, { reach: to, count }: Probe, most: number): Promise<void> => {
    // How many more than can be counted is not known, so that such a ring is divided more often.
    refined += count >= LIST_MAX ? 0.5 : 1;
    const share = Math.min(0.8, (0.8 * most) / count);
    const crowd = nearestCrowd();
    if (crowd && crowd.last.rank > from && crowd.last.rank < to) return probe([crowd.last.rank]);
    const parts = Array.from({ length: COUNTS_PER_RING }, (_, i) => share ** (1 - i / COUNTS_PER_RING));
    await probe(parts.map((part) => Math.sqrt(from ** 2 + part * (to ** 2 - from ** 2))));
  };

  /** How many of the robots that a probe has counted were not read yet. */
  const freshIn = ({ reach: to, from, count }: Probe): number => {
    if (count >= LIST_MAX) return count;
    let known = 0;
    for (const place of places.values()) {
      if (isInSquare(origin, to, place) && !(from !== null && isInSquare(origin, from, place))) known += 1;
    }
    return Math.max(0, count - known);
  };

  /** Extends the known area, or begins to. */
  const extend = async (missing: number, round: number): Promise<void> => {
    if (probes.length === 0) return countFarther();
    const patience = 1 + GROWTH * Math.max(0, round - PATIENT_ROUNDS);
    const most = Math.ceil(Math.max(LEAST_READ, missing * READ_PER_MISSING + READ_BESIDES) * patience);
    const many = probes.find((one) => freshIn(one) > most);
    const few = probes.findLast((one) => freshIn(one) <= most && (!many || one.reach < many.reach));
    if (few) {
      const fresh = freshIn(few);
      const begun = startScans(few.reach);
      probes = probes.filter((one) => one.reach > few.reach);
      if (!many || fresh > 0) refined = 0;
      // On a later page, as many as are known may not be those: one may have been paused, and another listed.
      const isKnown = few.count === 0 || (fresh === 0 && !isContinued);
      if (isKnown) scans = scans.filter((one) => !begun.includes(one));
      await Promise.all([
        ...(isKnown ? [] : begun.map((scan) => pull(scan, fresh + READ_BESIDES))),
        ...(many && fresh < missing && refined < MOST_DIVISIONS ? [refine(few.reach, many, most)] : []),
      ]);
      return;
    }
    if (!many) return;
    const isScattered = freshIn(many) <= most * READ_WHOLE;
    const beyond = probes[probes.indexOf(many) + 1];
    const isCounted = many.count < LIST_MAX;
    const isCrowded =
      isCounted && refined > 0 && beyond !== undefined && many.count >= CROWDED * beyond.count;
    if (refined < MOST_DIVISIONS && !isCrowded && !(isScattered && refined > 0)) {
      await refine(reach ?? 0, many, most);
      return;
    }
    const begun = startScans(many.reach);
    probes = probes.filter((one) => one.reach > many.reach);
    refined = 0;
    await Promise.all(begun.map((scan) => pull(scan, isScattered ? many.count + READ_BESIDES : FIRST_PULL)));
  };

  /** Begins with what is at the origin itself, because a town's robots share its centre; a later page with counts. */
  const begin = async (missing: number): Promise<void> => {
    if (reach !== null || start?.rank) return countFarther();
    const [here] = startScans(0);
    if (here) await pull(here, missing);
  };

  /** Reads what decides which robots come next, in one round trip. */
  const advance = async (missing: number, round: number): Promise<void> => {
    if (!hasBegun) {
      hasBegun = true;
      return begin(missing);
    }
    const bounds = [
      ...scans.map(({ nearest }) => nearest),
      ...[...crowds.values()].map(({ last }) => last.rank),
    ];
    const first = Math.min(isReached() ? Infinity : (reach ?? -1), ...bounds);
    const due = scans.filter(({ nearest }) => nearest <= first);
    if (due.length > 0) {
      const near = nearestCrowd();
      await Promise.all([
        ...due.map((scan) => pull(scan, Math.ceil(FIRST_PULL * PULL_GROWTH ** scan.pulls))),
        ...(near && near.last.rank <= (reach ?? -1) ? [pullCrowd(near, missing)] : []),
      ]);
      return;
    }
    const crowd = nearestCrowd();
    await (crowd && crowd.last.rank <= first ? pullCrowd(crowd, missing) : extend(missing, round));
  };

  const isReached = (): boolean => reach !== null && reach >= farthest;
  const isOver = (): boolean => isReached() && scans.length === 0 && crowds.size === 0;

  const page = async (
    asked: BoxReader<One>,
    after: RankedCursor | null,
    limit: number,
  ): Promise<Page<One>> => {
    reader = asked;
    refined = 0;
    for (let round = 0; ; round += 1) {
      const sorted = [...robots.values()]
        .filter(({ position }) => after === null || byRankUp(position, after) > 0)
        .sort((a, b) => byRankUp(a.position, b.position));
      const final = sorted.filter(({ position }) => isFinal(position));
      // One more than the limit shows whether there is another page.
      if (final.length > limit || isOver()) {
        const found = final.slice(0, limit).map(({ robot, distance }) => ({ robot, distance }));
        const next = final.length > limit ? (final[limit - 1]?.position ?? null) : null;
        isContinued = true;
        const count: MatchCount = isOver() ? exactly(final.length) : atLeast(found.length);
        return { found, next, count };
      }
      await advance(limit + 1 - final.length, round);
    }
  };

  return { page };
};

/** A square within the circle of a radius: its robots come before a page that starts there. `null` if unsure. */
const surelyBefore = (origin: Coordinates, radius: number): number | null => {
  const reach = radius * 0.7;
  const isWithin = partsBetween(origin, null, reach).every(({ box }) => farthestInBox(origin, box) < radius);
  return isWithin ? reach : null;
};

/** A page of the algorithm. */
export interface Page<One> {
  readonly found: readonly Found<One>[];
  readonly next: RankedCursor | null;
  readonly count: MatchCount;
}
