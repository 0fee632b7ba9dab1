import { UNREAD_MAX, type Inbox, type Message, type MessagesPort } from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import type { Session } from '../session.ts';

/** The subscriptions of the messages port. */
export const followMessages = (
  { follow }: Operations,
  session: Session,
): Pick<MessagesPort, 'subscribeInbox' | 'subscribeRecent' | 'subscribeThread'> => ({
  subscribeInbox: (user, limit, listener) =>
    follow(
      'messages.subscribeInbox',
      (state): Inbox => {
        session.requireSelf(state, user);
        const { receivedBy, unreadBy } = state.messages;
        return {
          latest: receivedBy(user).slice(limit),
          unreadCount: Math.min(unreadBy(user).length, UNREAD_MAX + 1),
        };
      },
      (a, b) => a.unreadCount === b.unreadCount && isSameList(a.latest, b.latest),
      listener,
    ),

  subscribeRecent: (user, limit, listener) =>
    follow(
      'messages.subscribeRecent',
      (state): readonly Message[] => {
        session.requireSelf(state, user);
        return state.messages.of(user).slice(limit);
      },
      isSameList,
      listener,
    ),

  subscribeThread: (user, counterpart, limit, listener) =>
    follow(
      'messages.subscribeThread',
      (state): readonly Message[] => {
        session.requireSelf(state, user);
        return state.messages.between(user, counterpart).slice(limit);
      },
      isSameList,
      listener,
    ),
});

/** Stored documents are never changed, only replaced, so the same object has the same value. */
const isSameList = (a: readonly Message[], b: readonly Message[]): boolean =>
  a.length === b.length && a.every((message, i) => message === b[i]);
