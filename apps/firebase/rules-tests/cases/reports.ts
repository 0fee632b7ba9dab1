import {
  doc,
  getDocs,
  collection,
  collectionGroup,
  query,
  limit,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore';
import { allowed, denied, type Case } from '../case.ts';
import { LONG_AGO, profile, robot, type Data } from '../documents.ts';
import { fieldCases, MISSING, oneOf, only, PAST, stamp, text, times, title, type Fields } from '../fields.ts';
import { ADA, BOB, CYD, NIA, ZOE } from '../identities.ts';
import { ADA_IS_LEAVING, type Documents } from '../world.ts';
import {
  create,
  createWith,
  newReport,
  newReportCount,
  read,
  remove,
  update,
  updateWith,
} from '../writes.ts';

const COUNT = `users/${ADA}/private/reporting`;
const OF_BOB = `users/${ADA}/reports/profile_bob`;
const OF_ROBOT = `users/${ADA}/reports/listing_bob-robot`;
const OF_MESSAGE = `users/${ADA}/reports/message_bob-to-ada`;

/** Ada's next report is counted already, so that each case tests only the report. */
const counted = (last: string): Documents => ({
  [COUNT]: { since: LONG_AGO, count: 3, last },
  [OF_BOB]: null,
});
const CLEAN = counted('profile_bob');

const ofRobot = (): Data => ({
  ...newReport(),
  kind: 'listing',
  subject: 'bob-robot',
  copy: { name: 'Apex Welder', description: 'Welds.' },
});
const ofMessage = (): Data => ({
  ...newReport(),
  kind: 'message',
  subject: 'bob-to-ada',
  copy: { content: 'Is it still there?' },
});

const { taken: shown, refused } = title(1000);
const { 'empty text': _, ...refusedNotes } = refused;

const FIELDS: Fields = {
  reason: oneOf(['spam', 'scam', 'harassment', 'dangerous', 'false-identity', 'other']),
  note: { taken: { ...shown, 'empty text': '', 'two lines': 'a\nb' }, refused: refusedNotes },
  createdAt: stamp(),
  kind: only('profile', { 'another kind': 'listing', 'no kind': 'else', 'a number': 1 }),
  subject: only(BOB, { 'another person': CYD, 'a path': `${BOB}/private/contact`, 'a number': 1 }),
  person: only(BOB, { 'another person': CYD, oneself: ADA, 'a number': 1 }),
  copy: {
    taken: { 'the texts as they are stored': { displayName: 'Bob Okafor', bio: '' } },
    refused: {
      'a text that was never written': { displayName: 'Bob Okafor', bio: 'I steal.' },
      'a text left out': { displayName: 'Bob Okafor' },
      'no text': {},
      'a further text': { displayName: 'Bob Okafor', bio: '', location: '' },
      'what is no part of it': { displayName: 'Bob Okafor', bio: '', since: LONG_AGO },
      'a text': 'Bob Okafor',
      'a list': ['Bob Okafor', ''],
      null: null,
      nothing: MISSING,
    },
  },
};

const COUNT_FIELDS: Fields = {
  count: only(1, { 'no report': 0, 'two reports': 2, 'less than none': -10, text: '1' }),
  since: stamp(),
  last: text(1, 1500),
};

/** A batch that replaces each document. */
const commit =
  (documents: Readonly<Record<string, Data>>): Case['attempt'] =>
  (database) => {
    const batch = writeBatch(database);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(database, path), data);
    return batch.commit();
  };

const FULL = { [COUNT]: { since: LONG_AGO, count: 10, last: 'x' }, [OF_BOB]: null };
/** A day that began a moment ago. */
const FULL_TODAY = {
  [COUNT]: { since: new Date(), count: 10, last: 'x' },
  [OF_BOB]: null,
};

export const reports = [
  ...fieldCases('D472', 'a report', FIELDS, createWith(OF_BOB, newReport()), CLEAN),
  ...denied('D472', { 'something extra': create(OF_BOB, { ...newReport(), by: ADA }) }, { given: CLEAN }),
  ...allowed('D472', { 'a listing': create(OF_ROBOT, ofRobot()) }, { given: counted('listing_bob-robot') }),
  ...denied(
    'D472',
    {
      'a listing of another person than its owner': create(OF_ROBOT, { ...ofRobot(), person: CYD }),
      'a listing with a text that was never written': create(OF_ROBOT, {
        ...ofRobot(),
        copy: { name: 'Apex Welder', description: 'Steals.' },
      }),
      'a listing as a profile': create(OF_ROBOT, { ...ofRobot(), kind: 'profile' }),
    },
    { given: counted('listing_bob-robot') },
  ),
  ...denied(
    'D472',
    {
      'one’s own listing': create(`users/${ADA}/reports/listing_ada-robot`, {
        ...ofRobot(),
        subject: 'ada-robot',
        person: ADA,
      }),
    },
    { given: counted('listing_ada-robot') },
  ),
  ...denied(
    'D472',
    {
      'a listing that is not there': create(`users/${ADA}/reports/listing_none`, {
        ...ofRobot(),
        subject: 'none',
      }),
    },
    { given: counted('listing_none') },
  ),
  ...allowed(
    'D472',
    {
      'a listing of an older version, without a description': create(OF_ROBOT, {
        ...ofRobot(),
        copy: { name: 'Apex Welder' },
      }),
    },
    {
      given: {
        ...counted('listing_bob-robot'),
        'robots/bob-robot': Object.fromEntries(
          Object.entries(robot(BOB)).filter(([field]) => field !== 'description'),
        ),
      },
    },
  ),
  ...allowed(
    'D472',
    { 'a message': create(OF_MESSAGE, ofMessage()) },
    { given: counted('message_bob-to-ada') },
  ),
  ...denied(
    'D472',
    {
      'a message of another person than its sender': create(OF_MESSAGE, { ...ofMessage(), person: CYD }),
      'a message that was never written': create(OF_MESSAGE, {
        ...ofMessage(),
        copy: { content: 'I will come to your house.' },
      }),
    },
    { given: counted('message_bob-to-ada') },
  ),
  ...denied(
    'D472',
    {
      'a message between others': create(`users/${ADA}/reports/message_bob-to-cyd`, {
        ...ofMessage(),
        subject: 'bob-to-cyd',
      }),
    },
    { given: counted('message_bob-to-cyd') },
  ),
  ...denied(
    'D472',
    {
      'a message that one sent': create(`users/${ADA}/reports/message_ada-to-bob`, {
        ...ofMessage(),
        subject: 'ada-to-bob',
        person: ADA,
      }),
    },
    { given: counted('message_ada-to-bob') },
  ),
  ...denied(
    'D472',
    {
      'the profile of a person who has left': create(`users/${ADA}/reports/profile_nia`, {
        ...newReport(),
        subject: NIA,
        person: NIA,
      }),
    },
    { given: counted('profile_nia') },
  ),
  ...allowed(
    'D472',
    {
      'the profile of a person who is leaving': create(`users/${ADA}/reports/profile_zoe`, {
        ...newReport(),
        subject: ZOE,
        person: ZOE,
        copy: { displayName: 'Zoe Okafor', bio: '' },
      }),
    },
    { given: counted('profile_zoe') },
  ),
  ...denied(
    'D472',
    {
      'one’s own profile': create(`users/${ADA}/reports/profile_ada`, {
        ...newReport(),
        subject: ADA,
        person: ADA,
        copy: { displayName: 'Ada Okafor', bio: '' },
      }),
    },
    { given: counted('profile_ada') },
  ),
  ...denied(
    'D472',
    {
      'a contact guessed by a path in the id': create(`users/${ADA}/reports/x`, {
        ...newReport(),
        subject: `${BOB}/private/contact`,
        person: `${BOB}/private/contact`,
        copy: {},
      }),
    },
    { given: counted('x') },
  ),
  ...[ofRobot(), ofMessage(), newReport()].flatMap((data) => {
    const key = `else_${String(data['subject'])}`;
    const attempt = create(`users/${ADA}/reports/${key}`, { ...data, kind: 'else' });
    return denied('D472', { [`another kind of ${key}`]: attempt }, { given: counted(key) });
  }),
  ...denied(
    'D467',
    {
      'a report under another key': create(`users/${ADA}/reports/profile_bob-2`, newReport()),
    },
    { given: counted('profile_bob-2') },
  ),
  ...denied('D467', { 'the same report again': create(OF_BOB, newReport()) }),
  ...denied(
    'D472',
    { 'a report for another person': create(`users/${CYD}/reports/profile_bob`, newReport()) },
    { given: { [`users/${CYD}/private/reporting`]: { since: LONG_AGO, count: 1, last: 'profile_bob' } } },
  ),

  ...allowed(
    'D469',
    {
      'a first report with its count': commit({ [OF_BOB]: newReport(), [COUNT]: newReportCount() }),
    },
    { given: { [COUNT]: null, [OF_BOB]: null } },
  ),
  ...allowed(
    'D469',
    {
      'a tenth report': commit({
        [OF_BOB]: newReport(),
        [COUNT]: { since: LONG_AGO, count: 10, last: 'profile_bob' },
      }),
    },
    { given: { [COUNT]: { since: LONG_AGO, count: 9, last: 'x' }, [OF_BOB]: null } },
  ),
  ...allowed(
    'D469',
    { 'a first report of another day': commit({ [OF_BOB]: newReport(), [COUNT]: newReportCount() }) },
    { given: FULL },
  ),
  ...denied(
    'D469',
    {
      'an eleventh report': commit({
        [OF_BOB]: newReport(),
        [COUNT]: { since: LONG_AGO, count: 11, last: 'profile_bob' },
      }),
      'a report that is not counted': create(OF_BOB, newReport()),
      'two reports in one commit': commit({
        [OF_BOB]: newReport(),
        [OF_ROBOT]: ofRobot(),
        [COUNT]: newReportCount(),
      }),
    },
    { given: FULL },
  ),
  ...denied(
    'D469',
    {
      'a report in a new day that has not begun': commit({
        [OF_BOB]: newReport(),
        [COUNT]: newReportCount(),
      }),
      'a day that begins in the past': commit({
        [OF_BOB]: newReport(),
        [COUNT]: { ...newReportCount(), since: PAST },
      }),
    },
    { given: FULL_TODAY },
  ),
  ...denied(
    'D469',
    {
      'a report that another device counted': create(OF_BOB, newReport()),
    },
    { given: { [COUNT]: { since: LONG_AGO, count: 3, last: 'listing_x' }, [OF_BOB]: null } },
  ),
  ...denied(
    'D469',
    { 'a report without any count': create(OF_BOB, newReport()) },
    { given: { [COUNT]: null, [OF_BOB]: null } },
  ),
  ...fieldCases('D469', 'a first count', COUNT_FIELDS, createWith(COUNT, newReportCount()), {
    [COUNT]: null,
  }),
  ...denied(
    'D469',
    { 'a count with something extra': create(COUNT, { ...newReportCount(), by: ADA }) },
    { given: { [COUNT]: null } },
  ),
  ...allowed('D469', { 'a next count': update(COUNT, { count: 4, last: 'listing_x' }) }),
  ...denied('D469', {
    'a count that begins again too early': create(COUNT, { since: LONG_AGO, count: 1, last: 'x' }),
    'a count that stays': update(COUNT, { last: 'listing_x' }),
    'a count that goes down': update(COUNT, { count: 2 }),
    'a count that jumps': update(COUNT, { count: 5 }),
    'a later beginning': update(COUNT, { count: 4, since: serverTimestamp() }),
    'a new day with a count that goes on': create(COUNT, { ...newReportCount(), count: 3 }),
    'something extra in a next count': update(COUNT, { count: 4, by: ADA }),
    'no key': updateWith(COUNT, { count: 4 })('last', MISSING),
    'a key that is too long': update(COUNT, { count: 4, last: times(1501) }),
    'a count deleted without leaving': remove(COUNT),
    'another’s count': create(`users/${BOB}/private/reporting`, newReportCount()),
    'another’s count read': read(`users/${BOB}/private/reporting`),
  }),
  ...allowed('D469', { 'a count deleted while leaving': remove(COUNT) }, { given: ADA_IS_LEAVING }),

  ...allowed('D470', {
    'one’s own read': read(OF_BOB),
    'one that is not there looked for': read(OF_ROBOT),
    'one’s own listed': (database) =>
      getDocs(query(collection(database, `users/${ADA}/reports`), limit(1000))),
  }),
  ...denied('D470', {
    'more than a thousand listed': (database) =>
      getDocs(query(collection(database, `users/${ADA}/reports`), limit(1001))),
    'all listed without a limit': (database) => getDocs(collection(database, `users/${ADA}/reports`)),
    'those of everybody listed': (database) =>
      getDocs(query(collectionGroup(database, 'reports'), limit(10))),
    'another’s looked for': read(`users/${BOB}/reports/profile_ada`),
    'one changed': update(OF_BOB, { reason: 'scam' }),
    'one taken back': remove(OF_BOB),
  }),
  ...denied('D471', { 'one taken back while leaving': remove(OF_BOB) }, { given: ADA_IS_LEAVING }),
  ...allowed(
    'D466',
    { 'a user without a profile reports': create(`users/${NIA}/reports/profile_bob`, newReport()) },
    {
      as: 'new',
      given: { [`users/${NIA}/private/reporting`]: { since: LONG_AGO, count: 1, last: 'profile_bob' } },
    },
  ),
  ...denied(
    'D472',
    {
      'a copy of a profile that turned private texts public': create(OF_BOB, {
        ...newReport(),
        copy: { displayName: 'Bob Okafor', bio: '', email: 'bob@example.com' },
      }),
    },
    { given: { ...CLEAN, [`users/${BOB}`]: { ...profile(BOB, 'Bob'), email: 'bob@example.com' } } },
  ),
];
