/** What other features use of this one. */
export { RobotNotFound } from './RobotNotFound.tsx';
