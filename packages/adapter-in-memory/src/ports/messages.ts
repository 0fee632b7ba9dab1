import {
  hasDueDates,
  isStorableContent,
  PortError,
  UNREAD_MAX,
  type ClockPort,
  type EpochMs,
  type Inbox,
  type Message,
  type MessageId,
  type MessagesPort,
  type OutgoingMessage,
  type UserId,
} from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import { isMarked, requireDeletion, requireNoMark } from '../rules/deletion-rules.ts';
import { hasBlocked } from './blocks.ts';
import { countMessage } from '../rules/limit-rules.ts';
import { hasValidAddressing, isValidSenderName } from '../rules/message-rules.ts';
import { robotAfter, robotsWithout } from '../rules/robot-calendar.ts';
import type { Session } from '../session.ts';
import { pageOf } from '../store/page-of.ts';
import { loadSettling } from '../store/settle-due.ts';
import type { State } from '../store/state.ts';
import type { Store } from '../store/store.ts';

export interface MessagesDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly session: Session;
  readonly clock: ClockPort;
}

export const createMessages = (dependencies: MessagesDependencies): MessagesPort => {
  const { operations, store, session, clock } = dependencies;
  const { answer, follow } = operations;

  /** The state, for data that only the user themselves may read. */
  const readAs = async (user: UserId): Promise<State> => {
    const state = await store.read();
    session.requireSelf(state, user);
    return state;
  };

  return {
    send: answer('messages.send', async (outgoing) => {
      const { dates } = outgoing;
      const request = dates && dates.kind !== 'asked' ? dates.request : null;
      const settling = request && (await loadSettling());
      return store.transact((transaction) => {
        const { before, put } = transaction;
        session.requireSelf(before, outgoing.senderId);
        const stored = before.get('messages', outgoing.id);
        if (stored) {
          if (stored.senderId === outgoing.senderId) return stored;
          throw new PortError('conflict', { subject: 'message' });
        }
        requireNoMark(before, outgoing.senderId);
        const now = clock.now();
        requireSendable(outgoing, before, now);
        countMessage(transaction, outgoing, now);
        const message: Message = { ...outgoing, isRead: false, createdAt: now };
        const robot = robotAfter(outgoing, before);
        put('messages', message);
        if (robot) put('robots', robot);
        if (request) settling?.settleIn(transaction, request, now);
        return message;
      });
    }),

    get: answer('messages.get', async (id) => {
      const state = await store.read();
      const { uid } = session.require(state);
      const message = state.get('messages', id);
      return message && (message.senderId === uid || message.receiverId === uid) ? message : null;
    }),

    listRecent: answer('messages.listRecent', async (user, { before, limit }) => {
      const { items, next } = pageOf((await readAs(user)).messages.of(user), before, limit);
      return { messages: items, next };
    }),

    listThread: answer('messages.listThread', async (user, counterpart, { before, limit }) => {
      const { items, next } = pageOf((await readAs(user)).messages.between(user, counterpart), before, limit);
      return { messages: items, next };
    }),

    markRead: answer('messages.markRead', (ids) =>
      store.transact(({ before, put }) => {
        const caller = session.require(before);
        for (const id of ids) {
          const message = before.get('messages', id);
          if (!message) throw new PortError('not-found');
          if (message.receiverId !== caller.uid) throw new PortError('forbidden');
          if (message.isRead) continue;
          requireNoMark(before, caller.uid);
          put('messages', { ...message, isRead: true });
        }
      }),
    ),

    markConversationRead: answer('messages.markConversationRead', (user, counterpart) =>
      store.transact(({ before, put }) => {
        session.requireSelf(before, user);
        for (const message of before.messages.unreadBy(user)) {
          if (message.senderId !== counterpart) continue;
          requireNoMark(before, user);
          put('messages', { ...message, isRead: true });
        }
      }),
    ),

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

    subscribeDates: (user, limit, listener) =>
      follow(
        'messages.subscribeDates',
        (state): readonly Message[] => {
          session.requireSelf(state, user);
          return [...state.messages.of(user)].filter(({ dates }) => dates !== null).slice(0, limit);
        },
        isSameList,
        listener,
      ),

    deleteAllOf: answer('messages.deleteAllOf', (user) =>
      store.transact((transaction) => {
        session.requireSelf(transaction.before, user);
        requireDeletion(transaction.before, user);
        for (const robot of robotsWithout(user, transaction.before)) transaction.put('robots', robot);
        for (const { id, senderId, dates } of transaction.before.messages.of(user))
          if (senderId === user && dates === null) transaction.delete('messages', id);
      }),
    ),
  };
};

/** @throws PortError as documented at `MessagesPort.send`. */
const requireSendable = (message: OutgoingMessage, state: State, now: EpochMs): void => {
  const { senderId, receiverId, content, senderName } = message;
  if (receiverId === senderId) throw new PortError('forbidden');
  if (!isStorableContent(content)) throw new PortError('failed');
  const stored = {
    robot: message.robotId === null ? null : state.get('robots', message.robotId),
    message: (id: MessageId) => state.get('messages', id),
  };
  if (!hasDueDates(message, stored, now)) throw new PortError('forbidden');
  if (!state.get('users', receiverId) || isMarked(state, receiverId)) throw new PortError('not-found');
  if (hasBlocked(state, receiverId, senderId)) throw new PortError('not-found');
  if (!isValidSenderName(senderName, state.get('users', senderId))) throw new PortError('forbidden');
  if (!hasValidAddressing(message)) throw new PortError('forbidden');
};

/** Stored documents are never changed, only replaced, so the same object has the same value. */
const isSameList = (a: readonly Message[], b: readonly Message[]): boolean =>
  a.length === b.length && a.every((message, i) => message === b[i]);
