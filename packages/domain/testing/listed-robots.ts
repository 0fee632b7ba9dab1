import {
  byNewest,
  type ListingCategory,
  type Robot,
  type RobotCursor,
  type RobotsPort,
} from '../src/index.ts';

const isAfter = (robot: Robot, { createdAt, id }: RobotCursor): boolean =>
  robot.createdAt < createdAt || (robot.createdAt === createdAt && robot.id < id);

/**
 * The read operations of a robots port over a fixed list, in the simplest form. `reads` counts the calls. As
 * the port allows, `listWithin` returns everything in the box, including the corners outside of the circle.
 */
export const listedRobots = (robots: readonly Robot[]) => {
  const reads = { listWithin: 0, listNewest: 0 };
  const available = robots.filter((robot) => robot.isAvailable).sort(byNewest);
  const port = {
    listWithin: async (area, category, most) => {
      reads.listWithin += 1;
      const isInside = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
        area.boxes.some(
          ({ south, north, west, east }) =>
            latitude >= south && latitude <= north && longitude >= west && longitude <= east,
        );
      return available
        .filter(
          (robot) =>
            robot.coordinates && isInside(robot.coordinates) && (!category || robot.category === category),
        )
        .slice(0, most);
    },
    listNewest: async ({ category, after, limit }) => {
      reads.listNewest += 1;
      const rest = available
        .filter((robot) => !category || robot.category === category)
        .filter((robot) => !after || isAfter(robot, after));
      const page = rest.slice(0, limit);
      const last = page.at(-1);
      return {
        robots: page,
        next: last && rest.length > limit ? { createdAt: last.createdAt, id: last.id } : null,
      };
    },
    countAvailable: async () => {
      const count = (category: ListingCategory) =>
        available.filter((robot) => robot.category === category).length;
      return {
        Educational: count('Educational'),
        Industrial: count('Industrial'),
        Service: count('Service'),
        Hobby: count('Hobby'),
        Other: count('Other'),
      };
    },
  } satisfies Partial<RobotsPort>;
  return { port, reads };
};
