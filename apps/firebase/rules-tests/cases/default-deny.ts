import { collection, doc, getDoc, getDocs, type Firestore } from 'firebase/firestore';
import type { Case } from '../case.ts';
import type { Identity } from '../identities.ts';
import { create, remove, update } from '../writes.ts';

/** Where nothing is, and where what is allowed ends. */
const PATHS = [
  'config/app',
  'bookings/1',
  'payments/1',
  'admins/ada',
  'user/ada',
  'Users/ada',
  'users/ada/private/notes',
  'users/ada/public/contact',
  'robots/ada-robot/reviews/1',
  'messages/ada-to-bob/replies/1',
];

const IDENTITIES: readonly Identity[] = ['anonymous', 'self', 'other', 'stale', 'new'];

/** What no rule speaks of is refused. The documents are there, so that nothing fails for want of them. */
export const defaultDeny: readonly Case[] = PATHS.flatMap((path) => {
  const data = { uid: 'ada', email: 'ada@example.com' };
  const isThere = { [path]: data };
  const operations = {
    get: { attempt: (database: Firestore) => getDoc(doc(database, path)), given: isThere },
    list: {
      attempt: (database: Firestore) => getDocs(collection(database, path.slice(0, path.lastIndexOf('/')))),
      given: isThere,
    },
    create: { attempt: create(path, data), given: {} },
    update: { attempt: update(path, { uid: 'ada' }), given: isThere },
    delete: { attempt: remove(path), given: isThere },
  };
  return IDENTITIES.flatMap((as) =>
    Object.entries(operations).map(([name, { attempt, given }]): Case => {
      return { row: 'X1', name: `${as} ${name} ${path}`, as, given, attempt, expected: 'denied' };
    }),
  );
});
