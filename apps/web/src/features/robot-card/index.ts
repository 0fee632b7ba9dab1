/** What other features use of this one. */
export { RobotGrid, RobotGridSkeleton } from './RobotGrid.tsx';
export { RobotPicture } from './RobotPicture.tsx';
