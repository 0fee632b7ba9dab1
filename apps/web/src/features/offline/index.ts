/** The public exports of this feature. */
export { isOnline, onConnection } from './connection.ts';
export { forgetSeen } from './forget-seen.ts';
export type { Notify, OpenAddress } from './worker-messages.ts';
