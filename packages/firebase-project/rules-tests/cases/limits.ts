import { createHash } from 'node:crypto';
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { allowed, denied, type Case } from '../case.ts';
import { AN_HOUR_AGO, LONG_AGO, profile, type Data } from '../documents.ts';
import { PAST, times } from '../fields.ts';
import { ADA, BOB, CYD, NIA, signedInAtOf } from '../identities.ts';
import { ADA_IS_LEAVING, type Documents } from '../world.ts';
import { create, newMessage, newRobot, read, remove, update } from '../writes.ts';

const OUTBOX = `users/${ADA}/private/outbox`;
const LISTING = `users/${ADA}/private/listing`;
const UPLOADS = `users/${ADA}/private/uploads`;
const TEXT = 'Cheap robots for sale, 🤖 write to me at once';
const entryOf = (text: string, kind = 'm') =>
  `${kind}:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

const LIMITS: Documents = {
  'settings/limits': {
    messages: 3,
    newMessages: 2,
    requests: 2,
    newRequests: 1,
    listings: 3,
    newListings: 2,
    pictures: 3,
    newPictures: 2,
    sameText: 2,
    newDays: 7,
  },
};
/** A table that was saved before pictures were limited. */
const OLDER_LIMITS: Documents = { 'settings/limits': { newDays: 7 } };
const NEW_ADA: Documents = { [`users/${ADA}`]: { ...profile(ADA, 'Ada'), createdAt: new Date() } };

/** What Ada sent since an hour ago, or longer. */
const sent = (entries: readonly string[], since: unknown = AN_HOUR_AGO): Documents => ({
  [OUTBOX]: { message: 'x', entry: 'm', since, entries: [...entries] },
});
const next = (entries: readonly string[], changes: Data = {}): Data => ({
  message: 'a',
  entry: entries.at(-1) ?? '',
  since: AN_HOUR_AGO,
  entries: [...entries],
  ...changes,
});
const first = (entries: readonly string[] = ['m']): Data => next(entries, { since: serverTimestamp() });
const outbox = (data: Data): Case['attempt'] => create(OUTBOX, data);

/** One commit with a message and its outbox. */
const sending =
  (message: Data, box: Data, id = 'a'): Case['attempt'] =>
  (database) => {
    const batch = writeBatch(database);
    batch.set(doc(database, OUTBOX), { ...box, message: id });
    batch.set(doc(database, `messages/${id}`), message);
    return batch.commit();
  };
const listed = (count: number, since: unknown = AN_HOUR_AGO): Data => ({ since, count, last: 'ada_x' });
const listing =
  (data: Data, id = 'ada_a'): Case['attempt'] =>
  (database) => {
    const batch = writeBatch(database);
    batch.set(doc(database, LISTING), { ...data, last: id });
    batch.set(doc(database, `robots/${id}`), newRobot());
    return batch.commit();
  };

/** What a person sends in a day. */
const messages = [
  ...allowed('D796', { 'a first message': outbox(first()) }, { given: { ...LIMITS, [OUTBOX]: null } }),
  ...allowed(
    'D796',
    { 'a first message that is counted': outbox(first()) },
    { given: { ...LIMITS, [OUTBOX]: { message: 'x' } } },
  ),
  ...allowed(
    'D796',
    {
      'a third message': outbox(next(['m', 'm', 'm'])),
      'a request after two messages': outbox(next(['m', 'm', 'r'])),
      'a step that is not counted': outbox(next(['m', 'm'], { entry: '' })),
    },
    { given: { ...LIMITS, ...sent(['m', 'm']) } },
  ),
  ...allowed(
    'D796',
    { 'a step beyond every limit': outbox(next(['m', 'm', 'm', 'm', 'r', 'r', 'r'], { entry: '' })) },
    { given: { ...LIMITS, ...sent(['m', 'm', 'm', 'm', 'r', 'r', 'r']) } },
  ),
  ...allowed(
    'D796',
    { 'a second message of a new account': outbox(next(['m', 'm'])) },
    { given: { ...LIMITS, ...NEW_ADA, ...sent(['m']) } },
  ),
  ...allowed(
    'D796',
    { 'a request of a new account': outbox(next(['m', 'r'])) },
    { given: { ...LIMITS, ...NEW_ADA, ...sent(['m']) } },
  ),
  ...allowed(
    'D796',
    { 'a first message of another day': outbox(first()), 'a step of another day': outbox(first([])) },
    { given: { ...LIMITS, ...sent(['m', 'm', 'm'], LONG_AGO) } },
  ),
  ...allowed(
    'D797',
    { 'the same text twice': outbox(next([entryOf(TEXT), entryOf(TEXT)])) },
    { given: { ...LIMITS, ...sent([entryOf(TEXT)]) } },
  ),
  ...allowed(
    'D797',
    { 'another text after it': outbox(next([entryOf(TEXT), entryOf(TEXT), entryOf('x')])) },
    { given: { ...LIMITS, ...sent([entryOf(TEXT), entryOf(TEXT)]) } },
  ),
  ...allowed(
    'D796',
    { 'an outbox of an older client, as long as there is no table': outbox({ message: 'a' }) },
    { given: { [OUTBOX]: null } },
  ),
  ...allowed(
    'D796',
    { 'a count as long as there is no table': outbox(next(['m', 'm', 'm', 'm', 'm'])) },
    { given: sent(['m', 'm', 'm', 'm']) },
  ),
  ...denied(
    'D796',
    {
      'a fourth message': outbox(next(['m', 'm', 'm', 'm'])),
      'a longer fourth message': outbox(next(['m', 'm', 'm', entryOf(TEXT)])),
      'an outbox that counts nothing': outbox({ message: 'a' }),
      'a count that begins again too early': outbox(first()),
      'a count that forgets': outbox(next(['m'])),
      'a count that forgets all': outbox(next([], { entry: '' })),
      'a message that is not added': outbox(next(['m', 'm', 'm'])),
      'an entry of no kind': outbox(next(['m', 'm', 'm', 'x'])),
      'an entry with another fingerprint': outbox(next(['m', 'm', 'm', 'm:XYZ'])),
      'a later beginning': outbox(next(['m', 'm', 'm', 'r'], { since: serverTimestamp() })),
      'an earlier beginning': outbox(next(['m', 'm', 'm', 'r'], { since: PAST })),
      'something extra': outbox(next(['m', 'm', 'm', 'r'], { more: 1 })),
      'no entries': outbox({ message: 'a', entry: 'r', since: AN_HOUR_AGO }),
      'two entries': outbox(next(['m', 'm', 'm', 'r', 'r'])),
      'another order': outbox(next(['r', 'm', 'm', 'm'], { entry: 'r' })),
      'an entry that is a number': outbox(next(['m', 'm', 'm', 'r'], { entry: 1 })),
      'a long id': outbox(next(['m', 'm', 'm', 'r'], { message: times(61) })),
    },
    { given: { ...LIMITS, ...sent(['m', 'm', 'm']) } },
  ),
  ...denied(
    'D796',
    { 'a third request': outbox(next(['r', 'r', 'r'])) },
    { given: { ...LIMITS, ...sent(['r', 'r']) } },
  ),
  ...denied(
    'D796',
    { 'a third message of a new account': outbox(next(['m', 'm', 'm'])) },
    { given: { ...LIMITS, ...NEW_ADA, ...sent(['m', 'm']) } },
  ),
  ...denied(
    'D796',
    { 'a second request of a new account': outbox(next(['r', 'r'])) },
    { given: { ...LIMITS, ...NEW_ADA, ...sent(['r']) } },
  ),
  ...denied(
    'D797',
    {
      'the same text a third time': outbox(next([entryOf(TEXT), entryOf(TEXT), entryOf(TEXT)])),
      'the same text in a request': outbox(next([entryOf(TEXT), entryOf(TEXT), entryOf(TEXT, 'r')])),
    },
    { given: { ...LIMITS, ...sent([entryOf(TEXT), entryOf(TEXT)]) } },
  ),
  ...denied(
    'D796',
    { 'a count of another day that goes on': outbox(next(['m', 'm', 'm', 'm'], { since: LONG_AGO })) },
    { given: { ...LIMITS, ...sent(['m', 'm', 'm'], LONG_AGO) } },
  ),
  ...denied(
    'D796',
    { 'more than a thousand entries': outbox(next(Array.from({ length: 1001 }, () => 'm'))) },
    { given: sent(Array.from({ length: 1000 }, () => 'm')) },
  ),
  ...allowed(
    'D796',
    { 'a thousand entries': outbox(next(Array.from({ length: 1000 }, () => 'm'))) },
    { given: sent(Array.from({ length: 999 }, () => 'm')) },
  ),
  ...allowed(
    'D796',
    { 'two messages of a person without a profile': create(`users/${NIA}/private/outbox`, next(['m', 'm'])) },
    { as: 'new', given: { ...LIMITS, [`users/${NIA}/private/outbox`]: next(['m']) } },
  ),
  ...denied(
    'D796',
    {
      'a third message of a person without a profile': create(
        `users/${NIA}/private/outbox`,
        next(['m', 'm', 'm']),
      ),
    },
    { as: 'new', given: { ...LIMITS, [`users/${NIA}/private/outbox`]: next(['m', 'm']) } },
  ),
  ...allowed(
    'D796',
    { 'a third message of a person whose profile has no date': outbox(next(['m', 'm', 'm'])) },
    {
      given: {
        ...LIMITS,
        [`users/${ADA}`]: { ...profile(ADA, 'Ada'), createdAt: null },
        ...sent(['m', 'm']),
      },
    },
  ),
];

/** A message and what its outbox says of it. */
const together = [
  ...allowed(
    'D796, D797',
    {
      'a short message': sending(newMessage(), next(['m', 'm'])),
      'a message of 39 characters': sending({ ...newMessage(), content: times(39) }, next(['m', 'm'])),
      'a message of 40 characters': sending(
        { ...newMessage(), content: times(40, '🤖') },
        next(['m', entryOf(times(40, '🤖'))]),
      ),
      'a message with its fingerprint': sending(
        { ...newMessage(), content: TEXT },
        next(['m', entryOf(TEXT)]),
      ),
    },
    { given: { ...LIMITS, ...sent(['m']) } },
  ),
  ...denied(
    'D796, D797',
    {
      'a message that is no step and not counted': sending(newMessage(), next(['m'], { entry: '' })),
      'a message that is counted as a request': sending(newMessage(), next(['m', 'r'])),
      'a longer message without its fingerprint': sending(
        { ...newMessage(), content: TEXT },
        next(['m', 'm']),
      ),
      'a longer message with another fingerprint': sending(
        { ...newMessage(), content: TEXT },
        next(['m', entryOf('x')]),
      ),
      'a short message with a fingerprint': sending(newMessage(), next(['m', entryOf('Is it still there?')])),
      'a message whose outbox names another': create('messages/b', newMessage()),
    },
    { given: { ...LIMITS, ...sent(['m']) } },
  ),
];

/** New listings of a day. */
const listings = [
  ...allowed(
    'D796',
    { 'a first listing': listing(listed(1, serverTimestamp())) },
    { given: { ...LIMITS, [LISTING]: null } },
  ),
  ...allowed(
    'D796',
    { 'a third listing': listing({ ...listed(3), last: 'ada_a' }) },
    { given: { ...LIMITS, [LISTING]: listed(2) } },
  ),
  ...allowed(
    'D796',
    { 'a first listing of another day': listing({ ...listed(1, serverTimestamp()), last: 'ada_a' }) },
    { given: { ...LIMITS, [LISTING]: listed(3, LONG_AGO) } },
  ),
  ...allowed('D796', {
    'a listing that is not counted, without a table': create('robots/ada_a', newRobot()),
  }),
  ...allowed(
    'D796',
    { 'a count without a table': create(LISTING, listed(9)) },
    { given: { [LISTING]: listed(8) } },
  ),
  ...allowed('D796', { 'one’s count read': read(LISTING) }, { given: { [LISTING]: listed(1) } }),
  ...allowed(
    'D796',
    { 'one’s count deleted while leaving': remove(LISTING) },
    { given: { ...ADA_IS_LEAVING, [LISTING]: listed(1) } },
  ),
  ...denied(
    'D796',
    {
      'a fourth listing': create(LISTING, listed(4)),
      'a count that begins again too early': create(LISTING, listed(1, serverTimestamp())),
      'a count that stays': update(LISTING, { last: 'ada_y' }),
      'a count that goes down': update(LISTING, { count: 2 }),
      'a listing that is not counted': create('robots/ada_a', newRobot()),
      'a count deleted without leaving': remove(LISTING),
    },
    { given: { ...LIMITS, [LISTING]: listed(3) } },
  ),
  ...denied(
    'D796',
    {
      'a count with something extra': create(LISTING, { ...listed(2), more: 1 }),
      'a count that jumps': create(LISTING, listed(3)),
      'a long id': create(LISTING, { ...listed(2), last: times(61) }),
      'a count as text': create(LISTING, { ...listed(2), count: '2' }),
      'a later beginning': create(LISTING, listed(2, serverTimestamp())),
      'another’s count': create(`users/${BOB}/private/listing`, listed(1, serverTimestamp())),
      'another’s count read': read(`users/${CYD}/private/listing`),
    },
    { given: { ...LIMITS, [LISTING]: listed(1) } },
  ),
  ...denied(
    'D796',
    { 'a third listing of a new account': create(LISTING, listed(3)) },
    { given: { ...LIMITS, ...NEW_ADA, [LISTING]: listed(2) } },
  ),
  ...denied(
    'D796',
    { 'a count while leaving': create(LISTING, listed(2)) },
    { given: { ...ADA_IS_LEAVING, [LISTING]: listed(1) } },
  ),
  ...denied(
    'D796',
    { 'a listing without any count': create('robots/ada_a', newRobot()) },
    { given: { ...LIMITS, [LISTING]: null } },
  ),
];

const written = (names: readonly string[], since: unknown = AN_HOUR_AGO): Data => ({
  since,
  names: [...names],
});
const uploads = (data: Data): Case['attempt'] => create(UPLOADS, data);
const [A, B, C, D] = ['robots/a.jpg', 'avatars/b.jpg', 'rentals/message/c.jpg', 'robots/d.jpg'] as const;
const NAMES = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `robots/${index}.jpg`);

/** Pictures of a day, which are written down before they are uploaded (D830). */
const pictures = [
  ...allowed(
    'D830',
    {
      'a first picture': uploads(written([A], serverTimestamp())),
      'the longest name': uploads(written([times(140)], serverTimestamp())),
    },
    { given: { ...LIMITS, [UPLOADS]: null } },
  ),
  ...allowed(
    'D830',
    { 'a third picture': uploads(written([A, B, C])), 'one’s pictures read': read(UPLOADS) },
    { given: { ...LIMITS, [UPLOADS]: written([A, B]) } },
  ),
  ...allowed(
    'D830',
    { 'a second picture of a new account': uploads(written([A, B])) },
    { given: { ...LIMITS, ...NEW_ADA, [UPLOADS]: written([A]) } },
  ),
  ...allowed(
    'D830',
    { 'a first picture of another day': uploads(written([D], serverTimestamp())) },
    { given: { ...LIMITS, [UPLOADS]: written([A, B, C], LONG_AGO) } },
  ),
  ...allowed(
    'D830',
    { 'the thousandth picture, without a table': uploads(written(NAMES(1000))) },
    { given: { [UPLOADS]: written(NAMES(999)) } },
  ),
  ...allowed(
    'D830',
    { 'as many as today by a table that knows no pictures': uploads(written(NAMES(150))) },
    { given: { ...OLDER_LIMITS, [UPLOADS]: written(NAMES(149)) } },
  ),
  ...allowed(
    'D830',
    { 'as many of a new account by a table that knows no pictures': uploads(written(NAMES(60))) },
    { given: { ...OLDER_LIMITS, ...NEW_ADA, [UPLOADS]: written(NAMES(59)) } },
  ),
  ...allowed(
    'D830',
    { 'one’s pictures forgotten while leaving': remove(UPLOADS) },
    { given: { ...ADA_IS_LEAVING, [UPLOADS]: written([A]) } },
  ),
  ...denied(
    'D830',
    {
      'a fourth picture': uploads(written([A, B, C, D])),
      'a day that begins again too early': uploads(written([D], serverTimestamp())),
      'pictures forgotten without leaving': remove(UPLOADS),
    },
    { given: { ...LIMITS, [UPLOADS]: written([A, B, C]) } },
  ),
  ...denied(
    'D830',
    { 'a third picture of a new account': uploads(written([A, B, C])) },
    { given: { ...LIMITS, ...NEW_ADA, [UPLOADS]: written([A, B]) } },
  ),
  ...denied(
    'D830',
    {
      'nothing new': uploads(written([A])),
      'another for the one that is there': uploads(written([B])),
      'two at once': uploads(written([A, B, C])),
      'another order': uploads(written([B, A])),
      'a later beginning': uploads(written([A, B], serverTimestamp())),
      'an earlier beginning': uploads(written([A, B], PAST)),
      'something extra': uploads({ ...written([A, B]), more: 1 }),
      'no name': uploads(written([A, ''])),
      'a longer name': uploads(written([A, times(141)])),
      'a name that is a number': uploads({ since: AN_HOUR_AGO, names: [A, 1] }),
      'names that are no list': uploads({ since: AN_HOUR_AGO, names: A + B }),
      'another’s': create(`users/${BOB}/private/uploads`, written([A], serverTimestamp())),
      'another’s read': read(`users/${CYD}/private/uploads`),
    },
    { given: { ...LIMITS, [UPLOADS]: written([A]) } },
  ),
  ...denied(
    'D830',
    { 'a picture while leaving': uploads(written([A, B])) },
    { given: { ...ADA_IS_LEAVING, [UPLOADS]: written([A]) } },
  ),
  ...denied(
    'D830',
    { 'more than a thousand, without a table': uploads(written(NAMES(1001))) },
    { given: { [UPLOADS]: written(NAMES(1000)) } },
  ),
  ...denied(
    'D830',
    { 'more than today by a table that knows no pictures': uploads(written(NAMES(151))) },
    { given: { ...OLDER_LIMITS, [UPLOADS]: written(NAMES(150)) } },
  ),
  ...denied(
    'D830',
    { 'more of a new account by a table that knows no pictures': uploads(written(NAMES(61))) },
    { given: { ...OLDER_LIMITS, ...NEW_ADA, [UPLOADS]: written(NAMES(60)) } },
  ),
];

/** A request may evaluate 1000 expressions, and these are what the most are evaluated for. */
const LATER = new Date((signedInAtOf('self') + 1) * 1000);
const KEPT: Documents = { [`users/${ADA}/private/session`]: { since: LATER, kept: signedInAtOf('self') } };
const fromKept = allowed(
  'D796',
  {
    'a listing by a sign-in that was kept': listing(listed(2)),
    'a picture by a sign-in that was kept': uploads(written([A, B])),
    'a message by a sign-in that was kept': sending(
      { ...newMessage(), content: TEXT },
      next(['m', entryOf(TEXT)]),
    ),
  },
  { given: { ...LIMITS, ...KEPT, ...sent(['m']), [LISTING]: listed(1), [UPLOADS]: written([A]) } },
);

/** The table itself. */
const table = [
  ...allowed(
    'D796',
    { 'the table read by a visitor': read('settings/limits') },
    { as: 'anonymous', given: LIMITS },
  ),
  ...denied(
    'D796',
    {
      'the table changed': update('settings/limits', { messages: 500 }),
      'the table replaced': create('settings/limits', { messages: 500 }),
      'the table removed': remove('settings/limits'),
    },
    { as: 'operator', given: LIMITS },
  ),
];

/** How much a person may do in a day. */
export const limits: readonly Case[] = [
  ...messages,
  ...together,
  ...listings,
  ...pictures,
  ...fromKept,
  ...table,
];
