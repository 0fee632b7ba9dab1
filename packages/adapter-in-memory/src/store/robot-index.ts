import {
  forEachCategory,
  byNewest,
  byOrder,
  createRadiusPredicate,
  LISTING_ORDERS,
  type Coordinates,
  type ListingCategory,
  type ListingOrder,
  type NearRobot,
  type RankedCursor,
  type Robot,
  type SearchOrigin,
  type UserId,
  type Vocabulary,
} from '@roborrow/domain';
import { countWithin, createSpatialIndex, nearestFirst, type SpatialIndex } from '../spatial-index.ts';
import { isAfter, type Nearest } from './nearest.ts';
import { createSortedGroups, type SortedGroups } from './sorted-groups.ts';
import type { SortedView } from './sorted-list.ts';
import type { TokenIndex } from './token-index.ts';

/** Answers every query about robots without scanning all of them. */
export interface RobotIndex {
  /** Available, in an order. */
  available(order: ListingOrder, category?: ListingCategory): SortedView<Robot>;
  /** All of an owner's, newest first. */
  ofOwner(ownerId: UserId): SortedView<Robot>;
  /** Available and within the radius, nearest first, equal distances newest first, after a position. */
  nearest(origin: SearchOrigin, category?: ListingCategory, after?: RankedCursor): Nearest;
  /** The index of words and other tokens, as a vocabulary makes them. It is created at the first call, and again for another vocabulary. */
  tokens(vocabulary: Vocabulary, create: (vocabulary: Vocabulary) => TokenIndex): Omit<TokenIndex, 'replace'>;
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
  // Searches in all categories have an index of their own: they would look at each place once for each category otherwise.
  const placed = {
    [ALL]: createSpatialIndex<Robot>(byNewest),
    ...forEachCategory(() => createSpatialIndex<Robot>(byNewest)),
  };
  let tokens: { readonly vocabulary: Vocabulary; readonly index: TokenIndex } | null = null;

  return {
    tokens: (vocabulary, create) => {
      if (tokens?.vocabulary !== vocabulary) {
        const index = create(vocabulary);
        index.replace([], [...listed.newest.list(ALL)].reverse());
        tokens = { vocabulary, index };
      }
      return tokens.index;
    },
    available: (order, category) => listed[order].list(category ?? ALL),
    ofOwner: (ownerId) => owned.list(ownerId),
    nearest: (origin, category, after) => {
      const index = placed[category ?? ALL];
      const isWithin = createRadiusPredicate(origin.coordinates, origin.radius);
      const count = () => countWithin(index, origin.coordinates, origin.radius, isWithin);
      return { robots: walk(index, origin, isWithin, after), count: after ? () => null : count };
    },
    replace: (removed, added) => {
      tokens?.index.replace(removed, added);
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

function* walk(
  index: SpatialIndex<Robot>,
  { coordinates }: SearchOrigin,
  isWithin: (point: Coordinates) => boolean,
  after: RankedCursor | undefined,
): Generator<NearRobot, void> {
  for (const { distance, lists } of nearestFirst(index, coordinates, after?.rank ?? 0)) {
    const [first] = lists[0] ?? [];
    // Rounded distances grow with the distance, so all that follow are outside as well.
    if (!first?.coordinates || !isWithin(first.coordinates)) return;
    const robots = lists.length === 1 ? (lists[0] ?? []) : lists.flat().sort(byNewest);
    for (const robot of robots) if (isAfter({ robot, distance }, after)) yield { robot, distance };
  }
}
