/** The public exports of this feature. */
export { connectHearts, Heart, STORED_AT, useWantsHearts } from './Heart.tsx';
export { MarkedRobots, RobotGrid, RobotGridSkeleton, robotIdAt } from './RobotGrid.tsx';
export {
  availableRobotsOf,
  categoryCounts,
  featuredRobots,
  listingsOf,
  nearRobots,
  newestRobots,
  PAGE_SIZE,
  robotById,
  robotKeys,
} from './robots.queries.ts';
export {
  foundSoFar,
  newRobots,
  type RobotSearch,
  type SearchInput,
  useRobotSearch,
  useRobotSearchBeside,
  useSearchedPlace,
} from './robot-search.queries.ts';
export { PersonRating, Rating, RobotPicture } from './RobotCard.tsx';
export { robotCard, robotList } from './robot-card.text.ts';
export { similarRobots } from './similar-robots.queries.ts';
export { forgetMembersViewed, useNoteViewed } from './viewed-robots.ts';
export { ViewedShelf } from './ViewedShelf.tsx';
