import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { cases } from '../case.ts';
import { LONG_AGO, message, profile } from '../documents.ts';
import { fieldCases, only, text, times, type Field, type Fields } from '../fields.ts';
import { ADA, BOB, CYD, NIA, ZOE } from '../identities.ts';
import { ADA_IS_LEAVING } from '../world.ts';
import { create, createWith, newMessage, read, remove, update } from '../writes.ts';

const NEW = 'messages/new';
const RECEIVED = 'messages/bob-to-ada';
const SENT = 'messages/ada-to-bob';

const PAST = Timestamp.fromMillis(LONG_AGO.toMillis() - 1000);
const FUTURE = Timestamp.fromMillis(4_000_000_000_000);

const content: Field = {
  taken: { ...text(1, 5000).taken, 'space around words': '  hello  ', 'two lines': 'a\nb', markup: '<b>a</b>' },
  refused: { ...text(1, 5000).refused, spaces: '   ', newlines: '\n\n', 'a tab': '\t', '5000 spaces': times(5000, ' ') },
};

const FIELDS: Fields = {
  content,
  senderId: only(ADA, { 'another’s id': BOB, 'a third person’s id': CYD, 'no text': '', 'a number': 1, 'a list': [ADA] }),
  senderName: {
    taken: { 'one’s own name': 'Ada Okafor', User: 'User' },
    refused: {
      'another’s name': 'Bob Okafor',
      'half one’s name': 'Ada',
      'one’s name with more space': 'Ada  Okafor',
      'no text': '',
      'a number': 1,
      null: null,
    },
  },
  receiverId: {
    taken: { 'a user’s id': BOB, 'another user’s id': CYD },
    refused: {
      'one’s own id': ADA,
      'the id of nobody': 'nobody',
      'the id of somebody without a profile': NIA,
      'the id of somebody who is leaving': ZOE,
      'no text': '',
      'a path': `${BOB}/private/contact`,
      'a path upwards': '../users/bob',
      'a number': 1,
      null: null,
      'a list': [BOB],
    },
  },
  receiverName: text(1, 101),
  receiverEmail: only('', { 'an address': 'bob@example.com', space: ' ', 'a number': 0, false: false }),
  isRead: only(false, { true: true, text: 'false', 'a number': 0 }),
  createdAt: only(serverTimestamp(), { 'the past': PAST, 'the future': FUTURE, text: 'now', 'a number': 1 }),
  robotId: text(1, 200, { mayBeMissing: true }),
};

const CHANGES = {
  content: 'Something else',
  createdAt: PAST,
  senderName: 'Somebody',
  receiverName: 'Somebody else',
  senderId: CYD,
  receiverId: CYD,
  receiverEmail: 'ada@example.com',
  robotId: 'another',
  pinned: true,
};

export const messages = [
  ...fieldCases('M1–M5', 'a message', 'self', FIELDS, createWith(NEW, newMessage())),
  ...cases('M1', 'denied', 'self', { 'a message with something extra': create(NEW, { ...newMessage(), pinned: true }) }),
  ...cases('M1', 'allowed', 'eight-hours', { 'a sign-in of nearly eight hours is enough': create(NEW, newMessage()) }),
  ...cases('M1', 'allowed', 'new', { 'somebody without a profile writes as User': create(NEW, newMessage(NIA, BOB, 'User')) }),
  ...cases('M1', 'denied', 'new', { 'somebody without a profile writes under a name': create(NEW, newMessage(NIA, BOB, 'Nia')) }),
  ...cases('M1', 'allowed', 'self', { 'somebody with one name writes under it': create(NEW, newMessage(ADA, BOB, 'Ada')) }, {
    [`users/${ADA}`]: { ...profile(ADA, 'Ada'), lastName: '' },
  }),

  ...cases('M6', 'allowed', 'self', {
    'a sent message read': read(SENT),
    'a received message read': read(RECEIVED),
    'a message that is not there looked for': read('messages/none'),
  }),
  ...cases('M6', 'denied', 'self', { 'a message between others read': read('messages/bob-to-cyd') }),
  ...cases('M6', 'denied', 'anonymous', { 'a message that is not there': read('messages/none') }),
  ...cases('M6', 'denied', 'stale', { 'a message that is not there': read('messages/none'), 'a received message': read(RECEIVED) }),

  ...Object.entries(CHANGES).flatMap(([field, value]) =>
    cases('M7', 'denied', 'self', {
      [`${field} of a received message changed`]: update(RECEIVED, { [field]: value }),
      [`${field} changed with the read mark`]: update(RECEIVED, { isRead: true, [field]: value }),
    }),
  ),
  ...cases('M7', 'denied', 'self', {
    'a sent message marked read': update(SENT, { isRead: true }),
    'a message between others marked read': update('messages/bob-to-cyd', { isRead: true }),
    'an unread message marked with text': update(RECEIVED, { isRead: 'true' }),
    'an unread message marked with null': update(RECEIVED, { isRead: null }),
  }),
  ...cases('M7', 'denied', 'self', {
    'a read message marked unread': update(RECEIVED, { isRead: false }),
    'a read message marked with text': update(RECEIVED, { isRead: 'true' }),
  }, { [RECEIVED]: { ...message(BOB, ADA, 'Bob Okafor'), isRead: true } }), // prettier-ignore
  ...cases('M7', 'denied', 'self', { 'a message with a broken mark marked read': update(RECEIVED, { isRead: true }) }, {
    [RECEIVED]: { ...message(BOB, ADA, 'Bob Okafor'), isRead: 'no' },
  }),

  ...cases('M8', 'denied', 'self', { 'a sent message deleted without leaving': remove(SENT), 'a received one': remove(RECEIVED) }),
  ...cases('M8', 'allowed', 'self', { 'a received message deleted while leaving': remove(RECEIVED) }, ADA_IS_LEAVING),
  ...cases('M8', 'denied', 'self', { 'a message between others deleted while leaving': remove('messages/bob-to-cyd') }, ADA_IS_LEAVING),
  ...cases('M8', 'denied', 'counterpart', { 'a message deleted because the other leaves': remove(SENT) }, ADA_IS_LEAVING),

  ...cases('M9', 'denied', 'self', {
    'a message sent a second time': create(SENT, newMessage()),
    'another’s message sent again': create(RECEIVED, newMessage()),
  }),
];
