import {
  byNewest,
  createRadiusPredicate,
  haversineMiles,
  searchArea,
  type Coordinates,
  type NearRobot,
  type Robot,
  type SearchOrigin,
} from '@roborrow/domain';
import TinyQueue from 'tinyqueue';
import {
  addSlot,
  addTo,
  bitsLength,
  createSlotSet,
  deleteSlot,
  forEachSlot,
  keepIn,
  slotsOf,
  type SlotSet,
} from './slot-set.ts';

/** Robots, each in a slot. Sets of them are bits by slot. */
export interface RobotSlots {
  readonly size: number;
  /** No robots. */
  noBits(): Uint32Array;
  slotOf(robot: Robot): number | undefined;
  /** All of these. */
  all(bits: Uint32Array): Robot[];
  /** The newest of those that are older than a robot, newest first, at most so many. */
  newest(bits: Uint32Array, limit: number, after: Robot | undefined): readonly Robot[];
  /** Those in cells of the map that an area touches; `null` for an area with many cells. */
  around(bits: Uint32Array, origin: SearchOrigin): Uint32Array | null;
  /** Those within a radius, in no particular order. */
  within(bits: Uint32Array, origin: SearchOrigin): NearRobot[];
  add(robot: Robot): number;
  remove(robot: Robot): number | undefined;
}

/** So many slots, 32 times this, are passed over at once if each of their robots is too old. Most robots stand in the order of their time. */
const BLOCK = 8;
/** The width and height of a cell in degrees. */
const CELL = 0.5;
const ROW = 360 / CELL + 1;
/** Uniting more cells takes longer than looking at each robot. */
const MOST_CELLS = 500;

const rowOf = (latitude: number): number => Math.floor((latitude + 90) / CELL);
const columnOf = (longitude: number): number => Math.floor((longitude + 180) / CELL);
const cellOf = ({ latitude, longitude }: Coordinates): number => rowOf(latitude) * ROW + columnOf(longitude);

export const createRobotSlots = (): RobotSlots => {
  const slots = new Map<Robot, number>();
  const robots: (Robot | undefined)[] = [];
  const free: number[] = [];
  /** When the newest that ever was in a block was listed. */
  const newestOf: number[] = [];
  const cells = new Map<number, SlotSet>();

  const noBits = (): Uint32Array => new Uint32Array(bitsLength(robots.length));

  return {
    get size() {
      return slots.size;
    },
    noBits,
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
      for (let block = newestOf.length - 1; block >= 0; block -= 1) {
        if ((newestOf[block] ?? 0) < least) continue;
        for (const slot of slotsOf(bits, block * BLOCK, (block + 1) * BLOCK).reverse()) {
          const robot = robots[slot];
          if (!robot || robot.createdAt < least || robot.createdAt > before) continue;
          if (after && byNewest(after, robot) >= 0) continue;
          newest.push(robot);
          if (newest.length > limit) newest.pop();
          if (newest.length === limit) least = newest.peek()?.createdAt ?? least;
        }
      }
      return newest.data.sort(byNewest);
    },
    around: (bits, { coordinates, radius }) => {
      const { boxes } = searchArea(coordinates, radius);
      const found = noBits();
      let left = MOST_CELLS;
      for (const { south, north, west, east } of boxes) {
        for (let row = rowOf(south); row <= rowOf(north) && left > 0; row += 1) {
          for (let column = columnOf(west); column <= columnOf(east) && left > 0; column += 1) {
            const cell = cells.get(row * ROW + column);
            if (cell) addTo(found, cell);
            left -= 1;
          }
        }
      }
      if (left <= 0) return null;
      keepIn(found, bits);
      return found;
    },
    within: (bits, { coordinates, radius }) => {
      const isWithin = createRadiusPredicate(coordinates, radius);
      const found: NearRobot[] = [];
      forEachSlot(bits, (slot) => {
        const robot = robots[slot];
        if (robot?.coordinates && isWithin(robot.coordinates))
          found.push({ robot, distance: haversineMiles(coordinates, robot.coordinates) });
      });
      return found;
    },
    add: (robot) => {
      const slot = free.pop() ?? robots.length;
      robots[slot] = robot;
      slots.set(robot, slot);
      const block = Math.floor(slot / 32 / BLOCK);
      newestOf[block] = Math.max(newestOf[block] ?? 0, robot.createdAt);
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
