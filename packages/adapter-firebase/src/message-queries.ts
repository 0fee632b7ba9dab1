import type { MessageCursor, UserId } from '@roborrow/domain';
import {
  documentId,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { messagesIn } from './documents.ts';
import { WITH_TIME } from './with-time.ts';

/*
 * The rules let a user ask for what they sent or what they received, so whatever is both is asked for in two queries.
 */

export const receivedBy = (database: Firestore, user: UserId): Query =>
  query(messagesIn(database), where('receiverId', '==', user));

export const sentBy = (database: Firestore, user: UserId): Query =>
  query(messagesIn(database), where('senderId', '==', user));

export const unreadBy = (database: Firestore, user: UserId): Query =>
  query(receivedBy(database, user), where('isRead', '==', false));

/** What of a thread the user has not read. */
export const unreadFrom = (database: Firestore, user: UserId, counterpart: UserId): Query =>
  query(unreadBy(database, user), where('senderId', '==', counterpart));

/** The two sides of a thread. */
export const between = (database: Firestore, user: UserId, counterpart: UserId): readonly Query[] => [
  query(sentBy(database, user), where('receiverId', '==', counterpart)),
  query(receivedBy(database, user), where('senderId', '==', counterpart)),
];

/** Newest first, ties by id, descending; from a cursor on, if there is one. */
export const newest = (messages: Query, before?: MessageCursor): Query => {
  const ordered = query(messages, WITH_TIME, orderBy('createdAt', 'desc'), orderBy(documentId(), 'desc'));
  return before ? query(ordered, startAfter(Timestamp.fromMillis(before.createdAt), before.id)) : ordered;
};
