import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emulatorHosts, plantDocuments } from '@roborrow/adapter-firebase/testing';
import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '@roborrow/sqlite-store';
import { embeddedCity } from '../../../testing/embedded-city.ts';
import { openService } from '../../google.ts';
import { openArchive, readPart } from '../archive/read-archive.ts';
import { KINDS } from '../archive/record.ts';
import type { Fields } from '../archive/values.ts';
import { backUp } from '../backup.ts';
import { restore } from '../restore.ts';
import { openFileSource, openFileTarget } from '../embedded/open-file.ts';
import { openProject } from './open-project.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'roborrow-archive-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const quietly = { say: () => undefined };
/** So small that reading and writing are divided often. */
const size = { length: 1_000_000, records: 60 };

const auth = openService({
  emulator: 'FIREBASE_AUTH_EMULATOR_HOST',
  api: '',
  below: '/identitytoolkit.googleapis.com',
});

/** Puts three accounts, eleven pictures and 400 documents of every kind into a project. */
async function plantCity(project: string, bucket: string): Promise<void> {
  const firestore = openService({ emulator: 'FIRESTORE_EMULATOR_HOST', api: '' });
  const root = `projects/${project}/databases/(default)/documents`;
  const odd: Fields = {
    zero: { doubleValue: '-0' },
    none: { nullValue: null },
    nan: { doubleValue: 'NaN' },
    below: { doubleValue: '-Infinity' },
    whole: { doubleValue: 3 },
    long: { integerValue: '-9223372036854775808' },
    yes: { booleanValue: true },
    at: { timestampValue: '2020-01-01T00:00:00.123456Z' },
    first: { timestampValue: '0001-01-01T00:00:00Z' },
    here: { geoPointValue: { latitude: 35.7, longitude: -78.8 } },
    bytes: { bytesValue: 'AP8=' },
    owner: { referenceValue: `${root}/users/ada` },
    list: { arrayValue: { values: [{ mapValue: { fields: { deep: { stringValue: '\u0000\n' } } } }] } },
    nothing: { arrayValue: {} },
  };
  await firestore.json(`/v1/${root}:commit`, {
    writes: [{ update: { name: `${root}/robots/odd`, fields: odd } }],
  });
  const address = `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/robots%2Fada%2F1.jpg?alt=media&token=t`;
  await plantDocuments(project, [
    { path: 'robots/rover', fields: { images: [address] } },
    { path: 'users/ada/private/contact', fields: { email: 'ada@x.org' } },
    ...Array.from({ length: 397 }, (_, at) => ({ path: `messages/${at}`, fields: { content: `${at}` } })),
  ]);
  const city = openProject(project, bucket);
  const pictures = Array.from({ length: 11 }, (_, at) => ({
    path: `robots/ada/${at}.jpg`,
    about: {
      contentType: 'image/jpeg',
      contentDisposition: 'inline',
      metadata: { firebaseStorageDownloadTokens: 't' },
    },
    bytes: Buffer.from([255, 216, at]).toString('base64'),
  }));
  await city.write('pictures', pictures, bucket);
  const about = { displayName: 'Ada', createdAt: '1700000000000', lastLoginAt: '1700000000001' };
  const google = { providerId: 'google.com', rawId: 'g-1', federatedId: 'g-1', email: 'gia@x.org' };
  await auth.json(`/v1/projects/${project}/accounts:batchCreate`, {
    users: [
      { localId: 'ada', email: 'ada@x.org', rawPassword: 'correct horse', ...about },
      { localId: 'gia', email: 'gia@x.org', providerUserInfo: [google] },
      { localId: 'out', email: 'out@x.org', disabled: true, customAttributes: '{"operator":true}' },
    ],
  });
}

/** Everything that an archive has, as one would compare it. */
const contentOf = (folder: string) =>
  openArchive(folder).parts.flatMap((part) => readPart(folder, part, part.kind));

test('a city is restored into an empty project, where it is equal, also in what JSON has no word for (D770, D771, D773)', async () => {
  const [from, to] = [`demo-city-${Date.now()}`, `demo-copy-${Date.now()}`];
  await plantCity(from, from);
  const folder = newFolder();
  const { counts } = await backUp(openProject(from, from), { folder, size, ...quietly });
  expect(counts).toEqual({
    documents: { robots: 2, messages: 397, 'users/*/private': 1 },
    pictures: 11,
    accounts: 3,
  });
  // What is written after its moment is not of this backup, however late it is read.
  const again = newFolder();
  await plantDocuments(from, [{ path: 'robots/late', fields: {} }]);
  const at = openArchive(folder).header.at;
  expect((await backUp(openProject(from, from), { folder: again, at, size, ...quietly })).counts).toEqual(
    counts,
  );

  const copy = openProject(to, to);
  expect(await restore(copy, { folder, ...quietly })).toEqual({ counts, remarks: [] });
  const back = newFolder();
  await backUp(copy, { folder: back, size, ...quietly });
  const moved = JSON.stringify(contentOf(folder)).replaceAll(`/b/${from}/`, `/b/${to}/`);
  expect(contentOf(back)).toEqual(JSON.parse(moved));

  const signedIn = await auth.json(`/v1/accounts:signInWithPassword?key=any&targetProjectId=${to}`, {
    targetProjectId: to,
    email: 'ada@x.org',
    password: 'correct horse',
  });
  expect(signedIn['localId']).toBe('ada');
  const url = `http://${emulatorHosts().storage}/v0/b/${to}/o/robots%2Fada%2F1.jpg?alt=media&token=t`;
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([255, 216, 1]);
  await expect(restore(copy, { folder, ...quietly })).rejects.toThrow('needs an empty place');
});

test('whatever part a project was interrupted at, it goes on, on both sides (D772, D773)', async () => {
  const [from, to] = [`demo-broken-${Date.now()}`, `demo-mended-${Date.now()}`];
  await plantCity(from, from);
  /** Stops before the part with that number. */
  const stopAt = (number: number) => {
    let left = number;
    return () => {
      left -= 1;
      if (left === 0) throw new Error('stopped');
    };
  };
  const folder = newFolder();
  const source = openProject(from, from);
  await expect(backUp(source, { folder, size, say: stopAt(4) })).rejects.toThrow('stopped');
  const { counts } = await backUp(source, { folder, size, ...quietly });
  const target = openProject(to, to);
  for (let number = 1; number <= KINDS.length; number += 1)
    await expect(restore(target, { folder, say: stopAt(number) })).rejects.toThrow('stopped');
  expect((await restore(target, { folder, ...quietly })).counts).toEqual(counts);
  expect((await backUp(target, { folder: newFolder(), size, ...quietly })).counts).toEqual(counts);
  expect(readdirSync(folder)).toHaveLength(1 + openArchive(folder).parts.length);
});

test('a laptop is moved into a city, and the city onto another laptop (D775)', async () => {
  const { seed } = await embeddedCity();
  const [here, there] = ['here', 'there'].map((name) => join(newFolder(), `${name}.db`));
  const city = `demo-moved-${Date.now()}`;
  if (!here || !there) return;
  openSqliteStore({ path: here, seed }).close();
  const [out, back] = [newFolder(), newFolder()];
  const laptop = await openFileSource(here);
  const { counts } = await backUp(laptop, { folder: out, size, ...quietly });
  await laptop.close();
  const project = openProject(city, city);
  const hashed = (seed.accounts ?? []).filter(({ password }) => password !== null).length;
  expect((await restore(project, { folder: out, ...quietly })).remarks).toEqual([
    // The Auth emulator, other than Google, checks no hashes.
    expect.stringMatching(`^${hashed} passwords cannot be checked there`),
    expect.stringMatching('operator migrate run'),
  ]);
  expect((await backUp(project, { folder: back, size, ...quietly })).counts).toEqual(counts);
  await restore(openFileTarget(there), { folder: back, ...quietly });
  const contentOf = async (path: string) => {
    const store = openSqliteStore({ path });
    const state = await store.read();
    const names = Object.keys(seed) as (keyof typeof seed)[]; // its keys
    const content = names.map((name) => [name, new Map([...state.all(name)].map((one) => [one.id, one]))]);
    store.close();
    return new Map(content.filter(([name]) => name !== 'accounts') as [string, unknown][]);
  };
  expect(await contentOf(there)).toEqual(await contentOf(here));
});
