/** The public exports of this feature. */
export { RobotNotFound } from './RobotNotFound.tsx';
