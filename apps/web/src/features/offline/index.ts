/** The public exports of this feature. */
export { isOnline, onConnection } from './connection.ts';
export { forgetSeen } from './forget-seen.ts';
