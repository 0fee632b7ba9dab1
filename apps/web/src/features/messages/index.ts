/** The public exports of this feature. */
export { useAnnouncedSending } from './announced-sending.ts';
export { InboxSubscription } from './InboxSubscription.tsx';
export { openRequestedThread } from './lazy.ts';
export { messages } from './messages.text.ts';
export { MessagesScreen } from './MessagesScreen.tsx';
export type { ThreadRequest } from './open-requested-thread.ts';
export { Unsent } from './Unsent.tsx';
export { useNow } from './use-now.ts';
