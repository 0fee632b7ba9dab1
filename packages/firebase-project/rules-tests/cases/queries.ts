import {
  and,
  collection,
  collectionGroup,
  documentId,
  getCount,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { LIST_MAX } from '@roborrow/domain';
import { allowed, denied, type Case } from '../case.ts';
import { followed } from '../followed.ts';
import { ADA, BOB, CYD } from '../identities.ts';

/** Adds a limit, which every query needs; if there are several limits, the last one counts. */
const limited = (database: Firestore, path: string, constraints: readonly QueryConstraint[]): Query =>
  query(collection(database, path), limit(20), ...constraints);

const asked =
  (path: string, ...constraints: readonly QueryConstraint[]): Case['attempt'] =>
  (database) =>
    getDocs(limited(database, path, constraints));

const counted =
  (path: string, ...constraints: readonly QueryConstraint[]): Case['attempt'] =>
  (database) =>
    getCount(limited(database, path, constraints));

const inGroup =
  (id: string): Case['attempt'] =>
  (database) =>
    getDocs(query(collectionGroup(database, id), limit(20)));

/** All results of a query, without a limit. */
const unlimited =
  (path: string, ...constraints: readonly QueryConstraint[]): Case['attempt'] =>
  (database) =>
    getDocs(query(collection(database, path), ...constraints));

const countedUnlimited =
  (path: string, ...constraints: readonly QueryConstraint[]): Case['attempt'] =>
  (database) =>
    getCount(query(collection(database, path), ...constraints));

/** Which queries are allowed, and with which limit. */
/** Lists of the user's own documents and of available robots are allowed; lists of users are not (D39). */
const lists = (
  row: string,
  what: string,
  path: string,
  ...constraints: readonly QueryConstraint[]
): readonly Case[] => [
  ...allowed(row, {
    [`1000 ${what}`]: asked(path, ...constraints, limit(LIST_MAX)),
    [`1000 ${what}, counted`]: counted(path, ...constraints, limit(LIST_MAX)),
  }),
  ...denied(row, {
    [`1001 ${what}`]: asked(path, ...constraints, limit(LIST_MAX + 1)),
    [`${what} without a limit`]: unlimited(path, ...constraints),
    [`1001 ${what}, counted`]: counted(path, ...constraints, limit(LIST_MAX + 1)),
    [`${what}, counted without a limit`]: countedUnlimited(path, ...constraints),
  }),
];

const available = where('isAvailable', '==', true);
const newest = orderBy('createdAt', 'desc');
const inBox = [
  where('latitude', '>=', 35),
  where('latitude', '<=', 36),
  where('longitude', '>=', -79),
  where('longitude', '<=', -78),
];
const byPoint = [orderBy('latitude'), orderBy('longitude'), newest];
const keys = or(
  ...['0', '2'].map((from) => and(where('placeKey', '>=', from), where('placeKey', '<', `${from}1`))),
);
const byKey = (database: Firestore, filter: QueryCompositeFilterConstraint): Query =>
  query(collection(database, 'robots'), filter, orderBy('placeKey'), limit(20));
const askedBy =
  (filter: QueryCompositeFilterConstraint): Case['attempt'] =>
  (database) =>
    getDocs(byKey(database, filter));
const countedBy =
  (filter: QueryCompositeFilterConstraint): Case['attempt'] =>
  (database) =>
    getCount(byKey(database, filter));
const ofAda = where('ownerId', '==', ADA);
const ofBob = where('ownerId', '==', BOB);
const sent = where('senderId', '==', ADA);
const received = where('receiverId', '==', ADA);

export const queries = [
  ...(['anonymous', 'self', 'other', 'stale', 'new'] as const).flatMap((as) => [
    ...allowed(
      'D236',
      {
        [`${as}: available robots`]: asked('robots', available),
        [`${as}: available robots, newest first`]: asked('robots', available, newest, limit(10)),
        [`${as}: available robots in a box`]: asked('robots', available, ...inBox),
        [`${as}: available robots in a box, from south to north after a point`]: asked(
          'robots',
          available,
          where('category', 'in', ['Hobby', 'hobby']),
          ...inBox,
          ...byPoint,
          startAfter(35.5, -78.5),
        ),
        [`${as}: available robots at one point, newest first after one of them`]: asked(
          'robots',
          available,
          where('latitude', '==', 35),
          where('longitude', '==', -78),
          newest,
          orderBy(documentId(), 'desc'),
          startAfter(Timestamp.fromMillis(1), 'robot'),
        ),
        [`${as}: available robots in a box counted`]: counted('robots', available, ...inBox, ...byPoint),
        [`${as}: available robots by the keys of their places`]: askedBy(
          and(available, where('category', 'in', ['Hobby', 'hobby']), keys),
        ),
        [`${as}: available robots counted by the keys of their places`]: countedBy(and(available, keys)),
        [`${as}: an owner’s available robots`]: asked('robots', available, ofBob, newest),
        [`${as}: available robots counted`]: counted(
          'robots',
          available,
          where('category', '==', 'Industrial'),
        ),
      },
      { as },
    ),
    ...denied(
      'D236',
      {
        [`${as}: robots without a constraint`]: asked('robots', limit(1)),
        [`${as}: robots that are not available`]: asked('robots', where('isAvailable', '==', false)),
        [`${as}: another’s robots`]: asked('robots', ofBob),
        [`${as}: another’s robots that are not available`]: asked(
          'robots',
          ofBob,
          where('isAvailable', '==', false),
        ),
        [`${as}: robots in a box`]: asked('robots', ...inBox),
        [`${as}: robots in a box counted`]: counted('robots', ...inBox, ...byPoint),
        [`${as}: robots by the keys of their places`]: askedBy(keys),
        [`${as}: robots counted by the keys of their places`]: countedBy(keys),
        [`${as}: robots of a category`]: asked('robots', where('category', '==', 'Industrial')),
        [`${as}: all robots counted`]: counted('robots'),
      },
      { as },
    ),
    ...denied(
      'D201',
      {
        [`${as}: one profile out of a list`]: asked('users', limit(1)),
        [`${as}: a profile by its name`]: asked('users', where('username', '==', 'ada_1'), limit(1)),
        [`${as}: profiles counted`]: counted('users'),
        [`${as}: all contacts`]: inGroup('private'),
        [`${as}: all contact documents`]: inGroup('contact'),
      },
      { as },
    ),
    ...denied(
      'D223',
      {
        [`${as}: one claim out of a list`]: asked('usernames', limit(1)),
        [`${as}: a user’s claim`]: asked('usernames', where('uid', '==', ADA)),
      },
      { as },
    ),
    ...denied(
      'D246',
      {
        [`${as}: messages between others`]: asked(
          'messages',
          where('senderId', '==', BOB),
          where('receiverId', '==', CYD),
          limit(1),
        ),
        [`${as}: what another received`]: asked('messages', where('receiverId', '==', BOB)),
        [`${as}: what another received, live`]: followed('messages', { receiverId: BOB }),
        [`${as}: unread messages`]: asked('messages', where('isRead', '==', false), limit(1)),
        [`${as}: messages counted`]: counted('messages'),
      },
      { as },
    ).filter(({ as: who }) => who !== 'other'),
    ...denied('D1', { [`${as}: marks`]: asked('deletions', limit(1)) }, { as }),
  ]),

  ...lists('D236', 'available robots', 'robots', available),
  ...lists('D236', 'of one’s own robots', 'robots', ofAda),
  ...lists('D246', 'sent messages', 'messages', sent),
  ...lists('D246', 'received messages', 'messages', received),

  ...allowed('D236', { 'one’s own robots': asked('robots', ofAda, newest) }),
  ...denied('D236', { 'one’s own robots after eight hours': asked('robots', ofAda) }, { as: 'stale' }),
  ...allowed('D246', {
    'what one sent': asked('messages', sent, newest, limit(20)),
    'what one received': asked('messages', received, newest, limit(20)),
    'messages sent to one counterpart': asked('messages', sent, where('receiverId', '==', BOB), newest),
    'messages received from one counterpart': asked(
      'messages',
      received,
      where('senderId', '==', BOB),
      newest,
    ),
    'what one received, live': followed('messages', { receiverId: ADA }, true),
    'what one has not read, live': followed('messages', { receiverId: ADA, isRead: false }),
    'what one has not read, counted': counted('messages', received, where('isRead', '==', false)),
    'unread messages from one counterpart': asked(
      'messages',
      received,
      where('senderId', '==', BOB),
      where('isRead', '==', false),
    ),
  }),
  ...denied('D246', { 'what Ada received': asked('messages', received) }, { as: 'anonymous' }),
  ...denied(
    'D246',
    {
      'what Ada received': asked('messages', received),
      'what Ada sent': asked('messages', sent),
    },
    { as: 'other' },
  ),
  ...denied(
    'D246',
    {
      'what one received after eight hours': asked('messages', received),
      'what one sent after eight hours, live': followed('messages', { senderId: ADA }),
    },
    { as: 'stale' },
  ),
];
