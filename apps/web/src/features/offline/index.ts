/** The public exports of this feature. */
export { isOnline, onConnection } from './connection.ts';
export { forgetSeen } from './forget-seen.ts';
export type { Notify, PageAsked } from './worker-messages.ts';
