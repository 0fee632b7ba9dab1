import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { allowed, denied, type Case } from '../case.ts';
import { devices, noticeSettings, profile, type Data } from '../documents.ts';
import { ADA, BOB } from '../identities.ts';
import { ADA_IS_LEAVING, type Documents } from '../world.ts';
import {
  newContact,
  newMessage,
  newProfile,
  newReport,
  newReportCount,
  newRobot,
  newSaved,
  newTerms,
} from '../writes.ts';

const USER = `users/${ADA}`;
const CONTACT = `${USER}/private/contact`;
const SAVED = `${USER}/private/saved`;
const NOTICES = `${USER}/private/notices`;
const TERMS = `${USER}/private/terms`;
const DEVICES = `${USER}/private/devices`;
const BLOCKS = `${USER}/private/blocks`;
const REPORT = `${USER}/reports/profile_bob`;
const COUNT = `${USER}/private/reporting`;
const NAME = 'usernames/ada_1';
const MARK = `deletions/${ADA}`;
const now = { updatedAt: serverTimestamp() };

/** Only the deletion mark of Ada is left, and a token that is still valid. */
const ADA_HAS_LEFT: Documents = {
  ...ADA_IS_LEAVING,
  [USER]: null,
  [CONTACT]: null,
  [SAVED]: null,
  [NOTICES]: null,
  [TERMS]: null,
  [DEVICES]: null,
  [BLOCKS]: null,
  [NAME]: null,
  'robots/ada-robot': null,
  'robots/ada-paused': null,
  'messages/ada-to-bob': null,
  'messages/bob-to-ada': null,
};

/** Writes and deletes (`null`) in one commit. */
const commit =
  (changes: Documents): Case['attempt'] =>
  (database) => {
    const batch = writeBatch(database);
    for (const [path, data] of Object.entries(changes)) {
      if (data === null) batch.delete(doc(database, path));
      else batch.set(doc(database, path), data, { merge: true });
    }
    return batch.commit();
  };

interface Write {
  readonly changes: Readonly<Record<string, Data>>;
  readonly given: Documents;
}

/** Every kind of write; each is allowed to a user who is not being deleted. */
const WRITES: Readonly<Record<string, Write>> = {
  'a profile': { changes: { [USER]: newProfile() }, given: { [USER]: null, [NAME]: null } },
  'a changed profile': { changes: { [USER]: { bio: 'Welds.', ...now } }, given: {} },
  'a contact': { changes: { [CONTACT]: newContact(ADA) }, given: { [CONTACT]: null } },
  'a changed contact': { changes: { [CONTACT]: { latitude: 0, longitude: 0 } }, given: {} },
  'a name': {
    changes: { [USER]: { username: 'ada_2', ...now }, 'usernames/ada_2': { uid: ADA } },
    given: { [USER]: { ...profile(ADA, 'Ada'), username: '' }, [NAME]: null },
  },
  'a claim': { changes: { [NAME]: { uid: ADA } }, given: { [NAME]: null } },
  'a listing': { changes: { 'robots/ada_new': newRobot() }, given: {} },
  'a changed listing': { changes: { 'robots/ada-robot': { price: 50, ...now } }, given: {} },
  'a message': { changes: { 'messages/new': newMessage() }, given: {} },
  'something saved': { changes: { [SAVED]: newSaved() }, given: { [SAVED]: null } },
  'something saved or removed': { changes: { [SAVED]: { removed: ['rover 1'] } }, given: {} },
  'notice settings': { changes: { [NOTICES]: noticeSettings() }, given: { [NOTICES]: null } },
  'changed notice settings': { changes: { [NOTICES]: { messageByEmail: false } }, given: {} },
  'accepted terms': { changes: { [TERMS]: newTerms() }, given: { [TERMS]: null } },
  'a newer version of the terms': {
    changes: { [TERMS]: { version: '2027-01-15', at: serverTimestamp() } },
    given: {},
  },
  'a device': { changes: { [DEVICES]: devices() }, given: { [DEVICES]: null } },
  'a device fewer': { changes: { [DEVICES]: { devices: [] } }, given: {} },
  'a list of blocks': { changes: { [BLOCKS]: { people: [BOB] } }, given: { [BLOCKS]: null } },
  'a changed list of blocks': { changes: { [BLOCKS]: { people: [] } }, given: {} },
  'a report': { changes: { [REPORT]: newReport() }, given: { [REPORT]: null } },
  'a count of reports': { changes: { [COUNT]: newReportCount() }, given: { [COUNT]: null } },
  'a changed count of reports': { changes: { [COUNT]: { count: 4 } }, given: {} },
  'a read mark': { changes: { 'messages/bob-to-ada': { isRead: true } }, given: {} },
};

const withMark = { [MARK]: { at: serverTimestamp() } };

/** D51: after the mark no write is allowed, only deletion; name and profile are deleted together. */
export const leaving: readonly Case[] = [
  ...Object.entries(WRITES).flatMap(([what, { changes, given }]) => [
    ...allowed('D51', { [`${what}, while staying`]: commit(changes) }, { given }),
    ...denied(
      'D51',
      { [`${what}, while leaving`]: commit(changes) },
      { given: { ...given, ...ADA_IS_LEAVING } },
    ),
    ...denied(
      'D461',
      { [`${what}, while suspended`]: commit(changes) },
      { given: { ...given, [MARK]: { suspended: true } } },
    ),
    ...denied(
      'D51',
      { [`${what}, in the write that begins to leave`]: commit({ ...changes, ...withMark }) },
      { given },
    ),
  ]),
  ...denied(
    'D210',
    {
      'a profile, after leaving': commit({ [USER]: newProfile() }),
      'a profile and its name, after leaving': commit({
        [USER]: newProfile(ADA, 'ada_1'),
        [NAME]: { uid: ADA },
      }),
      'a contact, after leaving': commit({ [CONTACT]: { email: 'ada@example.com' } }),
      'something saved, after leaving': commit({ [SAVED]: newSaved() }),
      'a listing, after leaving': commit({ 'robots/ada_new': { ...newRobot(), images: [] } }),
      'a message under no name, after leaving': commit({ 'messages/new': newMessage(ADA, BOB, 'User') }),
    },
    { given: ADA_HAS_LEFT },
  ),

  ...allowed(
    'D209',
    { 'profile and name deleted together': commit({ [USER]: null, [NAME]: null }) },
    { given: ADA_IS_LEAVING },
  ),
  ...allowed(
    'D209',
    {
      'profile and name deleted in the write that begins to leave': commit({
        ...withMark,
        [USER]: null,
        [NAME]: null,
      }),
    },
    { as: 'just-now' },
  ),
  ...denied(
    'D209',
    {
      'a profile deleted without its name': commit({ [USER]: null }),
      'a name given up without its profile': commit({ [NAME]: null }),
      'a name given up for a profile written anew': commit({ [NAME]: null, [USER]: newProfile() }),
    },
    { given: ADA_IS_LEAVING },
  ),
  ...denied(
    'D209',
    { 'an old profile deleted without the name that it spells otherwise': commit({ [USER]: null }) },
    { given: { ...ADA_IS_LEAVING, [USER]: { ...profile(ADA, 'Ada'), username: ' Ada_1 ' } } },
  ),
  ...[null, '', 7, 'a/b', 'no name', 'bob_1', 'ada_9', ['ada_1']].flatMap((username) =>
    allowed(
      'D209',
      { [`a profile deleted whose name is ${JSON.stringify(username)}`]: commit({ [USER]: null }) },
      { given: { ...ADA_IS_LEAVING, [USER]: { ...profile(ADA, 'Ada'), username } } },
    ),
  ),
  ...allowed(
    'D209',
    { 'a profile deleted that nothing else is known of': commit({ [USER]: null }) },
    { given: { ...ADA_IS_LEAVING, [USER]: {} } },
  ),
];
