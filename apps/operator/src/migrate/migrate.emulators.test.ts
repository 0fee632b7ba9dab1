import { Timestamp } from '@google-cloud/firestore';
import { placeKey } from '@roborrow/adapter-firebase';
import { plantDocuments } from '@roborrow/adapter-firebase/testing';
import { tokensVersion } from '@roborrow/domain';
import { tinyVocabulary } from '@roborrow/domain/testing';
import { expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './steps/index.ts';

test('an older project is migrated on the emulator: the dry run reports the changes, the run makes them, and a further run has nothing to do', async () => {
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
    // Two that were never migrated and have the same name, and one whose name belongs to another user
    // already.
    { path: 'users/eve', fields: { username: 'ADA_P', email: 'eve@x.org' } },
    { path: 'users/zed', fields: { username: 'OMAR', email: 'zed@x.org' } },
    { path: 'usernames/omar', fields: { uid: 'omar' } },
    { path: 'users/nia', fields: { username: null, createdAt: '2020-09-13T12:26:40Z' } },
    {
      path: 'robots/rover',
      fields: {
        name: 'Lawn mower',
        category: 'service',
        price: 20,
        latitude: 35.7,
        longitude: -78,
        createdAt: 1_500_000_000_000,
      },
    },
    { path: 'robots/rover/taken/request', fields: { first: '2028-02-26', last: '2028-03-01' } },
    { path: 'robots/android', fields: { category: 'Humanoid', price: 20 } },
    { path: 'messages/one', fields: { content: 'hello', receiverEmail: 'omar@x.org' } },
  ]);
  const database = openDatabase(projectId);
  const run = async (write: boolean) => {
    const lines: string[] = [];
    const results = await migrate(
      MIGRATIONS,
      { database, vocabulary: tinyVocabulary },
      { write, again: true, say: (line) => lines.push(line) },
    );
    return {
      changed: results.map(({ ran }) => ran.changed),
      problems: results.map(({ ran }) => ran.problems),
      lines,
    };
  };
  const fieldsOf = async (path: string) => (await database.get(path))?.fields;

  const before = await fieldsOf('users/ada');
  const predicted = await run(false);
  expect(predicted).toMatchObject({ changed: [5, 2, 1, 1, 1], problems: [2, 1, 0, 0, 0] });
  expect(predicted.lines).toEqual(
    expect.arrayContaining([
      'users/eve: its username "ada_p" is reserved by ada',
      'users/zed: its username "omar" is reserved by omar',
    ]),
  );
  expect(await fieldsOf('users/ada')).toEqual(before);

  expect(await run(true)).toEqual(predicted);
  const time = expect.any(Timestamp) as Timestamp;
  expect(await fieldsOf('users/ada')).toEqual({
    username: 'ada_p',
    firstName: 'Ada',
    createdAt: time,
  });
  expect(await fieldsOf('users/eve')).toEqual({ username: 'ADA_P', createdAt: time });
  expect(await fieldsOf('users/eve/private/contact')).toEqual({ email: 'eve@x.org' });
  expect(await fieldsOf('users/nia')).toEqual({
    username: '',
    createdAt: Timestamp.fromDate(new Date('2020-09-13T12:26:40Z')),
  });
  expect(await fieldsOf('robots/rover')).toMatchObject({
    category: 'Service',
    taken: ['01 2028-02-26 2028-03-01 request'],
    placeKey: placeKey({ latitude: 35.7, longitude: -78 }),
    createdAt: Timestamp.fromDate(new Date('2017-07-14T02:40:00Z')),
  });
  expect((await fieldsOf('robots/rover'))?.['tokens']).toContain('n:c:lawn-mowing');
  expect(await fieldsOf('settings/search')).toEqual({
    tokens: tokensVersion(tinyVocabulary),
  });
  expect(await fieldsOf('users/ada/private/contact')).toEqual({
    email: 'ada@x.org',
    latitude: 35.5,
    longitude: -78,
  });
  expect(await fieldsOf('usernames/ada_p')).toEqual({ uid: 'ada' });
  expect(await fieldsOf('users/omar/private/contact')).toEqual({ email: 'omar@x.org' });
  expect(await fieldsOf('messages/one')).toEqual({
    content: 'hello',
    receiverEmail: '',
    createdAt: time,
  });

  expect(await run(true)).toMatchObject({ changed: [0, 0, 0, 0, 0], problems: [2, 1, 0, 0, 0] });
  expect(await fieldsOf('migrations/0001')).toMatchObject({ state: 'done', problems: 2, changed: 0 });
  await database.close();
});
