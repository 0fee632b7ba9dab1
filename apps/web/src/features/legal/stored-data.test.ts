import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storedData } from './stored-data.text.ts';

/*
 * What the code stores, read from the code, is what the table says (D816): whoever adds a collection, a folder or a key adds a row, or names
 * it in one.
 */

const WORKSPACE = join(import.meta.dirname, '../../../../..');
const read = (path: string): string => readFileSync(join(WORKSPACE, path), 'utf8');

/** All sources of these folders, without tests and sentences. */
const sourcesOf = (...folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(join(WORKSPACE, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.(test|text)\.tsx?$/.test(name))
        .map((name) => read(join(folder, name))),
    )
    .join('\n');

const found = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, one = '']) => one)),
];

const told = (place: 'documents' | 'files' | 'collections' | 'device'): readonly string[] =>
  storedData.flatMap(({ at }) => at[place] ?? []);

/** The paths that rules match, from the outermost `match` to each inner one. */
function pathsOf(rules: string): readonly string[] {
  const open: { readonly path: string; readonly depth: number }[] = [];
  const paths: string[] = [];
  let depth = 0;
  for (const line of rules.split('\n')) {
    const [, path] = /^\s*match (\/\S+) \{/.exec(line) ?? [];
    if (path !== undefined) {
      const whole = `${open.at(-1)?.path ?? ''}${path}`;
      open.push({ path: whole, depth });
      paths.push(whole.replace(/^\/(databases\/\{database\}\/documents|b\/\{bucket\}\/o)\/?/, ''));
    }
    depth += (line.match(/\{(?![0-9a-z])/gi) ?? []).length - (line.match(/(?<![0-9a-z])\}/gi) ?? []).length;
    while (open.length > 0 && depth <= (open.at(-1)?.depth ?? 0)) open.pop();
  }
  return paths.filter((path) => path !== '' && !path.includes('=**'));
}

/** An id has many names. */
const anyId = (path: string): string => path.replace(/\{\w+\}/g, '{}');

it('each document of the security rules has a row', () => {
  const paths = pathsOf(read('packages/firebase-project/firestore.rules')).map(anyId);
  expect(paths.length).toBeGreaterThan(15);
  expect(told('documents').map(anyId)).toEqual(expect.arrayContaining(paths));
});

it('each collection that the functions and the operator’s tool write has a row, and no row tells of another', () => {
  const rules = pathsOf(read('packages/firebase-project/firestore.rules')).map(anyId);
  const code = sourcesOf('apps/functions/src', 'apps/operator/src', 'packages/moderation/src');
  const paths = found(code, /`([a-z][A-Za-z]+)\/\$\{[^`]*`/g);
  // The address of a database is no collection.
  const server = paths.filter(
    (name) => name !== 'projects' && !rules.some((path) => path.startsWith(`${name}/`)),
  );
  const rows = told('documents').map(anyId);
  expect(rows.map((path) => path.split('/')[0])).toEqual(expect.arrayContaining(server));
  expect(rows.filter((path) => !rules.includes(path) && !server.includes(path.split('/')[0] ?? ''))).toEqual(
    [],
  );
});

it('each folder of pictures has a row', () => {
  const folders = pathsOf(read('packages/firebase-project/storage.rules'))
    .filter((path) => path.endsWith('/{file}'))
    .map((path) => path.replace('/{file}', ''));
  expect(told('files').toSorted()).toEqual(folders.toSorted());
});

it('each collection of the embedded backend has a row', () => {
  const source = read('packages/adapter-in-memory/src/store/documents.ts');
  const documents = source.slice(
    source.indexOf('export interface Documents'),
    source.indexOf('export type CollectionName'),
  );
  expect(told('collections').toSorted()).toEqual(found(documents, /readonly (\w+):/g).toSorted());
});

it('each key, database and cache of the browser has a row, and no row tells of another', () => {
  const code = sourcesOf('apps/web/src', 'apps/web/worker');
  const keys = found(code, /['"`](roborrow[.-][a-z-]+\.?)(?=['"`$])/g).filter((key) => !NOT_STORED.has(key));
  const caches = found(code, /`\$\{OURS\}([a-z]+-)\d+`/g).map((name) => `roborrow-${name}`);
  const own = told('device').filter((key) => key.startsWith('roborrow'));
  const asKey = (key: string): string => key.replace(/\*$/, '');
  expect(own.map(asKey).toSorted()).toEqual([...new Set([...keys, ...caches])].toSorted());
});

/** Names of channels and locks between tabs, and the beginnings of caches and file names. */
const NOT_STORED: ReadonlySet<string> = new Set([
  'roborrow-',
  'roborrow.sign-in',
  'roborrow.signed-in',
  'roborrow.pending-images.',
  'roborrow.ics',
]);
