import { serverTimestamp } from 'firebase/firestore/lite';
import type { Case } from '../case.ts';
import { devices, LONG_AGO, noticeSettings, type Data } from '../documents.ts';
import { ADA, BOB, signedInAtOf, type Identity } from '../identities.ts';
import {
  collectionOf,
  create,
  list,
  newContact,
  newMessage,
  newProfile,
  newReport,
  newReportCount,
  newRobot,
  newSaved,
  newTerms,
  read,
  remove,
  update,
} from '../writes.ts';
import { ADA_IS_LEAVING, NOTHING_ELSE, type Documents } from '../world.ts';

/** The identities of the requests. `self` is the document's own user: Ada. */
const IDENTITIES = ['anonymous', 'self', 'other', 'operator', 'stale'] as const satisfies readonly Identity[];
type Asking = (typeof IDENTITIES)[number];

const everyIdentity = IDENTITIES;
const selfAlone: readonly Asking[] = ['self'];
const noIdentity: readonly Asking[] = [];

/** The operations on one path, and who may use them. All data is valid, so that only the identity decides. */
interface Row {
  readonly path: string;
  readonly create: {
    readonly data: Data;
    readonly path?: string;
    readonly given: Documents;
    readonly may: readonly Asking[];
  };
  readonly update: { readonly data: Data; readonly path?: string; readonly may: readonly Asking[] };
  readonly get: readonly Asking[];
  readonly delete: readonly Asking[];
  /** None where this is missing. */
  readonly list?: readonly Asking[];
  /** The documents that a deletion needs besides the mark. */
  readonly deleteGiven?: Documents;
  /** Stored for reading and updating, where it is no standard document. */
  readonly isThere?: Documents;
}

const GRID: readonly Row[] = [
  {
    path: `users/${ADA}`,
    get: everyIdentity,
    create: { data: newProfile(), given: { [`users/${ADA}`]: null }, may: selfAlone },
    update: { data: { bio: 'Welds.', updatedAt: serverTimestamp() }, may: selfAlone },
    delete: selfAlone,
    deleteGiven: { 'usernames/ada_1': null },
  },
  {
    path: `users/${ADA}/private/contact`,
    get: selfAlone,
    create: { data: newContact(ADA), given: { [`users/${ADA}/private/contact`]: null }, may: selfAlone },
    update: { data: { latitude: 0, longitude: 0 }, may: selfAlone },
    delete: selfAlone,
  },
  {
    path: `users/${ADA}/private/outbox`,
    get: selfAlone,
    create: { data: { message: 'new' }, given: { [`users/${ADA}/private/outbox`]: null }, may: selfAlone },
    update: { data: { message: 'newer' }, may: selfAlone },
    delete: selfAlone,
  },
  {
    path: `users/${ADA}/private/saved`,
    get: selfAlone,
    create: { data: newSaved(), given: { [`users/${ADA}/private/saved`]: null }, may: selfAlone },
    update: { data: { removed: [] }, may: selfAlone },
    delete: selfAlone,
  },
  {
    path: `users/${ADA}/private/notices`,
    get: selfAlone,
    create: { data: noticeSettings(), given: { [`users/${ADA}/private/notices`]: null }, may: selfAlone },
    update: { data: { messageByEmail: false }, may: selfAlone },
    delete: selfAlone,
  },
  {
    path: `users/${ADA}/private/terms`,
    get: selfAlone,
    create: { data: newTerms(), given: { [`users/${ADA}/private/terms`]: null }, may: selfAlone },
    update: { data: { version: '2027-01-15', at: serverTimestamp() }, may: selfAlone },
    delete: selfAlone,
  },
  {
    path: `users/${ADA}/private/devices`,
    get: selfAlone,
    create: { data: devices(), given: { [`users/${ADA}/private/devices`]: null }, may: selfAlone },
    update: { data: { devices: [] }, may: selfAlone },
    delete: selfAlone,
  },
  {
    path: `users/${ADA}/private/blocks`,
    get: selfAlone,
    create: { data: { people: [BOB] }, given: { [`users/${ADA}/private/blocks`]: null }, may: selfAlone },
    update: { data: { people: [] }, may: selfAlone },
    delete: selfAlone,
  },
  {
    path: `users/${ADA}/private/reporting`,
    get: selfAlone,
    create: {
      data: newReportCount(),
      given: { [`users/${ADA}/private/reporting`]: null },
      may: selfAlone,
    },
    update: { data: { count: 4, last: 'profile_bob' }, may: selfAlone },
    delete: selfAlone,
  },
  {
    path: `users/${ADA}/reports/profile_bob`,
    get: selfAlone,
    create: {
      data: newReport(),
      given: { [`users/${ADA}/reports/profile_bob`]: null },
      may: selfAlone,
    },
    update: { data: { reason: 'scam' }, may: noIdentity },
    delete: noIdentity,
    list: selfAlone,
  },
  {
    path: `users/${ADA}/private/session`,
    get: selfAlone,
    create: {
      data: { since: serverTimestamp(), kept: signedInAtOf('self') },
      given: NOTHING_ELSE,
      may: selfAlone,
    },
    update: { data: { since: serverTimestamp(), kept: signedInAtOf('self') }, may: selfAlone },
    delete: selfAlone,
    deleteGiven: { [`users/${ADA}/private/session`]: { since: LONG_AGO, kept: 1 } },
    isThere: { [`users/${ADA}/private/session`]: { since: LONG_AGO, kept: 1 } },
  },
  {
    path: 'usernames/ada_1',
    get: everyIdentity,
    create: { data: { uid: ADA }, given: { 'usernames/ada_1': null }, may: selfAlone },
    update: { data: { uid: ADA }, may: noIdentity },
    delete: selfAlone,
    deleteGiven: { [`users/${ADA}`]: null },
  },
  {
    path: 'settings/search',
    get: everyIdentity,
    create: { data: { tokens: '1 x' }, given: NOTHING_ELSE, may: noIdentity },
    update: { data: { tokens: '2 x' }, may: noIdentity },
    delete: noIdentity,
    deleteGiven: { 'settings/search': { tokens: '1 x' } },
    isThere: { 'settings/search': { tokens: '1 x' } },
  },
  {
    path: 'settings/functions',
    get: everyIdentity,
    create: { data: { settledAt: serverTimestamp() }, given: NOTHING_ELSE, may: noIdentity },
    update: { data: { settledAt: serverTimestamp() }, may: noIdentity },
    delete: noIdentity,
    deleteGiven: { 'settings/functions': { settledAt: LONG_AGO } },
    isThere: { 'settings/functions': { settledAt: LONG_AGO } },
  },
  {
    path: 'robots/ada-robot',
    get: everyIdentity,
    create: { data: newRobot(), path: 'robots/ada_new', given: NOTHING_ELSE, may: selfAlone },
    update: { data: { price: 50, updatedAt: serverTimestamp() }, may: selfAlone },
    delete: selfAlone,
  },
  {
    path: 'messages/ada-to-bob',
    get: selfAlone,
    create: {
      data: newMessage(),
      given: { 'messages/ada-to-bob': null, [`users/${ADA}/private/outbox`]: { message: 'ada-to-bob' } },
      may: selfAlone,
    },
    update: { data: { isRead: true }, path: 'messages/bob-to-ada', may: selfAlone },
    delete: selfAlone,
  },
  {
    path: `deletions/${ADA}`,
    isThere: ADA_IS_LEAVING,
    get: selfAlone,
    create: { data: { at: serverTimestamp() }, given: NOTHING_ELSE, may: selfAlone },
    update: { data: { at: serverTimestamp() }, may: noIdentity },
    delete: noIdentity,
  },
];

interface Operation {
  readonly name: string;
  readonly given: Documents;
  readonly attempt: Case['attempt'];
  readonly may: readonly Asking[];
}

const operationsOn = (row: Row): readonly Operation[] => {
  const { path } = row;
  const isThere = row.isThere ?? NOTHING_ELSE;
  return [
    { name: 'get', given: isThere, attempt: read(path), may: row.get },
    {
      name: 'list all beside',
      given: isThere,
      attempt: list(collectionOf(path)),
      may: row.list ?? noIdentity,
    },
    {
      name: 'create',
      given: row.create.given,
      attempt: create(row.create.path ?? path, row.create.data),
      may: row.create.may,
    },
    {
      name: 'update',
      given: isThere,
      attempt: update(row.update.path ?? path, row.update.data),
      may: row.update.may,
    },
    {
      name: 'delete',
      given: { ...ADA_IS_LEAVING, ...row.deleteGiven },
      attempt: remove(path),
      may: row.delete,
    },
  ];
};

/** Every path, every operation, every identity. */
export const roleGrid: readonly Case[] = GRID.flatMap((row) =>
  operationsOn(row).flatMap(({ name, given, attempt, may }) =>
    IDENTITIES.map((as): Case => ({
      row: 'grid',
      name: `${as} ${name} ${row.path}`,
      as,
      given,
      attempt,
      expected: may.includes(as) ? 'allowed' : 'denied',
    })),
  ),
);
