import {
  byNewest,
  byOrder,
  createRadiusPredicate,
  LISTING_ORDERS,
  type ListingCategory,
  type ListingOrder,
  type NearRobot,
  type Robot,
  type SearchOrigin,
  type UserId,
} from '@roborrow/domain';
import { countWithin, createSpatialIndex, nearestFirst } from '../spatial-index.ts';
import { createSortedGroups, type SortedGroups } from './sorted-groups.ts';
import type { SortedView } from './sorted-list.ts';

/** Answers every query about robots without scanning all of them. */
export interface RobotIndex {
  /** Available, in an order. */
  available(order: ListingOrder, category?: ListingCategory): SortedView<Robot>;
  /** All of an owner's, newest first. */
  ofOwner(ownerId: UserId): SortedView<Robot>;
  /**
   * Available and within the radius, nearest first, equal distances newest first, from a distance on. The
   * caller stops reading when it has enough.
   */
  nearest(origin: SearchOrigin, category: ListingCategory | undefined, from: number): Iterable<NearRobot>;
  /** How many available robots are within the radius. */
  countWithin(origin: SearchOrigin, category?: ListingCategory): number;
  replace(removed: readonly Robot[], added: readonly Robot[]): void;
}

const ALL = 'all';

export const createRobotIndex = (): RobotIndex => {
  const owned = createSortedGroups<Robot>(({ ownerId }) => [ownerId], byNewest);
  const inOrder = (order: ListingOrder): SortedGroups<Robot> =>
    createSortedGroups((robot) => (robot.isAvailable ? [ALL, robot.category] : []), byOrder(order));
  const listed: Readonly<Record<ListingOrder, SortedGroups<Robot>>> = {
    newest: inOrder('newest'),
    'price-up': inOrder('price-up'),
    'price-down': inOrder('price-down'),
    'best-rated': inOrder('best-rated'),
  };
  // Searches in all categories have an index of their own: they would look at each place five times otherwise.
  const placed = {
    [ALL]: createSpatialIndex<Robot>(byNewest),
    Educational: createSpatialIndex<Robot>(byNewest),
    Industrial: createSpatialIndex<Robot>(byNewest),
    Service: createSpatialIndex<Robot>(byNewest),
    Hobby: createSpatialIndex<Robot>(byNewest),
    Other: createSpatialIndex<Robot>(byNewest),
  };

  return {
    available: (order, category) => listed[order].list(category ?? ALL),
    ofOwner: (ownerId) => owned.list(ownerId),
    *nearest({ coordinates, radius }, category, from) {
      const isWithin = createRadiusPredicate(coordinates, radius);
      for (const { distance, lists } of nearestFirst(placed[category ?? ALL], coordinates, from)) {
        const [first] = lists[0] ?? [];
        // Rounded distances grow with the distance, so all that follow are outside as well.
        if (!first?.coordinates || !isWithin(first.coordinates)) return;
        const robots = lists.length === 1 ? (lists[0] ?? []) : lists.flat().sort(byNewest);
        for (const robot of robots) yield { robot, distance };
      }
    },
    countWithin: ({ coordinates, radius }, category) =>
      countWithin(placed[category ?? ALL], coordinates, radius, createRadiusPredicate(coordinates, radius)),
    replace: (removed, added) => {
      owned.replace(removed, added);
      for (const order of LISTING_ORDERS) listed[order].replace(removed, added);
      for (const robot of removed) {
        if (robot.isAvailable && robot.coordinates) {
          placed[ALL].remove(robot, robot.coordinates);
          placed[robot.category].remove(robot, robot.coordinates);
        }
      }
      for (const robot of added) {
        if (robot.isAvailable && robot.coordinates) {
          placed[ALL].insert(robot, robot.coordinates);
          placed[robot.category].insert(robot, robot.coordinates);
        }
      }
    },
  };
};
