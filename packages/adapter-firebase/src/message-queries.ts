import { byNewest, type DatesNote, type Message, type MessageCursor, type UserId } from '@roborrow/domain';
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
import { WITH_TIME } from './reading/question.ts';
import { filterOf } from './reading/sdk-store.ts';

/* The rules let a user query messages that they sent, or messages that they received. So a list of both
   needs two queries. */

export const receivedBy = (database: Firestore, user: UserId): Query =>
  query(messagesIn(database), where('receiverId', '==', user));

export const sentBy = (database: Firestore, user: UserId): Query =>
  query(messagesIn(database), where('senderId', '==', user));

export const unreadBy = (database: Firestore, user: UserId): Query =>
  query(receivedBy(database, user), where('isRead', '==', false));

/** The messages of a thread that the user has not read. */
export const unreadFrom = (database: Firestore, user: UserId, counterpart: UserId): Query =>
  query(unreadBy(database, user), where('senderId', '==', counterpart));

/** The two queries of a thread. */
export const between = (database: Firestore, user: UserId, counterpart: UserId): readonly Query[] => [
  query(sentBy(database, user), where('receiverId', '==', counterpart)),
  query(receivedBy(database, user), where('senderId', '==', counterpart)),
];

/** Whatever a message says of dates. */
const KINDS: Readonly<Record<DatesNote['kind'], true>> = {
  asked: true,
  accepted: true,
  declined: true,
  withdrawn: true,
  cancelled: true,
  'handed-over': true,
  returned: true,
  'not-happened': true,
  meeting: true,
  'meeting-agreed': true,
  photos: true,
};

/** Those that say something of dates: the requests on the dashboard are among the 100 newest of them (D509). */
export const withDates = (messages: Query): Query =>
  query(messages, where('dates.kind', 'in', Object.keys(KINDS)));

/** Newest first, equal times by id, descending; starts after the cursor if there is one. */
export const newest = (messages: Query, before?: MessageCursor): Query => {
  const ordered = query(
    messages,
    filterOf(WITH_TIME),
    orderBy('createdAt', 'desc'),
    orderBy(documentId(), 'desc'),
  );
  return before ? query(ordered, startAfter(Timestamp.fromMillis(before.createdAt), before.id)) : ordered;
};

/** Merges the results of several queries, each newest first, without duplicates. */
export const mergeNewest = (lists: readonly (readonly Message[])[]): readonly Message[] =>
  [...new Map(lists.flat().map((message): [string, Message] => [message.id, message])).values()].sort(
    byNewest,
  );
