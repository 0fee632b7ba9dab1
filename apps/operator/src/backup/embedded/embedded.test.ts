import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore, type Seed, type State } from '@roborrow/adapter-in-memory';
import { readCopy, replaceAll, writeCopy } from '@roborrow/adapter-in-memory/store';
import { readStored } from '@roborrow/adapter-firebase/testing';
import { openSqliteStore, scryptPasswords } from '@roborrow/sqlite-store';
import { afterEach, expect, test } from 'vitest';
import { embeddedCity } from '../../../testing/embedded-city.ts';
import { fieldsFromRest } from '../../../testing/rest-values.ts';
import { openArchive, readPart } from '../archive/read-archive.ts';
import { openArchiveWriter } from '../archive/write-archive.ts';
import { headerOf } from '../archive/manifest.ts';
import { backUp } from '../backup.ts';
import { restore } from '../restore.ts';
import { toProject } from './addresses.ts';
import { openFileSource, openFileTarget } from './open-file.ts';
import { passwordFrom, storedFrom } from './passwords.ts';

/** Its passwords are hashed once for all tests. */
const city = embeddedCity();

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'roborrow-embedded-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const quietly = { say: () => undefined };
const size = { length: 1_000_000, records: 40 };

const fileWith = (seed: Seed): string => {
  const path = join(newFolder(), 'robots.db');
  openSqliteStore({ path, seed }).close();
  return path;
};

/** All documents of a file by collection and id. */
async function contentOf(path: string, names: readonly (keyof Seed)[]) {
  const store = openSqliteStore({ path });
  const state: State = await store.read();
  const content = Object.fromEntries(
    names.map((name) => [name, [...state.all(name)].sort((a, b) => (a.id < b.id ? -1 : 1))]),
  );
  store.close();
  return content;
}

async function archived(path: string): Promise<string> {
  const folder = newFolder();
  const source = await openFileSource(path);
  await backUp(source, { folder, size, ...quietly });
  await source.close();
  return folder;
}

test('a file of the embedded backend is equal to the one that its archive came from, with documents of every collection (D775)', async () => {
  const { seed } = await city;
  const names = Object.keys(seed) as (keyof Seed)[]; // its keys
  expect(names).toHaveLength(30);
  const path = fileWith(seed);
  const folder = await archived(path);
  const copy = join(newFolder(), 'copy.db');
  const { counts, remarks } = await restore(openFileTarget(copy), { folder, ...quietly });
  expect(remarks).toEqual([]);
  expect(counts.pictures).toBe(5);
  expect(counts.accounts).toBe(seed.accounts?.length);
  expect(await contentOf(copy, names)).toEqual(await contentOf(path, names));
  expect(await restore(openFileTarget(copy), { folder, ...quietly }).catch(String)).toMatch('empty place');
});

test('the app shows of a project with that archive what it showed of the file (D775)', async () => {
  const { seed } = await city;
  const folder = await archived(fileWith(seed));
  const shown = openArchive(folder)
    .parts.filter(({ kind }) => kind === 'documents')
    .flatMap((part) => readPart(folder, part, 'documents'))
    .filter(({ path }) => /^(users|robots|messages)\/[^/]+$/.test(path))
    .map(({ path, fields }) => readStored(path, fieldsFromRest(fields)));
  const { users = [], robots = [], messages = [] } = seed;
  const moved = robots.map(({ images, ...robot }) => ({
    ...robot,
    images: images.map((address) => toProject(address, 'embedded')),
  }));
  expect(moved[0]?.images[0]).toMatch(/^https:.*_a\.jpg\?alt=media#1600x1200~A{48}~480~960$/);
  const byId = <Item extends { readonly id: string }>(items: readonly Item[]) =>
    [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(shown).toEqual([...byId(messages), ...byId(moved), ...byId(users)]);
});

test('an archive of a file that was not whole is begun anew, and so is a file (D772)', async () => {
  const { seed } = await city;
  const path = fileWith(seed);
  const folder = await archived(path);
  const begun = newFolder();
  const half = await openArchiveWriter(begun, false, async () =>
    headerOf('embedded', 'embedded', '2020-01-01T00:00:00Z'),
  );
  half.addPart('accounts', [{ uid: 'nobody', about: {} }], 'somewhere');
  const source = await openFileSource(path);
  const { counts } = await backUp(source, { folder: begun, size, ...quietly });
  await source.close();
  expect(counts.accounts).toBe(seed.accounts?.length);
  const copy = join(newFolder(), 'copy.db');
  writeFileSync(`${copy}.restoring`, 'half of a file');
  await restore(openFileTarget(copy), { folder, ...quietly });
  expect(existsSync(`${copy}.restoring`)).toBe(false);
});

test('the file of a browser’s demo is moved onto a laptop and back (D775, D873)', async () => {
  const { seed } = await city;
  const [{ id, password: _, ...account } = expect.unreachable()] = seed.accounts ?? [];
  const plain = { ...seed, accounts: [{ id, ...account, password: 'secret' }] };
  const saved = join(newFolder(), 'demo.jsonl');
  writeFileSync(saved, writeCopy(await createMemoryStore(plain).read()));
  const laptop = join(newFolder(), 'robots.db');
  const { remarks } = await restore(openFileTarget(laptop), { folder: await archived(saved), ...quietly });
  expect(remarks).toEqual([]);
  const names = (Object.keys(seed) as (keyof Seed)[]).filter((name) => name !== 'accounts'); // its keys
  expect(await contentOf(laptop, names)).toEqual(await contentOf(fileWith(seed), names));
  const { accounts } = await contentOf(laptop, ['accounts']);
  const stored = String(accounts?.[0] && 'password' in accounts[0] && accounts[0].password);
  expect(stored).toMatch(/^scrypt/);
  expect(await scryptPasswords.matches('secret', stored)).toBe(true);

  const back = join(newFolder(), 'back.jsonl');
  await restore(openFileTarget(back), { folder: await archived(laptop), ...quietly });
  const browser = createMemoryStore();
  await replaceAll(
    browser,
    readCopy(readFileSync(back, 'utf8'), ({ reason }) => expect.unreachable(reason)),
  );
  const state = await browser.read();
  const inOrder = names.map((name) => [...state.all(name)].sort((a, b) => (a.id < b.id ? -1 : 1)));
  expect(inOrder).toEqual(Object.values(await contentOf(laptop, names)));

  writeFileSync(saved, '{}\n');
  await expect(openFileSource(saved)).rejects.toThrow('is no file of a demo');
});

test('what the embedded backend has not stays in the archive, and is told of (D775)', async () => {
  const folder = newFolder();
  const archive = await openArchiveWriter(folder, true, async () =>
    headerOf('city', 'city', '2020-01-01T00:00:00Z'),
  );
  const hashing = { hashAlgorithm: 'SCRYPT', signerKey: 'k' };
  archive.addPart(
    'accounts',
    [
      { uid: 'ada', about: { email: 'ada@x.org' }, password: { hash: 'h', salt: 's', hashing } },
      {
        uid: 'gia',
        about: { email: 'g@x.org', providerUserInfo: [{ providerId: 'google.com', rawId: '1' }] },
      },
    ],
    null,
  );
  archive.addPart(
    'documents',
    [
      { path: 'mailAddresses/1', fields: {} },
      { path: 'notices/1', fields: {} },
      { path: 'notices/2', fields: {} },
      { path: 'robots/broken', fields: { name: { integerValue: '7' } } },
    ],
    null,
  );
  archive.finish({ documents: { mailAddresses: 1, notices: 2, robots: 1 }, pictures: 0, accounts: 2 });
  const copy = join(newFolder(), 'copy.db');
  expect((await restore(openFileTarget(copy), { folder, ...quietly })).remarks).toEqual([
    '1 documents of mailAddresses stay in the archive: the embedded backend has none.',
    '2 documents of notices stay in the archive: the embedded backend has none.',
    '1 people have no password here: only its provider could check the old one.',
    expect.stringMatching(/^Left out, because this version cannot read it: robots\/broken/),
  ]);
  expect(await contentOf(copy, ['accounts'])).toMatchObject({
    accounts: [
      { id: 'ada', provider: 'password', password: null },
      { id: 'gia', provider: 'google', password: null },
    ],
  });
});

test('a password goes along where both can check it', async () => {
  const stored = await scryptPasswords.protect('correct horse');
  expect(await storedFrom(passwordFrom(stored))).toBe(stored);
  const emulated = { hash: 'fakeHash:salt=x:password=correct horse', salt: 'x', hashing: {} };
  expect(await scryptPasswords.matches('correct horse', (await storedFrom(emulated)) ?? '')).toBe(true);
  expect(passwordFrom('plain')).toBeUndefined();
});
