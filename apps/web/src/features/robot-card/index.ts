/** The public exports of this feature. */
export { MarkedRobots, robotIdAt } from './marked-robots.ts';
export { RobotGrid, RobotGridSkeleton } from './RobotGrid.tsx';
export { RobotPicture } from './RobotPicture.tsx';
