import {
  areaContains,
  atLeast,
  byOrder,
  byPosition,
  byRankUp,
  exactly,
  forEachCategory,
  haversineMiles,
  LIST_MAX,
  PLAIN_VOCABULARY,
  positionIn,
  roundMiles,
  searchTokens,
  type ListingCategory,
  type Narrowing,
  type NearRobot,
  type RankedCursor,
  type Robot,
  type RobotsPort,
  type Vocabulary,
} from '../src/index.ts';

const nearPosition = ({ robot: { createdAt, id }, distance }: NearRobot): RankedCursor => ({
  rank: distance,
  createdAt,
  id,
});

/**
 * The read operations of a robots port over a fixed list, in the simplest form. `reads` counts the calls, and the
 * robots that `listNew` returned. As
 * the port allows, `listNearest` counts exactly only what it returns completely.
 */
export const listedRobots = (robots: readonly Robot[], vocabulary: Vocabulary = PLAIN_VOCABULARY) => {
  const tokensOf = (robot: Robot) => searchTokens(robot, vocabulary);
  const meets =
    (narrow: readonly Narrowing[] = []) =>
    (robot: Robot): boolean => {
      const tokens = new Set(tokensOf(robot));
      return narrow.every(({ anyOf }) => anyOf.some((token) => tokens.has(token)));
    };
  const reads = { listNearest: 0, listAvailable: 0, sampleNear: 0, robotsOfListNew: 0 };
  const available = robots.filter((robot) => robot.isAvailable);
  const isIn = (category: ListingCategory | undefined) => (robot: Robot) =>
    !category || robot.category === category;
  const port = {
    listNearest: async ({ origin, category, narrow, after, limit }) => {
      reads.listNearest += 1;
      const rest = available
        .filter(isIn(category))
        .filter(meets(narrow))
        .flatMap((robot): NearRobot[] => {
          const distance = robot.coordinates && haversineMiles(origin.coordinates, robot.coordinates);
          return distance === null ? [] : [{ robot, distance }];
        })
        .filter(({ distance }) => roundMiles(distance) <= origin.radius)
        .filter((near) => !after || byRankUp(nearPosition(near), after) > 0)
        .sort((a, b) => byRankUp(nearPosition(a), nearPosition(b)));
      const found = rest.slice(0, limit);
      const last = found.at(-1);
      const hasMore = rest.length > limit;
      return {
        found,
        next: last && hasMore ? nearPosition(last) : null,
        count: hasMore ? atLeast(limit) : exactly(rest.length),
      };
    },
    listAvailable: async ({ order, category, price, narrow, after, limit }) => {
      reads.listAvailable += 1;
      const bounds = order.startsWith('price') ? price : undefined;
      const rest = available
        .filter(isIn(category))
        .filter(meets(narrow))
        .filter((robot) => robot.price >= (bounds?.min ?? 0) && robot.price <= (bounds?.max ?? Infinity))
        .filter((robot) => !after || byPosition(order)(positionIn(order, robot), after) > 0)
        .sort(byOrder(order));
      const page = rest.slice(0, limit);
      const last = page.at(-1);
      return { robots: page, next: last && rest.length > limit ? positionIn(order, last) : null };
    },
    sampleNear: async ({ origin, category, narrow, limit }) => {
      reads.sampleNear += 1;
      const near = available
        .filter(isIn(category))
        .filter(meets(narrow))
        .filter(
          ({ coordinates }) =>
            coordinates && roundMiles(haversineMiles(origin.coordinates, coordinates)) <= origin.radius,
        );
      return { robots: near.slice(0, limit), isAll: near.length <= limit };
    },
    listNew: async ({ since, category, box, limit }) => {
      const found = available
        .filter(isIn(category))
        .filter(({ createdAt }) => createdAt > since)
        .filter(
          ({ coordinates }) => !box || (coordinates !== null && areaContains({ boxes: [box] }, coordinates)),
        )
        .slice(0, limit);
      reads.robotsOfListNew += found.length;
      return found;
    },
    countNarrowed: async ({ anyOf }) =>
      Math.min(
        LIST_MAX,
        available.filter((robot) => tokensOf(robot).some((token) => anyOf.includes(token))).length,
      ),
    countAvailable: async () => forEachCategory((category) => available.filter(isIn(category)).length),
  } satisfies Partial<RobotsPort>;
  return { port, reads };
};
