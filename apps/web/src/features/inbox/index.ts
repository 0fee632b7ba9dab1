/** What other features use of this one. */
export { InboxSubscription } from './InboxSubscription.tsx';
