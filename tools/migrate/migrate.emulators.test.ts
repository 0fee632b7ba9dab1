import { emulatorHosts, plantDocuments } from '@roborrow/adapter-firebase/testing';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './rest.ts';

test('an older project is migrated on the emulator: first said, then done, and then there is nothing to do', async () => {
  const projectId = `demo-migrate-${Date.now()}`;
  await plantDocuments(projectId, [
    {
      path: 'users/ada',
      fields: { username: 'Ada_P', firstName: 'Ada', email: 'ada@x.org', latitude: 35.5, longitude: -78 },
    },
    {
      path: 'users/omar',
      fields: { username: 'omar', email: 'omar@x.org', latitude: null, longitude: null },
    },
    { path: 'users/eve', fields: { username: 'OMAR', email: 'eve@x.org' } },
    { path: 'usernames/omar', fields: { uid: 'omar' } },
    { path: 'messages/one', fields: { content: 'hello', receiverEmail: 'omar@x.org' } },
  ]);
  const database = openDatabase({
    projectId,
    service: `http://${emulatorHosts().firestore}`,
    token: 'owner',
  });
  const lines: string[] = [];
  const run = (write: boolean) => migrate(database, { write, say: (line) => lines.push(line) });
  const fieldsOf = async (path: string) => (await database.get(path))?.fields;

  const before = await fieldsOf('users/ada');
  expect(await run(false)).toEqual({ users: 2, messages: 1, problems: 1 });
  expect(await fieldsOf('users/ada')).toEqual(before);

  expect(await run(true)).toEqual({ users: 2, messages: 1, problems: 1 });
  expect(await fieldsOf('users/ada')).toEqual({
    username: { stringValue: 'ada_p' },
    firstName: { stringValue: 'Ada' },
  });
  expect(await fieldsOf('users/ada/private/contact')).toEqual({
    email: { stringValue: 'ada@x.org' },
    latitude: { doubleValue: 35.5 },
    longitude: { integerValue: '-78' },
  });
  expect(await fieldsOf('usernames/ada_p')).toEqual({ uid: { stringValue: 'ada' } });
  expect(await fieldsOf('users/omar/private/contact')).toEqual({ email: { stringValue: 'omar@x.org' } });
  expect(await fieldsOf('messages/one')).toEqual({
    content: { stringValue: 'hello' },
    receiverEmail: { stringValue: '' },
  });
  expect(lines).toContain('users/eve: its username "omar" is reserved by omar');

  expect(await run(true)).toEqual({ users: 0, messages: 0, problems: 1 });
});
