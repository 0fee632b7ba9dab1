import { createHash } from 'node:crypto';
import { arrayRemove, arrayUnion } from 'firebase/firestore/lite';
import { allowed, denied } from '../case.ts';
import { LONG_AGO } from '../documents.ts';
import { briefly, fieldCases, MISSING, type Fields } from '../fields.ts';
import { ADA, BOB, CYD, NIA, ZOE } from '../identities.ts';
import { ADA_IS_LEAVING } from '../world.ts';
import { create, createWith, newMessage, read, remove, together, update, updateWith } from '../writes.ts';

const OWN = `users/${ADA}/private/blocks`;
const BOBS = `users/${BOB}/private/blocks`;

/** As the adapter computes it. */
const tagOf = (blocked: string, by: string): string =>
  createHash('sha256').update(`${blocked}/${by}`).digest('hex');
const TAG = tagOf(BOB, ADA);
const CYDS_TAG = tagOf(BOB, CYD);
const OTHER_TAG = tagOf(ADA, CYD);

const WITHOUT = { [OWN]: null };
const ids = (count: number) => Array.from({ length: count }, (_, i) => `person-${i}`);

const FIELDS: Fields = {
  people: {
    taken: {
      'no person': [],
      'one person': [BOB],
      '200 people': ids(200),
      'the longest id': ['x'.repeat(128)],
    },
    refused: {
      '201 people': ids(201),
      'an id that is too long': ['x'.repeat(129)],
      'an empty id': [''],
      'an id with a slash': ['bob/private'],
      'two ids in one line': ['bob\ncyd'],
      'a number': 1,
      'a list of numbers': [1],
      'a text': BOB,
      null: null,
    },
  },
};

/** Bob is blocked by Cyd; in his own list stands Zoe. */
const BOB_IS_BLOCKED = { [BOBS]: { people: [ZOE], hiddenBy: [CYDS_TAG] } };
const BLOCKED_BY_BOTH = { [BOBS]: { people: [ZOE], hiddenBy: [TAG, CYDS_TAG] } };

export const blocks = [
  ...fieldCases('D458', 'a first list', FIELDS, createWith(OWN, { people: [BOB] }), WITHOUT),
  ...fieldCases('D458', 'a changed list', briefly(FIELDS), updateWith(OWN, {})),
  ...denied(
    'D458',
    { 'a list with something extra': create(OWN, { people: [], since: LONG_AGO }) },
    { given: WITHOUT },
  ),
  ...denied(
    'D458',
    {
      'tags of others taken away by the blocked person': update(OWN, { hiddenBy: [] }),
      'tags of others replaced': updateWith(OWN, {})('hiddenBy', MISSING),
      'an own tag on oneself': update(OWN, { hiddenBy: [OTHER_TAG, tagOf(ADA, ADA)] }),
    },
    { given: { [OWN]: { people: [], hiddenBy: [OTHER_TAG] } } },
  ),
  ...allowed(
    'D458',
    { 'an own list changed beside tags of others': update(OWN, { people: [BOB] }) },
    { given: { [OWN]: { people: [], hiddenBy: [OTHER_TAG] } } },
  ),
  ...allowed('D457', { 'one’s own is read': read(OWN) }),
  ...denied('D457', { 'another’s is read': read(BOBS) }, { given: BOB_IS_BLOCKED }),
  ...allowed(
    'D457',
    { 'a user without a profile looks for their own': read(`users/${NIA}/private/blocks`) },
    { as: 'new' },
  ),

  ...allowed('D459', {
    'a first tag on another person': together({ [BOBS]: { hiddenBy: arrayUnion(TAG) } }),
    'a block of both sides in one commit': together({
      [OWN]: { people: [BOB] },
      [BOBS]: { hiddenBy: arrayUnion(TAG) },
    }),
    'a tag taken back where there is none': together({ [BOBS]: { hiddenBy: arrayRemove(TAG) } }),
  }),
  ...allowed(
    'D459',
    { 'a tag beside another’s': together({ [BOBS]: { hiddenBy: arrayUnion(TAG) } }) },
    { given: BOB_IS_BLOCKED },
  ),
  ...allowed(
    'D459',
    { 'the own tag taken back': together({ [BOBS]: { hiddenBy: arrayRemove(TAG) } }) },
    { given: BLOCKED_BY_BOTH },
  ),
  ...denied(
    'D459',
    {
      'another’s tag taken away': together({ [BOBS]: { hiddenBy: arrayRemove(CYDS_TAG) } }),
      'all tags taken away': update(BOBS, { hiddenBy: [] }),
      'the field of tags removed': updateWith(BOBS, {})('hiddenBy', MISSING),
      'a tag in another’s name': together({ [BOBS]: { hiddenBy: arrayUnion(tagOf(BOB, ZOE)) } }),
      'the own tag twice': update(BOBS, { hiddenBy: [CYDS_TAG, TAG, TAG] }),
      'a tag with something else': update(BOBS, { hiddenBy: [CYDS_TAG, TAG, 'x'.repeat(10_000)] }),
      'another’s list changed': update(BOBS, { people: [] }),
      'another’s list changed beside the own tag': update(BOBS, { people: [], hiddenBy: [CYDS_TAG, TAG] }),
      'something extra beside a tag': update(BOBS, { hiddenBy: [CYDS_TAG, TAG], since: LONG_AGO }),
    },
    { given: BOB_IS_BLOCKED },
  ),
  ...denied('D459', {
    'a tag on a person without a profile': together({
      [`users/${NIA}/private/blocks`]: { hiddenBy: arrayUnion(tagOf(NIA, ADA)) },
    }),
    'a list for another': create(BOBS, { people: [CYD] }),
  }),
  ...denied(
    'D459',
    { 'a tag by a visitor': together({ [BOBS]: { hiddenBy: arrayUnion(TAG) } }) },
    { as: 'anonymous' },
  ),
  ...denied(
    'D459',
    { 'a tag after eight hours': together({ [BOBS]: { hiddenBy: arrayUnion(TAG) } }) },
    { as: 'stale' },
  ),
  ...denied(
    'D51',
    { 'a tag by a user who is leaving': together({ [BOBS]: { hiddenBy: arrayUnion(TAG) } }) },
    { given: ADA_IS_LEAVING },
  ),
  ...allowed(
    'D454',
    { 'a tag taken back while leaving': together({ [BOBS]: { hiddenBy: arrayRemove(TAG) } }) },
    { given: { ...ADA_IS_LEAVING, ...BLOCKED_BY_BOTH } },
  ),
  ...denied('D460', { 'deleted without leaving': remove(OWN) }),
  ...denied(
    'D460',
    { 'another’s deleted while leaving': remove(BOBS) },
    { given: { ...ADA_IS_LEAVING, ...BOB_IS_BLOCKED } },
  ),

  ...denied(
    'D451',
    { 'a message to a person who blocked its sender': create('messages/new', newMessage()) },
    { given: { [BOBS]: { people: [CYD, ADA], hiddenBy: [] } } },
  ),
  ...allowed(
    'D451',
    { 'a message to a person who blocked another': create('messages/new', newMessage()) },
    { given: { [BOBS]: { people: [CYD] } } },
  ),
  ...allowed(
    'D451',
    { 'a message to a person whom others blocked': create('messages/new', newMessage()) },
    { given: { [BOBS]: { hiddenBy: [CYDS_TAG] } } },
  ),
];
