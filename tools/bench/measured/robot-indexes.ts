import { createSpatialIndex } from '@roborrow/adapter-in-memory';
import {
  byNewest,
  LISTING_CATEGORIES,
  type GeoBox,
  type ListingCategory,
  type Robot,
} from '@roborrow/domain';
import KDBush from 'kdbush';

/** An index of the available robots with coordinates, by category. */
export interface RobotsByPlace {
  within(box: GeoBox, category: ListingCategory): readonly Robot[];
  /** Removes a robot and adds it again. */
  move(robot: Robot): void;
  /** Bytes outside the heap. */
  readonly externalBytes: number;
}

const placedIn = (robots: readonly Robot[], category: ListingCategory): readonly Robot[] =>
  robots.filter((robot) => robot.isAvailable && robot.coordinates !== null && robot.category === category);

const byCategory = <Index>(create: (category: ListingCategory) => Index): Record<ListingCategory, Index> => {
  const [educational, industrial, service, hobby, other] = LISTING_CATEGORIES;
  return {
    [educational]: create(educational),
    [industrial]: create(industrial),
    [service]: create(service),
    [hobby]: create(hobby),
    [other]: create(other),
  };
};

/** The adapter's quadtree. */
export const createQuadtree = (robots: readonly Robot[]): Pick<RobotsByPlace, 'move' | 'externalBytes'> => {
  const trees = byCategory((category) => {
    const tree = createSpatialIndex<Robot>(byNewest);
    for (const robot of placedIn(robots, category))
      if (robot.coordinates) tree.insert(robot, robot.coordinates);
    return tree;
  });
  return {
    move: (robot) => {
      if (robot.coordinates === null) return;
      trees[robot.category].remove(robot, robot.coordinates);
      trees[robot.category].insert(robot, robot.coordinates);
    },
    externalBytes: 0,
  };
};

/** kdbush, which is built once: a write needs a new build. */
export const createKdbush = (robots: readonly Robot[]): RobotsByPlace => {
  const pack = (placed: readonly Robot[]) => {
    const tree = new KDBush(placed.length);
    for (const { coordinates } of placed)
      if (coordinates) tree.add(coordinates.longitude, coordinates.latitude);
    return { placed, tree: tree.finish() };
  };
  const packs = byCategory((category) => pack(placedIn(robots, category)));
  return {
    within: (box, category) => {
      const { placed, tree } = packs[category];
      const found: Robot[] = [];
      for (const position of tree.range(box.west, box.south, box.east, box.north)) {
        const robot = placed[position];
        if (robot !== undefined) found.push(robot);
      }
      return found;
    },
    move: (robot) => {
      packs[robot.category] = pack(packs[robot.category].placed);
    },
    externalBytes: LISTING_CATEGORIES.reduce(
      (bytes, category) => bytes + packs[category].tree.data.byteLength,
      0,
    ),
  };
};
