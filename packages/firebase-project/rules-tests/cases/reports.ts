import { collection, collectionGroup, getDocs, limit, query } from 'firebase/firestore/lite';
import { allowed, denied, type Case } from '../case.ts';
import { AN_HOUR_AGO, LONG_AGO, profile, robot, type Data } from '../documents.ts';
import { fieldCases, MISSING, oneOf, only, stamp, title, type Fields } from '../fields.ts';
import { ADA, BOB, CYD, NIA, ZOE } from '../identities.ts';
import { ADA_IS_LEAVING, type Documents } from '../world.ts';
import { create, createWith, newReport, newReportOfListing, read, remove, update } from '../writes.ts';

const pathOf = (key: string, reporter: string = ADA) => `users/${reporter}/reports/${key}`;
const OF_BOB = pathOf('profile_bob');
const OF_ROBOT = pathOf('listing_bob-robot');

/** The reporter's next report is counted already, so that each case tests only the report. */
const counted = (key: string, reporter: string = ADA): Documents => ({
  [`users/${reporter}/private/reporting`]: { since: AN_HOUR_AGO, count: 3, last: key },
});
const CLEAN = { ...counted('profile_bob'), [OF_BOB]: null };

const ofMessage = (): Data => ({
  ...newReport(),
  kind: 'message',
  subject: 'bob-to-ada',
  copy: { content: 'Is it still there?' },
});

/** A report by its key: what it is about, by the key's beginning. */
const reportOf = (key: string): Data => {
  const [kind, subject] = key.split('_');
  const valid = kind === 'listing' ? newReportOfListing() : kind === 'message' ? ofMessage() : newReport();
  return { ...valid, subject };
};

/** Cases by name, each the key of a report of Ada and what it holds beside the valid fields. */
const each = (
  verdict: typeof allowed,
  reports: Readonly<Record<string, readonly [key: string, changes?: Data]>>,
  given: Documents = {},
): readonly Case[] =>
  Object.entries(reports).flatMap(([name, [key, changes]]) =>
    verdict(
      'D472',
      { [name]: create(pathOf(key), { ...reportOf(key), ...changes }) },
      { given: { ...counted(key), [OF_BOB]: null, ...given } },
    ),
  );

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

const profiles = [
  ...each(allowed, {
    'the profile of a person who is leaving': [
      'profile_zoe',
      { person: ZOE, copy: { displayName: 'Zoe Okafor', bio: '' } },
    ],
  }),
  ...each(denied, {
    'the profile of a person who has left': ['profile_nia', { person: NIA }],
    'one’s own profile': ['profile_ada', { person: ADA, copy: { displayName: 'Ada Okafor', bio: '' } }],
    'a contact guessed by a path in the id': [
      'x',
      { subject: `${BOB}/private/contact`, person: `${BOB}/private/contact`, copy: {} },
    ],
  }),
  ...each(
    denied,
    {
      'a copy of a profile that turned private texts public': [
        'profile_bob',
        { copy: { displayName: 'Bob Okafor', bio: '', email: 'bob@example.com' } },
      ],
    },
    { [`users/${BOB}`]: { ...profile(BOB, 'Bob'), email: 'bob@example.com' } },
  ),
];

const withoutDescription = Object.fromEntries(
  Object.entries(robot(BOB)).filter(([field]) => field !== 'description'),
);
const listings = [
  ...each(allowed, { 'a listing': ['listing_bob-robot'] }),
  ...each(denied, {
    'a listing of another person than its owner': ['listing_bob-robot', { person: CYD }],
    'a listing with a text that was never written': [
      'listing_bob-robot',
      { copy: { name: 'Apex Welder', description: 'Steals.' } },
    ],
    'a listing as a profile': ['listing_bob-robot', { kind: 'profile' }],
    'one’s own listing': ['listing_ada-robot', { person: ADA }],
    'a listing that is not there': ['listing_none'],
  }),
  ...each(
    allowed,
    {
      'a listing of an older version, without a description': [
        'listing_bob-robot',
        { copy: { name: 'Apex Welder' } },
      ],
    },
    { 'robots/bob-robot': withoutDescription },
  ),
];

const messages = [
  ...each(allowed, { 'a message': ['message_bob-to-ada'] }),
  ...each(denied, {
    'a message of another person than its sender': ['message_bob-to-ada', { person: CYD }],
    'a message that was never written': [
      'message_bob-to-ada',
      { copy: { content: 'I will come to your house.' } },
    ],
    'a message between others': ['message_bob-to-cyd'],
    'a message that one sent': ['message_ada-to-bob', { person: ADA }],
  }),
];

const otherKinds = [newReportOfListing(), ofMessage(), newReport()].flatMap((data) => {
  const key = `else_${String(data['subject'])}`;
  return each(denied, { [`another kind of ${key}`]: [key, { ...data, kind: 'else' }] });
});

/** What members report to the operator. */
const REVIEW = 'reviews/stay_renter';
const review = (isOpen: boolean, authorId: string = BOB): Documents => ({
  [REVIEW]: { authorId, subjectId: ADA, text: 'It scratched my floor.', isOpen },
});
const ofReview = [
  'review_stay_renter',
  { kind: 'review', subject: 'stay_renter', copy: { text: 'It scratched my floor.' } },
] as const;
const reviewed = [
  ...each(allowed, { 'an open review': ofReview }, review(true)),
  ...each(denied, { 'a sealed review': ofReview }, review(false)),
  ...each(denied, { 'an open review of another person': ofReview }, review(true, CYD)),
  ...each(denied, { 'a review that is not there': ofReview }),
  ...each(
    denied,
    { 'a review as a profile': ['profile_stay_renter', { ...ofReview[1], kind: 'profile' }] },
    review(true),
  ),
  ...each(
    denied,
    {
      'a review with a text that was never written': [
        ofReview[0],
        { ...ofReview[1], copy: { text: 'I steal.' } },
      ],
    },
    review(true),
  ),
];

export const reports = [
  ...reviewed,
  ...fieldCases('D472', 'a report', FIELDS, createWith(OF_BOB, newReport()), CLEAN),
  ...each(denied, { 'something extra': ['profile_bob', { by: ADA }] }),
  ...profiles,
  ...listings,
  ...messages,
  ...otherKinds,
  ...denied(
    'D472',
    { 'a report for another person': create(pathOf('profile_bob', CYD), newReport()) },
    { given: counted('profile_bob', CYD) },
  ),
  ...denied(
    'D467',
    { 'a report under another key': create(pathOf('profile_bob-2'), newReport()) },
    { given: counted('profile_bob-2') },
  ),
  ...denied('D467', { 'the same report again': create(OF_BOB, newReport()) }),
  ...allowed(
    'D466',
    { 'a user without a profile reports': create(pathOf('profile_bob', NIA), newReport()) },
    { as: 'new', given: counted('profile_bob', NIA) },
  ),
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
    'another’s looked for': read(pathOf('profile_ada', BOB)),
    'one changed': update(OF_BOB, { reason: 'scam' }),
    'one taken back': remove(OF_BOB),
  }),
  ...denied('D471', { 'one taken back while leaving': remove(OF_BOB) }, { given: ADA_IS_LEAVING }),
];
