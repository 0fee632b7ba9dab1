/** The public exports of this feature. */
export { robotDetail } from './robot-detail.text.ts';
export { RobotDetail } from './RobotDetail.tsx';
export { RobotNotFound } from './RobotNotFound.tsx';
