import { UNREAD_MAX, type Inbox, type Message, type MessagesPort } from '@roborrow/domain';
import { limit as atMost, query, type QuerySnapshot } from 'firebase/firestore';
import { createSubscribe } from '../subscribe.ts';
import type { ReadSnapshot } from '../mappers/decoder.ts';
import { decodeMessage } from '../mappers/message.ts';
import { mergeNewest, between, newest, receivedBy, sentBy, unreadBy, withDates } from '../message-queries.ts';
import type { OnRead } from '../reading/public-store.ts';
import type { Session } from '../session.ts';

/** The subscriptions of the messages port. */
export const followMessages = (
  session: Session,
  readSnapshot: ReadSnapshot,
  onRead: OnRead,
): Pick<MessagesPort, 'subscribeInbox' | 'subscribeRecent' | 'subscribeThread' | 'subscribeDates'> => {
  const subscribe = createSubscribe(session, onRead);

  const messagesOf = (answers: readonly QuerySnapshot[], limit: number): readonly Message[] =>
    mergeNewest(
      answers.map(({ docs }) => docs.flatMap((snapshot) => readSnapshot(snapshot, decodeMessage) ?? [])),
    ).slice(0, limit);

  return {
    subscribeInbox: (user, limit, listener) =>
      subscribe({
        user,
        questions: (database) => [
          query(newest(receivedBy(database, user)), atMost(limit)),
          query(unreadBy(database, user), atMost(UNREAD_MAX + 1)),
        ],
        select: ([latest, unread]): Inbox => ({
          latest: messagesOf(latest ? [latest] : [], limit),
          unreadCount: unread?.size ?? 0,
        }),
        isSame: (a, b) => a.unreadCount === b.unreadCount && isSameList(a.latest, b.latest),
        listener,
      }),

    subscribeRecent: (user, limit, listener) =>
      subscribe({
        user,
        questions: (database) =>
          [sentBy, receivedBy].map((side) => query(newest(side(database, user)), atMost(limit))),
        select: (answers) => messagesOf(answers, limit),
        isSame: isSameList,
        listener,
      }),

    subscribeThread: (user, counterpart, limit, listener) =>
      subscribe({
        user,
        questions: (database) =>
          between(database, user, counterpart).map((side) => query(newest(side), atMost(limit))),
        select: (answers) => messagesOf(answers, limit),
        isSame: isSameList,
        listener,
      }),

    subscribeDates: (user, limit, listener) =>
      subscribe({
        user,
        questions: (database) =>
          [sentBy, receivedBy].map((side) => query(newest(withDates(side(database, user))), atMost(limit))),
        select: (answers) => messagesOf(answers, limit),
        isSame: isSameList,
        listener,
      }),
  };
};

/** Only the read mark of a stored message can change. */
const isSameList = (a: readonly Message[], b: readonly Message[]): boolean =>
  a.length === b.length &&
  a.every(
    (message, i) =>
      message.id === b[i]?.id && message.isRead === b[i].isRead && message.createdAt === b[i].createdAt,
  );
