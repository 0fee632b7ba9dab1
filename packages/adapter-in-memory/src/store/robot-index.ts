import {
  areaContains,
  byFeatured,
  byNewest,
  LISTING_CATEGORIES,
  type ListingCategory,
  type Robot,
  type SearchArea,
  type UserId,
} from '@roborrow/domain';
import { createSpatialIndex, type SpatialIndex } from '../spatial-index.ts';
import { createSortedGroups } from './sorted-groups.ts';

/**
 * Answers every query about robots without scanning all of them. The lists are changed in place: return a
 * slice to callers.
 */
export interface RobotIndex {
  /** Available, newest first. */
  newest(category?: ListingCategory): readonly Robot[];
  /** Available, best rated first, ties newest first (D9). */
  featured(): readonly Robot[];
  /** All of an owner's, newest first. */
  ofOwner(ownerId: UserId): readonly Robot[];
  /** Available and inside one of the area's boxes, borders included; a new list. */
  within(area: SearchArea, category?: ListingCategory): readonly Robot[];
  replace(removed: readonly Robot[], added: readonly Robot[]): void;
}

const FEATURED = 'featured';
const AVAILABLE = 'available';
const inCategory = (category: ListingCategory): string => `available/${category}`;
const ofOwner = (ownerId: UserId): string => `owner/${ownerId}`;

export const createRobotIndex = (): RobotIndex => {
  const dated = createSortedGroups<Robot>(
    (robot) =>
      robot.isAvailable
        ? [AVAILABLE, inCategory(robot.category), ofOwner(robot.ownerId)]
        : [ofOwner(robot.ownerId)],
    byNewest,
  );
  const rated = createSortedGroups<Robot>((robot) => (robot.isAvailable ? [FEATURED] : []), byFeatured);
  const placed: Readonly<Record<ListingCategory, SpatialIndex<Robot>>> = {
    Educational: createSpatialIndex(),
    Industrial: createSpatialIndex(),
    Service: createSpatialIndex(),
    Hobby: createSpatialIndex(),
    Other: createSpatialIndex(),
  };

  return {
    newest: (category) => dated.list(category === undefined ? AVAILABLE : inCategory(category)),
    featured: () => rated.list(FEATURED),
    ofOwner: (ownerId) => dated.list(ofOwner(ownerId)),
    within: ({ boxes }, wanted) => {
      const [first, second] = boxes;
      const categories = wanted === undefined ? LISTING_CATEGORIES : [wanted];
      return categories.flatMap((category) => {
        const index = placed[category];
        if (!second) return index.within(first);
        // Boxes may overlap; a robot in both must be returned once.
        const isInFirst = ({ coordinates }: Robot) =>
          coordinates && areaContains({ boxes: [first] }, coordinates);
        return [...index.within(first), ...index.within(second).filter((robot) => !isInFirst(robot))];
      });
    },
    replace: (removed, added) => {
      dated.replace(removed, added);
      rated.replace(removed, added);
      for (const robot of removed.filter(isAvailable)) {
        if (robot.coordinates) placed[robot.category].remove(robot, robot.coordinates);
      }
      for (const robot of added.filter(isAvailable)) {
        if (robot.coordinates) placed[robot.category].insert(robot, robot.coordinates);
      }
    },
  };
};

const isAvailable = (robot: Robot): boolean => robot.isAvailable;
