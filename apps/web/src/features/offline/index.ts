/** The public exports of this feature. */
export { isOnline, onConnection } from './connection.ts';
export { prepareForOffline } from './lazy.ts';
export { forgetSeen } from './forget-seen.ts';
export type { Notify, PageAsked } from './worker-contract.ts';
