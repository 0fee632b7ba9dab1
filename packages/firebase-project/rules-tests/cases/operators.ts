import {
  collectionGroup,
  deleteField,
  getDocs,
  limit,
  query,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { denied, type Case } from '../case.ts';
import { LONG_AGO, type Data } from '../documents.ts';
import { ADA, BOB, ZOE } from '../identities.ts';
import { create, list, read, remove, together, update } from '../writes.ts';

/** Documents that only the operator's function and command line read and write. */
const STORED: Readonly<Record<string, Data>> = {
  'hiddenRobots/ada-gone': { ownerId: ADA, name: 'Apex Welder' },
  'closedReports/1': { reporter: ADA, kind: 'profile', subject: BOB },
  'moderation/1': { at: LONG_AGO, action: 'hide', subject: 'ada-gone', by: 'olga', note: '', about: [] },
  'decisions/listing_ada-gone': {
    person: ADA,
    appeal: 'Why?',
    appealedAt: LONG_AGO,
    answer: null,
    isOver: false,
  },
  'reviews/r_renter': { authorId: ADA, subjectId: BOB, isOpen: false, isHidden: true, text: 'Hidden text.' },
  'reviewRemarks/r_renter': { authorId: ADA, text: 'For the operator.' },
};

const inGroup =
  (name: string): Case['attempt'] =>
  (database) =>
    getDocs(query(collectionGroup(database, name), limit(20)));

/** What a person with the operator's role tries past the function: the rules give the role nothing (D790). */
const ATTEMPTS: Readonly<Record<string, Case['attempt']>> = {
  ...Object.fromEntries(
    Object.entries(STORED).flatMap(([path, data]) => [
      [`read ${path}`, read(path)],
      [`change ${path}`, update(path, { note: 'mine' })],
      [`replace ${path}`, create(path, data)],
      [`remove ${path}`, remove(path)],
    ]),
  ),
  'list what is hidden': list('hiddenRobots'),
  'list closed reports': list('closedReports'),
  'list the log': list('moderation'),
  'list decisions': list('decisions'),
  'list the reports of a person': list(`users/${ADA}/reports`),
  'list everybody’s reports': inGroup('reports'),
  'list everybody’s private documents': inGroup('private'),
  'list people': list('users'),
  'list messages': list('messages'),
  'list deletions': list('deletions'),
  'read a report': read(`users/${ADA}/reports/profile_bob`),
  'close a report by removing it': remove(`users/${ADA}/reports/profile_bob`),
  'read a contact': read(`users/${ADA}/private/contact`),
  'read a message of others': read('messages/ada-to-bob'),
  'remove a message of others': remove('messages/ada-to-bob'),
  'remove another’s listing': remove('robots/ada-robot'),
  'pause another’s listing': update('robots/ada-robot', { isAvailable: false, updatedAt: serverTimestamp() }),
  'hide a listing in one commit': together({
    'hiddenRobots/x': { ownerId: ADA },
    'moderation/2': { by: 'olga' },
  }),
  'suspend a person': create(`deletions/${BOB}`, { suspended: true }),
  'suspend a person who leaves': update(`deletions/${ZOE}`, { suspended: true }),
  'end a person’s leaving': remove(`deletions/${ZOE}`),
  'begin a person’s leaving': create(`deletions/${BOB}`, { at: serverTimestamp() }),
  'suspend oneself': create('deletions/olga', { suspended: true }),
  'mark a person as verified': update(`users/${ADA}`, { isVerified: true, updatedAt: serverTimestamp() }),
  'mark oneself as verified': update('users/olga', { isVerified: true, updatedAt: serverTimestamp() }),
  'give oneself the role in a profile': update('users/olga', {
    operator: true,
    updatedAt: serverTimestamp(),
  }),
  'change another’s profile': update(`users/${ADA}`, { bio: '', updatedAt: serverTimestamp() }),
  'free a username': remove('usernames/ada_1'),
  'answer an appeal': update('decisions/listing_ada-gone', { answer: 'No.' }),
  'take a decision back': update('decisions/listing_ada-gone', { isOver: true }),
  'appeal for a person': update('decisions/listing_ada-gone', { appeal: 'x', appealedAt: serverTimestamp() }),
  'open a sealed review': update('reviews/r_renter', { isOpen: true }),
  'show a hidden review': update('reviews/r_renter', { isHidden: deleteField(), isOpen: true }),
  'write the log': create('moderation/3', { at: serverTimestamp(), action: 'hide', by: 'olga' }),
  'change what searches ask for': create('settings/search', { tokens: '9 x' }),
};

/** The role as a client might pretend to it: a token says `true`, and nothing in a document or another claim counts. */
export const operators: readonly Case[] = (['operator', 'false-operator'] as const).flatMap((as) =>
  denied('D790', ATTEMPTS, { as, given: STORED }),
);
