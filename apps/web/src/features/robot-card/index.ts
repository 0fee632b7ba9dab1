/** The public exports of this feature. */
export { RobotGrid, RobotGridSkeleton } from './RobotGrid.tsx';
export { RobotPicture } from './RobotPicture.tsx';
