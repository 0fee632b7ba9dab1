import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { expect, test } from 'vitest';
import { createDatabases } from './databases.ts';

test('attaches App Check before the database can be used', async () => {
  const main = initializeApp({ projectId: 'demo-databases' }, 'databases');
  const attested: FirebaseApp[] = [];
  const databases = createDatabases(main, undefined, (app) => void attested.push(app));
  const { app } = await databases.of(null);
  expect(attested).toEqual([app]);
  await databases.close();
  await deleteApp(main);
});
