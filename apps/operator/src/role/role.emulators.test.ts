import { createEmulatorClient, plantAccount, plantDocuments } from '@roborrow/adapter-firebase/testing';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { openAccounts } from './accounts.ts';
import { changeRole } from './change-role.ts';

/** The Auth emulator has the accounts of its own project alone. */
const ACCOUNTS = 'demo-roborrow';
const projectId = `demo-role-${Date.now()}`;
const uid = `role-${Date.now()}`;
const database = openDatabase(projectId);
const accounts = openAccounts(ACCOUNTS);
const { ports, close } = createEmulatorClient(projectId);

afterAll(() => Promise.all([close(), database.close()]));

test('gives and takes the role, keeps other claims, and logs both (D790)', async () => {
  const email = `${uid}@example.com`;
  await plantAccount({ id: uid, email, displayName: '', password: 'correct horse' });
  await plantDocuments(projectId, [{ path: 'usernames/olga', fields: { uid } }]);
  const change = (isGiven: boolean, username = 'Olga') =>
    changeRole({
      ...{ database, accounts, username, isGiven, by: 'Root', note: '' },
      now: Date.now,
      newId: () => `${isGiven}`,
    });
  const isOperator = async () => (await ports.auth.signIn(email, 'correct horse')).isOperator;
  await accounts.setClaims(uid, { beta: 1 });

  expect(await isOperator()).toBeUndefined();
  await change(true);
  expect(await isOperator()).toBe(true);
  expect(await accounts.claimsOf(uid)).toEqual({ beta: 1, operator: true });
  await expect(change(true)).rejects.toThrow('Olga is an operator already.');
  await change(false);
  expect(await isOperator()).toBeUndefined();
  expect(await accounts.claimsOf(uid)).toEqual({ beta: 1 });
  await expect(change(false)).rejects.toThrow('Olga is no operator.');
  await expect(change(true, 'nobody')).rejects.toThrow('no person with the username nobody');

  const entries: unknown[] = [];
  for await (const { fields } of database.list('moderation'))
    entries.push([fields['action'], fields['subject']]);
  expect(entries).toEqual([
    ['give role', uid],
    ['take role', uid],
  ]);
});
