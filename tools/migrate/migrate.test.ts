import { runs, tinyVocabulary } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RestDocument, RestValue, RestWrite } from './document.ts';
import { migrate, type Migrated } from './migrate.ts';
import { ChangedMeanwhile, type Database } from './rest.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const text = (stringValue: string): RestValue => ({ stringValue });
type Fields = Readonly<Record<string, RestValue>>;

/** Documents by path, in Firestore's format. A commit fails if a document has changed since it was read. */
function memoryDatabase(documents: Readonly<Record<string, Fields>>) {
  const stored = new Map(
    Object.entries(documents).map(([path, fields]): [string, RestDocument] => [
      path,
      { name: `${ROOT}/${path}`, fields, createTime: '2021-01-01T00:00:00Z', updateTime: '0' },
    ]),
  );
  let clock = 0;
  const pathOf = (name: string): string => name.slice(ROOT.length + 1);
  const isAsExpected = ({ update, currentDocument }: RestWrite): boolean => {
    const found = stored.get(pathOf(update.name));
    return 'exists' in currentDocument
      ? currentDocument.exists === (found !== undefined)
      : found?.updateTime === currentDocument.updateTime;
  };
  const put = ({ update: { name, fields }, updateMask }: RestWrite): void => {
    const before = stored.get(pathOf(name));
    const kept = Object.entries(before?.fields ?? {}).filter(
      ([key]) => !updateMask?.fieldPaths.includes(key),
    );
    clock += 1;
    stored.set(pathOf(name), {
      name,
      fields: { ...Object.fromEntries(kept), ...fields },
      createTime: before?.createTime ?? '2022-01-01T00:00:00Z',
      updateTime: String(clock),
    });
  };
  const database: Database = {
    async *list(collection) {
      const paths = [...stored.keys()].filter((path) => path.split('/').length === 2).sort();
      for (const path of paths) {
        const document = stored.get(path);
        if (path.startsWith(`${collection}/`) && document) yield document;
      }
    },
    nameOf: (path) => `${ROOT}/${path}`,
    get: async (path) => stored.get(path) ?? null,
    commit: async (writes) => {
      if (!writes.every(isAsExpected)) throw new ChangedMeanwhile('FAILED_PRECONDITION');
      writes.forEach(put);
    },
  };
  const fieldsOf = (path: string) => stored.get(path)?.fields;
  return { database, stored, fieldsOf };
}

async function run(
  database: Database,
  write: boolean,
): Promise<Migrated & { readonly lines: readonly string[] }> {
  const lines: string[] = [];
  return {
    ...(await migrate(database, { write, vocabulary: tinyVocabulary, say: (line) => lines.push(line) })),
    lines,
  };
}

describe('two users that were never migrated, with one name', () => {
  const both = {
    'users/ada': { username: text('Robo'), email: text('ada@x.org'), createdAt: { timestampValue: 'T' } },
    'users/eve': { username: text('robo'), email: text('eve@x.org'), createdAt: { timestampValue: 'T' } },
  };

  test.each([false, true])('are distinguished, with or without writing (%s)', async (write) => {
    expect(await run(memoryDatabase(both).database, write)).toEqual({
      users: 2,
      robots: 0,
      messages: 0,
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
    expect(fieldsOf('usernames/robo')).toEqual({ uid: text('ada') });
    expect(JSON.stringify([fieldsOf('users/ada'), fieldsOf('users/eve')])).not.toContain('@');
    expect(fieldsOf('users/eve/private/contact')).toEqual({ email: text('eve@x.org') });
  });
});

test('a document that is changed at the same time is skipped and reported, and does not stop the rest', async () => {
  const { database, fieldsOf, stored } = memoryDatabase({
    'users/ada': { email: text('ada@x.org'), createdAt: { timestampValue: 'T' } },
    'users/omar': { email: text('omar@x.org'), createdAt: { timestampValue: 'T' } },
  });
  const late: Database = {
    ...database,
    commit: async (writes) => {
      const ada = stored.get('users/ada');
      if (ada?.updateTime === '0') stored.set('users/ada', { ...ada, updateTime: 'later' });
      await database.commit(writes);
    },
  };
  expect(await run(late, true)).toMatchObject({ users: 1, problems: 1 });
  expect(fieldsOf('users/ada')).toHaveProperty('email');
  expect(fieldsOf('users/omar')).not.toHaveProperty('email');
  expect(await run(late, true)).toMatchObject({ users: 1, problems: 0 });
});

const odd = fc.constantFrom<RestValue>(
  { nullValue: null },
  { booleanValue: true },
  { integerValue: '7' },
  { doubleValue: 35.5 },
  { timestampValue: '2020-01-01T00:00:00Z' },
  text(''),
  text('2020-01-01'),
);
const field = (value: fc.Arbitrary<RestValue>) => fc.oneof({ weight: 3, arbitrary: value }, odd);
const name = fc.constantFrom('robo', 'Robo', ' ROBO', 'ada_p', 'Ada_P', 'a', 'no name').map(text);
const id = fc.constantFrom('ada', 'eve', 'omar', 'zed');
const fieldsWith = (fields: Readonly<Record<string, fc.Arbitrary<RestValue>>>): fc.Arbitrary<Fields> =>
  fc.record({ createdAt: odd, updatedAt: odd, ...fields }, { requiredKeys: [] });

const users = fc.dictionary(
  id,
  fieldsWith({
    username: field(name),
    email: field(fc.constant(text('person@x.org'))),
    latitude: odd,
    longitude: odd,
  }),
);
const robots = fc.dictionary(
  id,
  fieldsWith({
    category: field(fc.constantFrom('service', 'Hobby', 'OTHER', 'Humanoid').map(text)),
    price: odd,
  }),
);
const messages = fc.dictionary(id, fieldsWith({ receiverEmail: field(fc.constant(text('person@x.org'))) }));
const reservations = fc.dictionary(
  fc.constantFrom('robo', 'ada_p'),
  id.map((uid): Fields => ({ uid: text(uid) })),
);
const contacts = fc.dictionary(id, fc.constant<Fields>({ email: text('private@x.org') }));

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
          users: 0,
          robots: 0,
          messages: 0,
          problems: predicted.problems,
        });
      }),
      { numRuns: runs(2000) },
    ));

  test('no address and no place stays public, no name has two owners, and every time is a timestamp', () =>
    fc.assert(
      fc.asyncProperty(project, async (documents) => {
        const { database, stored } = memoryDatabase(documents);
        await run(database, true);
        for (const [path, { fields = {} }] of stored) {
          if (/^users\/[^/]+$/.test(path)) {
            expect(fields).not.toHaveProperty('email');
            expect(fields).not.toHaveProperty('latitude');
            expect(fields).not.toHaveProperty('longitude');
          }
          if (path.startsWith('messages/')) expect(JSON.stringify(fields)).not.toContain('@');
          if (/^(users|robots|messages)\/[^/]+$/.test(path))
            expect(fields['createdAt']).toHaveProperty('timestampValue');
          const before = documents[path];
          // Existing reservations and private parts must not change.
          if (before && /^usernames|contact$/.test(path)) expect(fields).toEqual(before);
        }
      }),
      { numRuns: runs(2000) },
    ));
});
