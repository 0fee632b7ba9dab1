import { allowed, denied } from '../case.ts';
import { profile } from '../documents.ts';
import { fieldCases, filled, only, stamp, text, times, type Field, type Fields } from '../fields.ts';
import { ADA, BOB, CYD, NIA, ZOE } from '../identities.ts';
import { ADA_IS_LEAVING } from '../world.ts';
import { create, createWith, newMessage, remove, together } from '../writes.ts';

/** Contains the id of NEW, so that each case tests only the message. */
const OUTBOX = `users/${ADA}/private/outbox`;
const NEW = 'messages/new';
const RECEIVED = 'messages/bob-to-ada';
const SENT = 'messages/ada-to-bob';

/** D245: the content. */
const content: Field = {
  taken: {
    ...filled(5000).taken,
    'space around words': '  hello  ',
    'two lines': 'a\nb',
    'one character of an astral plane': '🤖',
    markup: '<b>a</b>',
  },
  refused: {
    ...filled(5000).refused,
    spaces: '   ',
    newlines: '\n\n',
    'a tab': '\t',
    '5000 spaces': times(5000, ' '),
  },
};

/** D241 to D244: sender and receiver, no address, the current time and unread (D242, D243). */
const FIELDS: Fields = {
  content,
  senderId: only(ADA, {
    'another’s id': BOB,
    'a third person’s id': CYD,
    'no text': '',
    'a number': 1,
    'a list': [ADA],
  }),
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
      'the id of no user': 'unknown',
      'the id of a user without a profile': NIA,
      'the id of a user who is being deleted': ZOE,
      'no text': '',
      'a path': `${BOB}/private/contact`,
      'a path upwards': '../users/bob',
      'a number': 1,
      null: null,
      'a list': [BOB],
    },
  },
  receiverName: filled(101),
  receiverEmail: only('', { 'an address': 'bob@example.com', space: ' ', 'a number': 0, false: false }),
  isRead: only(false, { true: true, text: 'false', 'a number': 0 }),
  createdAt: stamp(),
  robotId: text(1, 200, { mayBeMissing: true }),
};

/** Sending a message. */
export const messages = [
  ...fieldCases('D241, D242, D243, D244, D245', 'a message', FIELDS, createWith(NEW, newMessage())),
  ...denied('D241', {
    'a message with something extra': create(NEW, { ...newMessage(), pinned: true }),
  }),
  ...allowed(
    'D241',
    {
      'a sign-in of nearly eight hours is enough': create(NEW, newMessage()),
    },
    { as: 'eight-hours' },
  ),
  ...allowed(
    'D241',
    {
      'a user without a profile writes as User': create(NEW, newMessage(NIA, BOB, 'User')),
    },
    { as: 'new' },
  ),
  ...denied(
    'D241',
    {
      'a user without a profile writes under a name': create(NEW, newMessage(NIA, BOB, 'Nia')),
    },
    { as: 'new' },
  ),
  ...allowed(
    'D241',
    { 'a user with one name writes under it': create(NEW, newMessage(ADA, BOB, 'Ada')) },
    {
      given: {
        [`users/${ADA}`]: { ...profile(ADA, 'Ada'), lastName: '' },
      },
    },
  ),

  ...denied(
    'D241',
    { 'a user with blank names writes under none': create(NEW, newMessage(ADA, BOB, '')) },
    { given: { [`users/${ADA}`]: { ...profile(ADA, ' '), lastName: ' ' } } },
  ),

  ...allowed('D250', {
    'one message with the outbox': together({ 'messages/a': newMessage(), [OUTBOX]: { message: 'a' } }),
    'one message as often as one likes': async (database) => {
      for (const id of ['a', 'b'])
        await together({ [`messages/${id}`]: newMessage(), [OUTBOX]: { message: id } })(database);
    },
    'the outbox alone': create(OUTBOX, { message: 'a' }),
    'the longest id': together({
      [`messages/${times(60)}`]: newMessage(),
      [OUTBOX]: { message: times(60) },
    }),
  }),
  ...denied('D250', {
    'two messages at once': together({
      'messages/a': newMessage(),
      'messages/b': newMessage(),
      [OUTBOX]: { message: 'b' },
    }),
    'a message that the outbox does not hold': create('messages/a', newMessage()),
    'a message with an id as long as a page': together({
      [`messages/${times(1500)}`]: newMessage(),
      [OUTBOX]: { message: times(1500) },
    }),
    'a message with an id of other characters': together({
      'messages/a b': newMessage(),
      [OUTBOX]: { message: 'a b' },
    }),
    'an outbox with something extra': create(OUTBOX, { message: 'a', other: 'b' }),
    'an outbox with a long id': create(OUTBOX, { message: times(61) }),
    'an outbox with a number': create(OUTBOX, { message: 1 }),
    'an outbox with nothing': create(OUTBOX, {}),
    'another’s outbox': create(`users/${BOB}/private/outbox`, { message: 'a' }),
    'one’s outbox deleted without leaving': remove(OUTBOX),
  }),
  ...denied(
    'D250',
    { 'a message without an outbox': create(NEW, newMessage()) },
    { given: { [OUTBOX]: null } },
  ),
  ...denied(
    'D250',
    { 'an outbox while leaving': create(OUTBOX, { message: 'a' }) },
    { given: ADA_IS_LEAVING },
  ),
  ...allowed('D250', { 'one’s outbox deleted while leaving': remove(OUTBOX) }, { given: ADA_IS_LEAVING }),

  ...denied('D249', {
    'a message sent a second time': create(SENT, newMessage()),
    'another’s message sent again': create(RECEIVED, newMessage()),
  }),
];
