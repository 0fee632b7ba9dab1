/** The public exports of this feature. */
export { InboxSubscription } from './InboxSubscription.tsx';
