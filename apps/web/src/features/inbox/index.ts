/** The public exports of this feature. */
export { useConversations } from './conversations.ts';
export {
  type Following,
  type LiveMessages,
  type LiveSource,
  useLiveView,
  useLiveWindow,
} from './live-messages.ts';
export { type MarkedRead, useMarkRead } from './mark-read.ts';
export { useThread } from './thread.ts';
export { outboxes, useForgetOutboxOnSignOut, useOutbox, useSending, useSendLater } from './outbox.ts';
export { useSettledOutbox } from './settle-outbox.ts';
export { useInboxSubscription } from './inbox-subscription.ts';
