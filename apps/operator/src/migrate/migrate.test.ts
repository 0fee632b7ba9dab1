import { Timestamp } from '@google-cloud/firestore';
import { runs, tinyVocabulary } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, memoryDatabase } from '../../testing/memory-database.ts';
import { type Database, type Fields } from '../database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './steps/index.ts';

async function run(database: Database, write: boolean) {
  const lines: string[] = [];
  const results = await migrate(
    MIGRATIONS,
    { database, vocabulary: tinyVocabulary },
    { write, again: true, say: (line) => lines.push(line) },
  );
  const sum = (count: 'changed' | 'problems' | 'missed') =>
    results.reduce((total, { ran }) => total + ran[count], 0);
  return { changed: sum('changed'), problems: sum('problems'), missed: sum('missed'), lines };
}

describe('two users that were never migrated, with one name', () => {
  const both = {
    'users/ada': { username: 'Robo', email: 'ada@x.org', createdAt: at(0) },
    'users/eve': { username: 'robo', email: 'eve@x.org', createdAt: at(0) },
  };

  test.each([false, true])('are distinguished, with or without writing (%s)', async (write) => {
    expect(await run(memoryDatabase(both).database, write)).toEqual({
      changed: 2,
      missed: 0,
      problems: 1,
      lines: [
        'users/ada: users/ada/private/contact, email, username, usernames/robo',
        'users/eve: its username "robo" is reserved by ada',
        'users/eve: users/eve/private/contact, email',
      ],
    });
  });

  test('the first one gets it, and no private field of either stays public', async () => {
    const { database, fieldsOf } = memoryDatabase(both);
    await run(database, true);
    expect(fieldsOf('usernames/robo')).toEqual({ uid: 'ada' });
    expect(JSON.stringify([fieldsOf('users/ada'), fieldsOf('users/eve')])).not.toContain('@');
    expect(fieldsOf('users/eve/private/contact')).toEqual({ email: 'eve@x.org' });
  });
});

test('a document that is changed at the same time is skipped and reported, and does not stop the rest', async () => {
  const { database, fieldsOf, stored } = memoryDatabase({
    'users/ada': { email: 'ada@x.org', createdAt: at(0) },
    'users/omar': { email: 'omar@x.org', createdAt: at(0) },
  });
  const late: Database = {
    ...database,
    commit: async (writes) => {
      const ada = stored.get('users/ada');
      if (ada?.updateTime.seconds === 1 && writes.some(({ path }) => path === ada.path))
        stored.set('users/ada', { ...ada, updateTime: at(9) });
      await database.commit(writes);
    },
  };
  expect(await run(late, true)).toMatchObject({ changed: 1, missed: 1 });
  expect(fieldsOf('users/ada')).toHaveProperty('email');
  expect(fieldsOf('users/omar')).not.toHaveProperty('email');
  expect(await run(late, true)).toMatchObject({ changed: 1, missed: 0 });
});

const odd = fc.constantFrom<unknown>(null, true, 7, 35.5, at(5), '', '2020-01-01');
const field = (value: fc.Arbitrary<unknown>) => fc.oneof({ weight: 3, arbitrary: value }, odd);
const name = fc.constantFrom('robo', 'Robo', ' ROBO', 'ada_p', 'Ada_P', 'a', 'no name');
const id = fc.constantFrom('ada', 'eve', 'omar', 'zed');
const fieldsWith = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Fields> =>
  fc.record({ createdAt: odd, updatedAt: odd, ...fields }, { requiredKeys: [] });

const users = fc.dictionary(
  id,
  fieldsWith({
    username: field(name),
    email: field(fc.constant('person@x.org')),
    latitude: odd,
    longitude: odd,
  }),
);
const robots = fc.dictionary(
  id,
  fieldsWith({
    category: field(fc.constantFrom('service', 'Hobby', 'OTHER', 'Humanoid')),
    price: odd,
  }),
);
const messages = fc.dictionary(id, fieldsWith({ receiverEmail: field(fc.constant('person@x.org')) }));
const reservations = fc.dictionary(
  fc.constantFrom('robo', 'ada_p'),
  id.map((uid): Fields => ({ uid })),
);
const contacts = fc.dictionary(id, fc.constant<Fields>({ email: 'private@x.org' }));

const under = (collection: string, documents: Readonly<Record<string, Fields>>, rest = '') =>
  Object.fromEntries(
    Object.entries(documents).map(([key, fields]) => [`${collection}/${key}${rest}`, fields]),
  );

const project = fc
  .tuple(users, robots, messages, reservations, contacts)
  .map(([people, listings, sent, names, parts]) => ({
    ...under('users', people),
    ...under('robots', listings),
    ...under('messages', sent),
    ...under('usernames', names),
    ...under('users', parts, '/private/contact'),
  }));

describe('any documents of an older version', () => {
  test('the dry run writes nothing and reports exactly the later writes; after those nothing is left to do', () =>
    fc.assert(
      fc.asyncProperty(project, async (documents) => {
        const { database, stored } = memoryDatabase(documents);
        const before = new Map(stored);
        const predicted = await run(database, false);
        expect(stored).toEqual(before);
        expect(await run(database, true)).toEqual(predicted);
        expect(await run(database, true)).toMatchObject({
          changed: 0,
          problems: predicted.problems,
        });
      }),
      { numRuns: runs(500) },
    ));

  test('no address and no place stays public, no name has two owners, and every time is a timestamp', () =>
    fc.assert(
      fc.asyncProperty(project, async (documents) => {
        const { database, stored } = memoryDatabase(documents);
        await run(database, true);
        for (const [path, { fields }] of stored) {
          if (/^users\/[^/]+$/.test(path)) {
            expect(fields).not.toHaveProperty('email');
            expect(fields).not.toHaveProperty('latitude');
            expect(fields).not.toHaveProperty('longitude');
          }
          if (path.startsWith('messages/')) expect(JSON.stringify(fields)).not.toContain('@');
          if (/^(users|robots|messages)\/[^/]+$/.test(path))
            expect(fields['createdAt']).toBeInstanceOf(Timestamp);
          const before = documents[path];
          // Existing reservations and private parts must not change.
          if (before && /^usernames|contact$/.test(path)) expect(fields).toEqual(before);
        }
      }),
      { numRuns: runs(500) },
    ));
});
