/** The public exports of this feature. */
export { Heart } from './Heart.tsx';
export { connectHearts, STORED_AT, useWantsHearts } from './hearts.ts';
export { MarkedRobots, robotIdAt } from './marked-robots.ts';
export { nearRobots } from './near-robots.queries.ts';
export { newRobots } from './new-robots.queries.ts';
export { PersonRating, Rating } from './Rating.tsx';
export { robotCard, robotList } from './robot-card.text.ts';
export {
  foundSoFar,
  type RobotSearch,
  type SearchInput,
  useRobotSearch,
  useRobotSearchBeside,
  useSearchedPlace,
} from './robot-search.queries.ts';
export { RobotGrid, RobotGridSkeleton } from './RobotGrid.tsx';
export { RobotPicture } from './RobotPicture.tsx';
export {
  availableRobotsOf,
  categoryCounts,
  featuredRobots,
  listingsOf,
  newestRobots,
  PAGE_SIZE,
  robotById,
  robotKeys,
} from './robots.queries.ts';
export { similarRobots } from './similar-robots.queries.ts';
export { useNoteViewed } from './use-note-viewed.ts';
export { forgetMembersViewed } from './viewed-robots.ts';
export { ViewedShelf } from './ViewedShelf.tsx';
