import { allowed, denied } from '../case.ts';
import { message } from '../documents.ts';
import { PAST } from '../fields.ts';
import { ADA, BOB, CYD } from '../identities.ts';
import { ADA_IS_LEAVING } from '../world.ts';
import { read, remove, update } from '../writes.ts';

const RECEIVED = 'messages/bob-to-ada';
const SENT = 'messages/ada-to-bob';

const CHANGES = {
  content: 'Something else',
  createdAt: PAST,
  senderName: 'Another sender',
  receiverName: 'Another receiver',
  senderId: CYD,
  receiverId: CYD,
  receiverEmail: 'ada@example.com',
  robotId: 'another',
  pinned: true,
};

/** Reading stored messages, marking them read, and deleting them. */
export const storedMessages = [
  ...allowed('D246', {
    'a sent message read': read(SENT),
    'a received message read': read(RECEIVED),
    'a message that is not there looked for': read('messages/none'),
  }),
  ...denied('D246', { 'a message between others read': read('messages/bob-to-cyd') }),
  ...denied('D246', { 'a message that is not there': read('messages/none') }, { as: 'anonymous' }),
  ...denied(
    'D246',
    {
      'a message that is not there': read('messages/none'),
      'a received message': read(RECEIVED),
    },
    { as: 'stale' },
  ),

  ...Object.entries(CHANGES).flatMap(([field, value]) =>
    denied('D247', {
      [`${field} of a received message changed`]: update(RECEIVED, { [field]: value }),
      [`${field} changed with the read mark`]: update(RECEIVED, { isRead: true, [field]: value }),
    }),
  ),
  ...denied('D247', {
    'a sent message marked read': update(SENT, { isRead: true }),
    'a message between others marked read': update('messages/bob-to-cyd', { isRead: true }),
    'an unread message marked with text': update(RECEIVED, { isRead: 'true' }),
    'an unread message marked with null': update(RECEIVED, { isRead: null }),
  }),
  ...denied(
    'D247',
    {
      'a read message marked unread': update(RECEIVED, { isRead: false }),
      'a read message marked with text': update(RECEIVED, { isRead: 'true' }),
    },
    { given: { [RECEIVED]: { ...message(BOB, ADA, 'Bob Okafor'), isRead: true } } },
  ),
  ...allowed(
    'D247',
    { 'a message marked read that another window marked': update(RECEIVED, { isRead: true }) },
    { given: { [RECEIVED]: { ...message(BOB, ADA, 'Bob Okafor'), isRead: true } } },
  ),
  ...denied(
    'D247',
    { 'a message with a broken mark marked read': update(RECEIVED, { isRead: true }) },
    {
      given: {
        [RECEIVED]: { ...message(BOB, ADA, 'Bob Okafor'), isRead: 'no' },
      },
    },
  ),

  ...denied('D248', {
    'a sent message deleted without leaving': remove(SENT),
    'a received one': remove(RECEIVED),
  }),
  ...allowed('D248', { 'a sent message deleted while leaving': remove(SENT) }, { given: ADA_IS_LEAVING }),
  ...denied(
    'D248',
    { 'a received message deleted while leaving': remove(RECEIVED) },
    { given: ADA_IS_LEAVING },
  ),
  ...denied(
    'D248',
    { 'a message between others deleted while leaving': remove('messages/bob-to-cyd') },
    { given: ADA_IS_LEAVING },
  ),
  ...denied(
    'D248',
    { 'a message deleted because the other leaves': remove(SENT) },
    { as: 'counterpart', given: ADA_IS_LEAVING },
  ),
];
