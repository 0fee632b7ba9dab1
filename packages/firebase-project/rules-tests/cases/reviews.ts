import {
  collection,
  collectionGroup,
  deleteField,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { LIST_MAX } from '@roborrow/domain';
import { allowed, denied, type Case } from '../case.ts';
import { message, type Data } from '../documents.ts';
import { fieldCases, filled, only, PAST, stamp } from '../fields.ts';
import { followed } from '../followed.ts';
import { ADA, BOB, CYD } from '../identities.ts';
import { ADA_IS_LEAVING, type Documents } from '../world.ts';
import { create, createWith, read, remove, together, update } from '../writes.ts';

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => Timestamp.fromMillis(Date.now() - hours * HOUR);
const dayAgo = (days: number) => new Date(Date.now() - days * 24 * HOUR).toISOString().slice(0, 10);

const OF_ADA = 'reviews/stay_renter';
const OF_BOB = 'reviews/stay_owner';
const REMARK = 'reviewRemarks/stay_renter';

/** A message about the rental that Ada asked Bob for. */
const said = (kind: string, at: Timestamp, more: Data = { request: 'stay' }): Data => ({
  ...message(BOB, ADA, 'Bob Okafor'),
  robotId: 'bob-robot',
  createdAt: at,
  dates: { kind, ...more },
});

interface Stay {
  /** How many days ago its last day began. */
  readonly last?: number;
  readonly answer?: string;
  readonly end?: string | null;
  readonly returned?: Timestamp | null;
}

/** A rental of Bob's robot by Ada, by default returned an hour ago. */
const stay = ({
  last = 1,
  answer = 'accepted',
  end = 'handed-over',
  returned = hoursAgo(1),
}: Stay = {}): Documents => ({
  'messages/stay': {
    ...message(ADA, BOB, 'Ada Okafor'),
    robotId: 'bob-robot',
    createdAt: hoursAgo(24 * 30),
    dates: { kind: 'asked', first: dayAgo(last + 3), last: dayAgo(last), total: 100 },
  },
  'messages/answer_stay': said(answer, hoursAgo(24 * 29)),
  ...(end && { 'messages/end_stay': said(end, hoursAgo(24 * 4)) }),
  ...(returned && { 'messages/back_stay': said('returned', returned) }),
});

const ofAda = (changes: Data = {}): Data => ({
  request: 'stay',
  role: 'renter',
  authorId: ADA,
  authorName: 'Ada Okafor',
  subjectId: BOB,
  robotId: 'bob-robot',
  stars: 4,
  text: 'It worked well, and was charged.',
  isOpen: false,
  createdAt: serverTimestamp(),
  ...changes,
});
const asBob: Data = { role: 'owner', authorId: BOB, authorName: 'Bob Okafor', subjectId: ADA };
const stored = (changes: Data = {}): Data => ofAda({ createdAt: hoursAgo(1), ...changes });
const opened = (changes: Data = {}): Data => stored({ isOpen: true, openedAt: hoursAgo(1), ...changes });
const SEALED: Documents = { ...stay(), [OF_ADA]: stored(), [REMARK]: { authorId: ADA, text: 'Told.' } };
const OPEN: Documents = { ...stay(), [OF_ADA]: opened(), [REMARK]: { authorId: ADA, text: 'Told.' } };
const HIDDEN: Documents = { ...stay(), [OF_ADA]: opened({ isOpen: false, isHidden: true }) };
/** It stands as it was answered. */
const ANSWERED: Documents = { ...stay(), [OF_ADA]: opened({ answer: 'Sorry.' }) };

const asked =
  (path: string, ...constraints: readonly QueryConstraint[]): Case['attempt'] =>
  (database) =>
    getDocs(query(collection(database, path), limit(20), ...constraints));
const counted =
  (path: string, ...constraints: readonly QueryConstraint[]): Case['attempt'] =>
  (database) =>
    getCount(query(collection(database, path), limit(20), ...constraints));
const isOpen = where('isOpen', '==', true);
const byAda = where('authorId', '==', ADA);
const newest = orderBy('createdAt', 'desc');

/** What nobody but its author may know: whether a sealed review is there. Each is asked of a world with one, and of one without. */
const secrets = (['counterpart', 'other', 'anonymous', 'new', 'leaving'] as const).flatMap((as) =>
  [['a sealed one', SEALED] as const, ['none', stay()] as const, ['a hidden one', HIDDEN] as const].flatMap(
    ([what, given]) => [
      ...denied('D701', { [`${as}, where there is ${what}: by its id`]: read(OF_ADA) }, { as, given }),
      ...(what === 'a sealed one'
        ? denied(
            'D701',
            {
              [`${as}: the remark`]: read(REMARK),
              [`${as}: its remark in a list`]: asked('reviewRemarks', byAda),
              [`${as}: its remark counted`]: counted('reviewRemarks', byAda),
              [`${as}: all reviews`]: asked('reviews'),
              [`${as}: sealed ones`]: asked('reviews', where('isOpen', '==', false)),
              [`${as}: sealed ones counted`]: counted('reviews', where('isOpen', '==', false)),
              [`${as}: those of a rental`]: asked('reviews', where('request', '==', 'stay')),
              [`${as}: those of a rental counted`]: counted('reviews', where('request', '==', 'stay')),
              [`${as}: those of a robot counted`]: counted('reviews', where('robotId', '==', 'bob-robot')),
              [`${as}: by the author`]: asked('reviews', byAda),
              [`${as}: by the author, counted`]: counted('reviews', byAda),
              [`${as}: about the subject, newest first`]: asked(
                'reviews',
                where('subjectId', '==', BOB),
                newest,
              ),
              [`${as}: about the subject, live`]: followed('reviews', { subjectId: BOB }),
              [`${as}: by their stars`]: asked('reviews', where('stars', '>=', 4), limit(1)),
              [`${as}: in the group of all collections`]: (database) =>
                getDocs(query(collectionGroup(database, 'reviews'), limit(1))),
              [`${as}: replaced`]: create(OF_ADA, ofAda({ stars: 5 })),
              [`${as}: removed`]: remove(OF_ADA),
              [`${as}: opened`]: update(OF_ADA, { isOpen: true }),
              [`${as}: what the function knows of the rental`]: read('rentals/stay'),
              [`${as}: rentals that are due`]: asked('rentals', orderBy('dueAt')),
            },
            { as, given },
          )
        : []),
    ],
  ),
);

const reading = [
  ...allowed('D701', { 'one’s own sealed one': read(OF_ADA), 'its remark': read(REMARK) }, { given: SEALED }),
  ...allowed(
    'D701',
    {
      'one’s own, sealed or not': asked('reviews', byAda),
      'one’s own remarks': asked('reviewRemarks', byAda, limit(LIST_MAX)),
    },
    { given: SEALED },
  ),
  ...denied('D701', { 'one’s own that is not there': read(OF_ADA) }, { given: stay() }),
  ...denied(
    'D701',
    {
      'one’s own sealed one after eight hours': read(OF_ADA),
      'one’s own after eight hours': asked('reviews', byAda),
      'its remark after eight hours': read(REMARK),
    },
    { as: 'stale', given: SEALED },
  ),
  ...(['anonymous', 'counterpart', 'other'] as const).flatMap((as) => [
    ...allowed(
      'D702',
      {
        [`${as}: an open one`]: read(OF_ADA),
        [`${as}: open ones of a robot`]: asked(
          'reviews',
          isOpen,
          where('robotId', '==', 'bob-robot'),
          where('role', '==', 'renter'),
          newest,
        ),
        [`${as}: open ones about a person`]: asked('reviews', isOpen, where('subjectId', '==', BOB), newest),
        [`${as}: open ones counted`]: counted('reviews', isOpen, limit(LIST_MAX)),
      },
      { as, given: OPEN },
    ),
    ...denied('D704', { [`${as}: the remark of an open one`]: read(REMARK) }, { as, given: OPEN }),
  ]),
  ...denied('D701', {
    'more than 1000 open ones': asked('reviews', isOpen, limit(LIST_MAX + 1)),
    'open ones without a limit': (database) => getDocs(query(collection(database, 'reviews'), isOpen)),
    'more than 1000 remarks': asked('reviewRemarks', byAda, limit(LIST_MAX + 1)),
  }),
];

const { taken: texts, refused } = filled(2000);
const { 'empty text': _, ...refusedTexts } = refused;
const written = [
  ...fieldCases(
    'D700',
    'a review',
    {
      stars: only(4, { none: 0, six: 6, half: 3.5, text: '4' }),
      text: {
        taken: {
          'ten characters': 'x'.repeat(10),
          'ten robots': '🤖'.repeat(10),
          'the longest': texts['the longest text'],
        },
        refused: { ...refusedTexts, nine: 'x'.repeat(9), 'blanks alone': '\u200b'.repeat(12) },
      },
      isOpen: only(false, { open: true, text: 'false' }),
      createdAt: stamp(),
      role: only('renter', { 'the other’s': 'owner', else: 'guest' }),
      request: only('stay', { another: 'bob-to-ada', 'its answer': 'answer_stay' }),
      robotId: only('bob-robot', { another: 'ada-robot' }),
      subjectId: only(BOB, { oneself: ADA, 'a third person': CYD }),
      authorName: {
        taken: { 'one’s own': 'Ada Okafor', none: 'User' },
        refused: { another: 'Bob Okafor', empty: '' },
      },
    },
    createWith(OF_ADA, ofAda()),
    stay(),
  ),
  ...allowed(
    'D700',
    { 'the owner reviews the renter': create(OF_BOB, ofAda(asBob)) },
    { as: 'counterpart', given: stay() },
  ),
  ...denied(
    'D700',
    {
      'the renter as the owner': create(OF_BOB, ofAda({ ...asBob, authorId: ADA, authorName: 'Ada Okafor' })),
      'the owner’s, with the renter’s name': create(OF_BOB, ofAda(asBob)),
      'under another id': create('reviews/stay', ofAda()),
      'under the id of another rental': create('reviews/other_renter', ofAda()),
      'with a further field': create(OF_ADA, ofAda({ openedAt: serverTimestamp() })),
      'with an answer at once': create(OF_ADA, ofAda({ answer: 'Thanks to myself.' })),
      'as hidden': create(OF_ADA, ofAda({ isHidden: true })),
      'that does not change an owner': create(OF_ADA, ofAda({ authorId: BOB, subjectId: ADA })),
    },
    { given: stay() },
  ),
  ...denied(
    'D700',
    {
      'a stranger as the renter': create(OF_ADA, ofAda({ authorId: CYD, authorName: 'Cyd Okafor' })),
      'a stranger as the owner': create(OF_BOB, ofAda({ ...asBob, authorId: CYD, authorName: 'Cyd Okafor' })),
    },
    { as: 'other', given: stay() },
  ),
  ...(['anonymous', 'stale'] as const).flatMap((as) =>
    denied('D700', { [`${as}: a review`]: create(OF_ADA, ofAda()) }, { as, given: stay() }),
  ),
  ...denied(
    'D700',
    { 'by one who is leaving': create(OF_ADA, ofAda()) },
    { given: { ...stay(), ...ADA_IS_LEAVING } },
  ),
  ...denied(
    'D700',
    { 'by one who is suspended': create(OF_ADA, ofAda()) },
    { given: { ...stay(), [`deletions/${ADA}`]: { suspended: true } } },
  ),
  ...allowed(
    'D700',
    { 'to a person who blocked one': create(OF_ADA, ofAda()) },
    { given: { ...stay(), [`users/${BOB}/private/blocks`]: { people: [ADA] } } },
  ),
];

const when = (verdict: typeof allowed, what: string, given: Documents) =>
  verdict('D701', { [what]: create(OF_ADA, ofAda()) }, { given });
const timely = [
  ...when(allowed, 'at the end of the 14 days', stay({ last: 14, returned: hoursAgo(14 * 24 - 1) })),
  ...when(denied, '14 days after the return', stay({ last: 14, returned: hoursAgo(14 * 24 + 1) })),
  ...when(denied, 'before the return', stay({ returned: null })),
  ...when(denied, 'before it is settled', stay({ last: 2, end: null, returned: null })),
  ...when(allowed, 'four days after its last one', stay({ last: 4, end: null, returned: null })),
  ...when(allowed, '16 days after its last one', stay({ last: 16, end: null, returned: null })),
  ...when(denied, '18 days after its last one', stay({ last: 18, end: null, returned: null })),
  ...when(denied, 'a return that was said to begin the days anew', stay({ last: 20, returned: hoursAgo(1) })),
  ...when(denied, 'of what was declined', stay({ answer: 'declined', end: null, returned: null, last: 5 })),
  ...when(denied, 'of what was withdrawn', stay({ answer: 'withdrawn', end: null, returned: null, last: 5 })),
  ...when(denied, 'of what was cancelled', stay({ end: 'cancelled', returned: null, last: 5 })),
  ...when(denied, 'of what did not happen', stay({ end: 'not-happened', returned: null, last: 5 })),
  ...when(denied, 'of what was only asked', { 'messages/stay': stay()['messages/stay'] ?? null }),
  ...when(denied, 'of nothing', {}),
  ...denied(
    'D687',
    {
      'what took place is said not to have happened': together({
        'messages/end_stay': {
          ...message(BOB, ADA, 'Bob Okafor'),
          createdAt: serverTimestamp(),
          robotId: 'bob-robot',
          dates: { kind: 'not-happened', request: 'stay' },
        },
        [`users/${BOB}/private/outbox`]: { message: 'end_stay' },
      }),
    },
    { as: 'counterpart', given: stay({ last: 5, end: null, returned: null }) },
  ),
];

const replaced = [
  ...allowed('D701', { 'one’s own sealed one': create(OF_ADA, ofAda({ stars: 1 })) }, { given: SEALED }),
  ...denied(
    'D701',
    {
      'an own open one': create(OF_ADA, ofAda({ stars: 1 })),
      'its stars': update(OF_ADA, { stars: 1 }),
      'its text': update(OF_ADA, { text: 'It was bad after all.' }),
      'sealed again': update(OF_ADA, { isOpen: false }),
      'when it was opened': update(OF_ADA, { openedAt: deleteField() }),
      removed: remove(OF_ADA),
      'answered by its author': update(OF_ADA, { answer: 'As I said.' }),
    },
    { given: OPEN },
  ),
  ...denied(
    'D701',
    {
      'one’s own that is sealed, opened': update(OF_ADA, { isOpen: true }),
      'one’s own that is sealed, its time': update(OF_ADA, { createdAt: PAST }),
      'one’s own that is sealed, removed': remove(OF_ADA),
      'one’s own that is sealed, nameless': update(OF_ADA, { authorName: '' }),
    },
    { given: SEALED },
  ),
  ...denied(
    'D706',
    {
      'one’s own that the operator hid': create(OF_ADA, ofAda()),
      'one’s own that the operator hid, shown again': update(OF_ADA, { isOpen: true, isHidden: false }),
    },
    { given: HIDDEN },
  ),
  ...denied(
    'D701',
    { 'late, while no function has opened it': create(OF_ADA, ofAda()) },
    { given: { ...stay({ last: 16, returned: hoursAgo(15 * 24) }), [OF_ADA]: stored() } },
  ),
];

const { taken: answers, refused: noAnswers } = filled(500);
const answer = (text: unknown, more: Data = {}) => update(OF_ADA, { answer: text, ...more });
const answering = [
  ...Object.entries(answers).flatMap(([name, text]) =>
    allowed('D703', { [`an answer: ${name}`]: answer(text) }, { as: 'counterpart', given: OPEN }),
  ),
  ...Object.entries(noAnswers)
    .filter(([name]) => name !== 'nothing')
    .flatMap(([name, text]) =>
      denied('D703', { [`an answer: ${name}`]: answer(text) }, { as: 'counterpart', given: OPEN }),
    ),
  ...denied('D703', { 'with other stars': answer('No.', { stars: 5 }) }, { as: 'counterpart', given: OPEN }),
  ...denied('D703', { 'a second answer': answer('And more.') }, { as: 'counterpart', given: ANSWERED }),
  ...denied(
    'D703',
    { 'an answer taken back': answer(deleteField()) },
    { as: 'counterpart', given: ANSWERED },
  ),
  ...denied('D703', { 'to a sealed one': answer('I saw it.') }, { as: 'counterpart', given: SEALED }),
  ...denied('D703', { 'to a hidden one': answer('I saw it.') }, { as: 'counterpart', given: HIDDEN }),
  ...denied('D703', { 'by another': answer('Me too.') }, { as: 'other', given: OPEN }),
  ...denied('D703', { 'by a visitor': answer('Me too.') }, { as: 'anonymous', given: OPEN }),
  ...denied(
    'D703',
    { 'by one who is leaving': answer('Goodbye.') },
    { as: 'counterpart', given: { ...OPEN, [`deletions/${BOB}`]: { at: PAST } } },
  ),
  ...denied(
    'D703',
    { 'by one who is suspended': answer('Unfair.') },
    { as: 'counterpart', given: { ...OPEN, [`deletions/${BOB}`]: { suspended: true } } },
  ),
];

const LEAVING = { ...OPEN, ...ADA_IS_LEAVING };
const leaving = [
  ...allowed(
    'D707',
    {
      'name and text go': update(OF_ADA, { authorName: '', text: '' }),
      'the text stays': update(OF_ADA, { authorName: '' }),
      'the remark goes': remove(REMARK),
    },
    { given: LEAVING },
  ),
  ...allowed(
    'D707',
    { 'name and text of a sealed one go': update(OF_ADA, { authorName: '', text: '' }) },
    { given: { ...SEALED, ...ADA_IS_LEAVING } },
  ),
  ...denied(
    'D707',
    {
      'the review goes': remove(OF_ADA),
      'another text': update(OF_ADA, { authorName: '', text: 'Never rent from him.' }),
      'another name': update(OF_ADA, { authorName: 'Nobody', text: '' }),
      'other stars': update(OF_ADA, { authorName: '', text: '', stars: 1 }),
      'an answer of its own': update(OF_ADA, { authorName: '', answer: 'As I said.' }),
    },
    { given: LEAVING },
  ),
  ...denied(
    'D707',
    {
      'name and text of one who stays': update(OF_ADA, { authorName: '', text: '' }),
      'the remark of one who stays': remove(REMARK),
    },
    { given: OPEN },
  ),
  ...denied(
    'D707',
    {
      'the name of another': update(OF_ADA, { authorName: '', text: '' }),
      'the remark of another': remove(REMARK),
    },
    { as: 'counterpart', given: { ...OPEN, [`deletions/${BOB}`]: { at: PAST } } },
  ),
  ...denied(
    'D707',
    {
      'without a name after eight hours': update(OF_ADA, { authorName: '' }),
      'the remark after eight hours': remove(REMARK),
    },
    { as: 'stale', given: LEAVING },
  ),
];

const both = (remark: Data, review: Data = ofAda()) => together({ [OF_ADA]: review, [REMARK]: remark });
const remarks = [
  ...allowed(
    'D704',
    {
      'with the review': both({ authorId: ADA, text: '🤖'.repeat(2000) }),
      'an empty one': both({ authorId: ADA, text: '' }),
    },
    { given: stay() },
  ),
  ...allowed(
    'D704',
    { 'replaced with the review': both({ authorId: ADA, text: 'Less.' }) },
    { given: SEALED },
  ),
  ...denied(
    'D704',
    {
      'too long': both({ authorId: ADA, text: 'x'.repeat(2001) }),
      'a number': both({ authorId: ADA, text: 7 }),
      'as another': both({ authorId: BOB, text: 'Told.' }),
      'with a further field': both({ authorId: ADA, text: 'Told.', at: 1 }),
      'without a review': create(REMARK, { authorId: ADA, text: 'Told.' }),
    },
    { given: stay() },
  ),
  ...denied('D704', { 'alone, later': create(REMARK, { authorId: ADA, text: 'More.' }) }, { given: OPEN }),
  ...denied(
    'D704',
    { 'to another’s review': create(REMARK, { authorId: BOB, text: 'More.' }) },
    { as: 'counterpart', given: SEALED },
  ),
  ...denied(
    'D704',
    {
      'with the other’s review, to one’s own': together({
        [OF_BOB]: ofAda(asBob),
        [REMARK]: { authorId: BOB, text: 'More.' },
      }),
    },
    { as: 'counterpart', given: SEALED },
  ),
];

const numbers = denied('D705', {
  'the stars of an own robot': update('robots/ada-robot', {
    stars: [0, 0, 0, 0, 9],
    updatedAt: serverTimestamp(),
  }),
  'the stars of an own profile': update(`users/${ADA}`, {
    stars: [0, 0, 0, 0, 9],
    updatedAt: serverTimestamp(),
  }),
  'the rentals of an own robot': update('robots/ada-robot', {
    totalRentals: 9,
    updatedAt: serverTimestamp(),
  }),
  'a rental that the function keeps': create('rentals/stay', { stage: 'reviewed', dueAt: 0 }),
});

export const reviews = [
  ...secrets,
  ...reading,
  ...written,
  ...timely,
  ...replaced,
  ...answering,
  ...leaving,
  ...remarks,
  ...numbers,
];
