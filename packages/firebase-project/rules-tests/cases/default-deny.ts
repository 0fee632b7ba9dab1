import type { Case } from '../case.ts';
import type { Identity } from '../identities.ts';
import { NOTHING_ELSE, type Documents } from '../world.ts';
import { collectionOf, create, list, read, remove, update } from '../writes.ts';

/** Paths without documents, and paths below those that are allowed. */
const PATHS = [
  'config/app',
  'bookings/1',
  'notices/email,ada,bob',
  'notices/push,ada,bob',
  'noticeTests/ada',
  'mailAddresses/0a1b2c',
  'noticeTests/push,ada',
  'hiddenRobots/ada-robot',
  'moderation/1',
  'closedReports/1',
  'migrations/0001',
  'migrations/restore',
  'reports/ada_profile_bob',
  'payments/1',
  'reviews/ada',
  'rentals/ada',
  'notifications/ada',
  'admins/ada',
  'user/ada',
  'Users/ada',
  'users/ada/private/notes',
  'users/ada/devices/phone',
  'users/ada/public/contact',
  'robots/ada-robot/reviews/1',
  'messages/ada-to-bob/replies/1',
];

/** A visitor, and who may do most: no rule is asked here, so it cannot tell other users apart. */
const IDENTITIES: readonly Identity[] = ['anonymous', 'self'];

const DATA = { uid: 'ada', email: 'ada@example.com' };

/** The documents exist, so that no case fails because one is missing. */
const ARE_THERE: Documents = Object.fromEntries(PATHS.map((path) => [path, DATA]));

const operationsOn = (path: string) => [
  { name: 'get', given: ARE_THERE, attempt: read(path) },
  { name: 'list', given: ARE_THERE, attempt: list(collectionOf(path)) },
  { name: 'update', given: ARE_THERE, attempt: update(path, { uid: 'ada' }) },
  { name: 'delete', given: ARE_THERE, attempt: remove(path) },
  { name: 'create', given: NOTHING_ELSE, attempt: create(path, DATA) },
];

/** A path that no rule mentions is denied. */
export const defaultDeny: readonly Case[] = PATHS.flatMap((path) =>
  operationsOn(path).flatMap(({ name, given, attempt }) =>
    IDENTITIES.map((as): Case => {
      return { row: 'D200', name: `${as} ${name} ${path}`, as, given, attempt, expected: 'denied' };
    }),
  ),
);
