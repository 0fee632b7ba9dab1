import {
  byNewest,
  createRadiusPredicate,
  farthestInBox,
  haversineMiles,
  miles,
  nearestInBox,
  ROUNDED_BY,
  searchArea,
  type Coordinates,
  type GeoBox,
  type Miles,
  type NearRobot,
  type Robot,
  type SearchOrigin,
} from '@roborrow/domain';
import TinyQueue from 'tinyqueue';
import {
  addSlot,
  bitsLength,
  createSlotSet,
  deleteSlot,
  forEachIn,
  forEachSlot,
  forEachSlotFromLast,
  type SlotSet,
} from './slot-set.ts';

/** Some of the robots within a radius: those in one cell of the map, or all. */
export interface PartOfArea {
  /** None of them is nearer. */
  readonly nearest: Miles;
  /** In no particular order. */
  within(): NearRobot[];
}

/** Robots, each in a slot. Sets of them are bits by slot. */
export interface RobotSlots {
  readonly size: number;
  /** No robots: bits that were released, or new ones. */
  noBits(): Uint32Array;
  /** Lets bits be used again, which nothing may read any more. */
  release(bits: Uint32Array): void;
  slotOf(robot: Robot): number | undefined;
  /** All of these. */
  all(bits: Uint32Array): Robot[];
  /** The newest of those that are older than a robot, newest first, at most so many. */
  newest(bits: Uint32Array, limit: number, after: Robot | undefined): readonly Robot[];
  /** Those within a radius, and no nearer than a distance, by cells of the map, the nearest cells first. */
  byCells(bits: () => Uint32Array, origin: SearchOrigin, from: number): readonly PartOfArea[];
  /** Those within a radius, all at once. */
  within(bits: () => Uint32Array, origin: SearchOrigin): PartOfArea;
  add(robot: Robot): number;
  remove(robot: Robot): number | undefined;
}

/** Bits are this long, or a multiple of it, so that they can be used again after robots were added. */
const BITS = 256;
/** So many released bits are kept. */
const MOST_RELEASED = 16;
/** So many slots, 32 times this, are passed over at once if each of their robots is too old or too new. Most robots stand in the order of their time. */
const BLOCK = 8;
/** The width and height of a cell in degrees. */
const CELL = 0.125;
const ROW = 360 / CELL + 1;

const rowOf = (latitude: number): number => Math.floor((latitude + 90) / CELL);
const columnOf = (longitude: number): number => Math.floor((longitude + 180) / CELL);
const boxOf = (row: number, column: number): GeoBox => {
  const [south, west] = [row * CELL - 90, column * CELL - 180];
  return { south, west, north: south + CELL, east: west + CELL };
};
const cellOf = ({ latitude, longitude }: Coordinates): number => rowOf(latitude) * ROW + columnOf(longitude);

export const createRobotSlots = (): RobotSlots => {
  const slots = new Map<Robot, number>();
  const robots: (Robot | undefined)[] = [];
  const free: number[] = [];
  /** When the robot in each slot was listed. */
  const times: number[] = [];
  /** When the newest and the oldest that ever were in a block were listed. */
  const newestOf: number[] = [];
  const oldestOf: number[] = [];
  const cells = new Map<number, SlotSet>();
  /** The latitude and the longitude of the robot in each slot, side by side: a search looks at those of many robots that it does not find. */
  const places: number[] = [];

  /**
   * New bits for each search would be collected as garbage. They lie outside of the heap, and after 64 MB of them, 200 searches among a million
   * robots, V8 looks through the whole heap: for five seconds, in which searches take five times as long.
   */
  const released: Uint32Array[] = [];
  const noBits = (): Uint32Array => {
    const length = Math.ceil(bitsLength(robots.length) / BITS) * BITS;
    const bits = released.pop();
    return bits?.length === length ? bits.fill(0) : new Uint32Array(length);
  };

  /** Adds the robot in a slot to some, if it is within the radius. */
  const adderWithin = ({ coordinates, radius }: SearchOrigin) => {
    const isWithin = createRadiusPredicate(coordinates, radius);
    return (some: NearRobot[], slot: number): void => {
      const place = { latitude: places[2 * slot] ?? NaN, longitude: places[2 * slot + 1] ?? NaN };
      const robot = isWithin(place) ? robots[slot] : undefined;
      if (robot) some.push({ robot, distance: haversineMiles(coordinates, place) });
    };
  };

  return {
    get size() {
      return slots.size;
    },
    noBits,
    release: (bits) => {
      if (released.length < MOST_RELEASED) released.push(bits);
    },
    slotOf: (robot) => slots.get(robot),
    all: (bits) => {
      const found: Robot[] = [];
      forEachSlot(bits, (slot) => found.push(...(robots[slot] ? [robots[slot]] : [])));
      return found;
    },
    newest: (bits, limit, after) => {
      const newest = new TinyQueue<Robot>([], (a, b) => byNewest(b, a));
      const before = after?.createdAt ?? Infinity;
      let least = -Infinity;
      const add = (slot: number): void => {
        const time = times[slot] ?? NaN;
        const robot = time >= least && time <= before ? robots[slot] : undefined;
        if (!robot || (after && byNewest(after, robot) >= 0)) return;
        newest.push(robot);
        if (newest.length > limit) newest.pop();
        if (newest.length === limit) least = newest.peek()?.createdAt ?? least;
      };
      for (let block = newestOf.length - 1; block >= 0; block -= 1)
        if ((newestOf[block] ?? 0) >= least && (oldestOf[block] ?? 0) <= before)
          forEachSlotFromLast(bits, block * BLOCK, (block + 1) * BLOCK, add);
      return newest.data.sort(byNewest);
    },
    byCells: (bits, origin, from) => {
      const add = adderWithin(origin);
      const found: PartOfArea[] = [];
      for (const { south, north, west, east } of searchArea(origin.coordinates, origin.radius).boxes) {
        for (let row = rowOf(south); row <= rowOf(north); row += 1) {
          for (let column = columnOf(west); column <= columnOf(east); column += 1) {
            const cell = cells.get(row * ROW + column);
            if (!cell || cell.size === 0) continue;
            const within = (): NearRobot[] => {
              const some: NearRobot[] = [];
              forEachIn(cell, bits(), (slot) => add(some, slot));
              return some;
            };
            const box = boxOf(row, column);
            const nearest = nearestInBox(origin.coordinates, box);
            if (nearest > origin.radius + ROUNDED_BY) continue;
            if (nearest < from && farthestInBox(origin.coordinates, box) < from) continue;
            found.push({ nearest, within });
          }
        }
      }
      return found.sort((a, b) => a.nearest - b.nearest);
    },
    within: (bits, origin) => ({
      nearest: miles(0),
      within: () => {
        const add = adderWithin(origin);
        const found: NearRobot[] = [];
        forEachSlot(bits(), (slot) => add(found, slot));
        return found;
      },
    }),
    add: (robot) => {
      const slot = free.pop() ?? robots.length;
      robots[slot] = robot;
      slots.set(robot, slot);
      places[2 * slot] = robot.coordinates?.latitude ?? NaN;
      places[2 * slot + 1] = robot.coordinates?.longitude ?? NaN;
      const block = Math.floor(slot / 32 / BLOCK);
      times[slot] = robot.createdAt;
      newestOf[block] = Math.max(newestOf[block] ?? robot.createdAt, robot.createdAt);
      oldestOf[block] = Math.min(oldestOf[block] ?? robot.createdAt, robot.createdAt);
      if (robot.coordinates) {
        const key = cellOf(robot.coordinates);
        const cell = cells.get(key) ?? createSlotSet();
        cells.set(key, cell);
        addSlot(cell, slot);
      }
      return slot;
    },
    remove: (robot) => {
      const slot = slots.get(robot);
      if (slot === undefined) return undefined;
      slots.delete(robot);
      robots[slot] = undefined;
      free.push(slot);
      const cell = robot.coordinates && cells.get(cellOf(robot.coordinates));
      if (cell) deleteSlot(cell, slot);
      return slot;
    },
  };
};
