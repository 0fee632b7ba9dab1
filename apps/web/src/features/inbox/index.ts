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
export { outboxes, useOutbox } from './outbox.ts';
export { useSending } from './send.ts';
export { useSettledOutbox } from './settle-outbox.ts';
export { useThread } from './thread.ts';
export { useForgetOutboxOnSignOut } from './outbox.ts';
export { useInboxSubscription } from './inbox-subscription.ts';
export { useSendLater } from './send-later.ts';
