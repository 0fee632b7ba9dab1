import {
  byNewest,
  byOrder,
  MAX_RADIUS,
  miles,
  ROUNDED_BY,
  type NearRobot,
  type ListingOrder,
  type RankedCursor,
  type Robot,
  type SearchOrigin,
} from '@roborrow/domain';
import TinyQueue from 'tinyqueue';
import { isAfter, nearPosition, type Nearest } from './nearest.ts';
import type { PartOfArea } from './robot-slots.ts';
import type { SortedView } from './sorted-list.ts';
import type { Candidates } from './token-index.ts';

export { createTokenIndex } from './token-index.ts';

/**
 * Candidates are few if finding and sorting them takes less time than reading every robot in order until a page of candidates is
 * full: their number, times the number of those that are looked at, is below this times the number of all robots. Measured among a
 * million robots.
 */
const FEW_IN_ORDER = 25;
const FEW_ANYWHERE = 100;
/** Looking at so many, wherever they are, takes less time than looking through the cells of the map. */
const FEW_EVERYWHERE = 500;
/** If more than this share of all are candidates, reading every robot from the nearest on takes less time than a cell of them. */
const MANY = 1 / 5;
/** The parts of a radius within which the nearest are looked for, until a page is full. */
const PARTS_OF_RADIUS = [1 / 8, 1 / 2, 1];

/** As many of the newest are looked for at once. */
const NEWEST_AT_ONCE = 64;

/** The candidates of a sorted list, in its order. */
export const narrowedInOrder = (
  list: SortedView<Robot>,
  order: ListingOrder,
  candidates: Candidates,
): Pick<SortedView<Robot>, 'from'> => {
  if (order === 'newest') return { from: (place) => newestFirst(candidates, place) };
  const { size, among } = candidates;
  if (size * size >= FEW_IN_ORDER * among)
    return { from: (place) => having(list.from(place), candidates.has) };
  return {
    from: (place) =>
      inOrder(
        candidates.all().filter((robot) => place(robot) >= 0),
        byOrder(order),
      ),
  };
};

/** The candidates within a radius, nearest first, after a position. `nearest` is everything there. */
export const narrowedNear = (
  nearest: Nearest,
  origin: SearchOrigin,
  after: RankedCursor | undefined,
  candidates: Candidates,
): Nearest => {
  const { size, among } = candidates;
  const count = () => null;
  if (size === 0) return { robots: [], count };
  const areFew = size <= FEW_EVERYWHERE;
  const isSmall = origin.radius <= MAX_RADIUS;
  if (!areFew && (isSmall ? size > MANY * among : size * size >= FEW_ANYWHERE * among))
    return { robots: having(nearest.robots, ({ robot }) => candidates.has(robot)), count };
  const robots =
    areFew || !isSmall ? fromParts([candidates.within(origin)], after) : outward(candidates, origin, after);
  return { robots, count };
};

/** Those that are nearer first, so that most pages look at few cells of the map. */
function* outward(
  candidates: Candidates,
  { coordinates, radius }: SearchOrigin,
  after: RankedCursor | undefined,
): Generator<NearRobot, void> {
  let end = after;
  let from = after?.rank ?? 0;
  for (const part of PARTS_OF_RADIUS) {
    const within = miles(radius * part);
    const cells = candidates.byCells({ coordinates, radius: within }, from);
    from = Math.max(from, within - ROUNDED_BY);
    for (const one of fromParts(cells, end)) {
      end = nearPosition(one);
      yield one;
    }
  }
}

/** Looks at no more parts than is read. */
function* fromParts(
  parts: readonly PartOfArea[],
  after: RankedCursor | undefined,
): Generator<NearRobot, void> {
  const queue = new TinyQueue<NearRobot>([], (a, b) => a.distance - b.distance || byNewest(a.robot, b.robot));
  for (const { nearest, within } of parts) {
    for (let one = queue.peek(); one && one.distance < nearest; one = queue.peek()) {
      queue.pop();
      yield one;
    }
    for (const one of within()) if (isAfter(one, after)) queue.push(one);
  }
  for (let one = queue.pop(); one; one = queue.pop()) yield one;
}

function* newestFirst(candidates: Candidates, place: (robot: Robot) => number): Generator<Robot, void> {
  for (let last: Robot | undefined; ;) {
    const some = candidates.newest(NEWEST_AT_ONCE, last);
    for (const robot of some) if (place(robot) >= 0) yield robot;
    last = some.at(-1);
    if (some.length < NEWEST_AT_ONCE) return;
  }
}

/** Sorts no more than is read: a page of many. */
function* inOrder<Item>(items: Item[], compare: (a: Item, b: Item) => number): Generator<Item, void> {
  const queue = new TinyQueue(items, compare);
  for (let item = queue.pop(); item; item = queue.pop()) yield item;
}

function* having<Item>(items: Iterable<Item>, isCandidate: (item: Item) => boolean): Generator<Item, void> {
  for (const item of items) if (isCandidate(item)) yield item;
}
