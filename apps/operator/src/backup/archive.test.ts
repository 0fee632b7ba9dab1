import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { Refused } from '../command.ts';
import { lineOf, sha256, type Part } from './archive/manifest.ts';
import { KINDS, type Kind, type Read, type Records } from './archive/record.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import type { Progress, Source, Target } from './side.ts';

type Content = { readonly [Name in Kind]: readonly Records[Name][] };

const CONTENT: Content = {
  accounts: [
    { uid: 'ada', about: { email: 'ada@x.org' }, password: { hash: 'h', salt: 's', hashing: {} } },
    { uid: 'bob', about: { email: 'bob@x.org' } },
  ],
  pictures: [{ path: 'avatars/ada/1.jpg', about: { contentType: 'image/jpeg' }, bytes: '/9j/' }],
  documents: [
    { path: 'robots/rover', fields: { name: { stringValue: 'Lawn\nrover' } } },
    { path: 'users/ada', fields: { rating: { doubleValue: 'NaN' } } },
    { path: 'users/ada/private/contact', fields: {} },
    { path: 'users/bob', fields: {} },
  ],
};

const SIZE = { length: 1_000_000, records: 2 };
const quietly = { say: () => undefined };

/** Hands out everything by one, and can go on behind each. */
const sourceOf = (content: Content): Source => ({
  from: 'demo-city',
  bucket: 'city',
  goesOn: true,
  close: async () => undefined,
  now: async () => '2026-11-26T12:00:00Z',
  async *read<Name extends Kind>(kind: Name, next: string | undefined): AsyncGenerator<Read<Name>> {
    for (const [at, record] of content[kind].entries())
      if (at >= Number(next ?? 0)) yield { record, next: `${at + 1}` };
  },
});

class Killed extends Error {}

/** A place to restore into, whose process may be killed when it does something. */
function place(kept: Partial<Content> = {}) {
  const written = {
    accounts: new Map<string, Records[Kind]>(),
    pictures: new Map<string, Records[Kind]>(),
    documents: new Map<string, Records[Kind]>(),
  };
  const keyOf = (record: Records[Kind]) => ('uid' in record ? record.uid : record.path);
  for (const kind of KINDS) for (const record of kept[kind] ?? []) written[kind].set(keyOf(record), record);
  let note: Progress | null = null;
  let left = Number.POSITIVE_INFINITY;
  const live = () => {
    left -= 1;
    if (left < 0) throw new Killed();
  };
  const isFull = () => KINDS.some((kind) => written[kind].size > 0);
  const target: Target = {
    look: async () => note ?? (isFull() ? 'full' : null),
    write: async (kind, records) => {
      for (const record of records) {
        live();
        written[kind].set(keyOf(record), record);
      }
    },
    note: async (progress) => {
      live();
      note = progress;
    },
    finish: async () => {
      live();
      note = null;
      return [];
    },
  };
  return {
    target,
    killAfter: (steps: number) => (left = steps),
    isUntouched: () => note === null && !isFull(),
    content: () => KINDS.map((kind) => [...written[kind].values()]),
  };
}

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'roborrow-archive-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const archived = async (content = CONTENT) => {
  const folder = newFolder();
  await backUp(sourceOf(content), { folder, size: SIZE, ...quietly });
  return folder;
};
const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  );
const manifestOf = (folder: string) => join(folder, 'manifest.ndjson');
const ALL = KINDS.map((kind) => CONTENT[kind]);

test('an archive has everything with its counts, and an empty place becomes equal to where it came from (D770, D773)', async () => {
  const folder = newFolder();
  const { counts, foreign } = await backUp(sourceOf(CONTENT), { folder, size: SIZE, ...quietly });
  expect(counts).toEqual({
    documents: { robots: 1, users: 2, 'users/*/private': 1 },
    pictures: 1,
    accounts: 2,
  });
  expect(foreign).toEqual([]);
  const { target, content } = place();
  expect(await restore(target, { folder, ...quietly })).toEqual({ counts, remarks: [] });
  expect(content()).toEqual(ALL);
});

/** Bytes of the manifest between two interruptions: some are within a line, some at its end. */
const CUT = 53;

test('a backup that was interrupted anywhere goes on, and has then what it would have had (D772)', async () => {
  const whole = filesIn(await archived());
  const length = Buffer.from(whole['manifest.ndjson'] ?? '', 'base64').length;
  const folder = await archived();
  for (let at = 0; at < length; at += CUT) {
    // What was written of the manifest by then. The files of later parts may be there.
    truncateSync(manifestOf(folder), at);
    await backUp(sourceOf(CONTENT), { folder, size: SIZE, ...quietly });
    expect(filesIn(folder)).toEqual(whole);
  }
});

test('a restore that was interrupted anywhere goes on, and the place is then equal (D773)', async () => {
  const folder = await archived();
  for (let steps = 0; ; steps += 1) {
    const { target, killAfter, content } = place();
    killAfter(steps);
    const first = await restore(target, { folder, ...quietly }).catch((thrown: unknown) => thrown);
    if (!(first instanceof Killed)) return expect(steps).toBeGreaterThan(12);
    killAfter(Number.POSITIVE_INFINITY);
    await restore(target, { folder, ...quietly });
    expect(content()).toEqual(ALL);
  }
});

const refusal = async (folder: string, { target } = place()) => {
  const thrown: unknown = await restore(target, { folder, ...quietly }).catch((error: unknown) => error);
  return thrown instanceof Refused ? thrown.message : thrown;
};

describe('nothing is written (D774)', () => {
  test('where something is already, and where another archive was being restored', async () => {
    const folder = await archived();
    expect(await refusal(folder, place({ accounts: CONTENT.accounts }))).toMatch('needs an empty place');
    const begun = place();
    begun.killAfter(3);
    await restore(begun.target, { folder, ...quietly }).catch(() => undefined);
    begun.killAfter(Number.POSITIVE_INFINITY);
    const other = await archived({ ...CONTENT, pictures: [] });
    expect(await refusal(other, begun)).toMatch('Another archive');
  });

  /** Writes one part anew, with a manifest that fits: whoever makes an archive can make its checksums. */
  const forge = (folder: string, kind: Kind, lines: readonly unknown[]) => {
    const before = readFileSync(manifestOf(folder), 'utf8').split('\n').slice(0, -2);
    const content = gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const name = `${kind}-000001`;
    writeFileSync(join(folder, `${name}.ndjson.gz`), content);
    const part: Part = {
      part: name,
      kind,
      records: lines.length,
      bytes: content.length,
      sha256: sha256(content),
      next: null,
    };
    const said = before.map((line) => (line.includes(`"${name}"`) ? lineOf(part).trim() : line)).join('\n');
    const counts = { documents: { robots: 1 }, pictures: 1, accounts: 2 };
    writeFileSync(
      manifestOf(folder),
      `${said}\n${JSON.stringify({ end: counts, sha256: sha256(`${said}\n`) })}\n`,
    );
  };
  const change = (change: (text: string) => string) => (folder: string) =>
    writeFileSync(manifestOf(folder), change(readFileSync(manifestOf(folder), 'utf8')));
  const document =
    (path: string, fields: unknown = {}) =>
    (folder: string) =>
      forge(folder, 'documents', [{ path, fields }]);
  const picture = (path: string) => (folder: string) =>
    forge(folder, 'pictures', [{ path, about: {}, bytes: '' }]);

  test.each<readonly [string, (folder: string) => void, string]>([
    ['no manifest', (folder) => rmSync(manifestOf(folder)), 'There is no archive'],
    ['half a manifest', change((text) => text.split('\n').slice(0, 3).join('\n')), 'is not whole'],
    ['another version', change((text) => text.replace('"version":1', '"version":2')), 'another version'],
    ['other counts', change((text) => text.replace('"robots":1', '"robots":2')), 'what its counts say'],
    ['a changed manifest', change((text) => text.replace('demo-city', 'demo-town')), 'was changed'],
    [
      'a part elsewhere',
      change((text) => text.replace('"part":"pictures-000001"', '"part":"../pictures-000001"')),
      'was changed',
    ],
    ['a part less', (folder) => rmSync(join(folder, 'pictures-000001.ndjson.gz')), 'is missing'],
    [
      'half a part',
      (folder) => truncateSync(join(folder, 'documents-000002.ndjson.gz'), 20),
      'has 20 bytes instead of',
    ],
    [
      'a changed part',
      (folder) => {
        const path = join(folder, 'accounts-000001.ndjson.gz');
        const bytes = readFileSync(path);
        bytes[30] = (bytes[30] ?? 0) ^ 1;
        writeFileSync(path, bytes);
      },
      'checksum',
    ],
    [
      'a link in place of a part',
      (folder) => {
        const path = join(folder, 'pictures-000001.ndjson.gz');
        renameSync(path, join(folder, 'elsewhere'));
        symlinkSync('elsewhere', path);
      },
      'is missing',
    ],
    ['a foreign collection', document('admins/eve'), 'has no admins'],
    ['a document below another', document('users/ada/secrets/1'), 'has no users/*/secrets'],
    ['a collection as a document', document('users'), 'none of an archive'],
    ['a document outside', document('users/../robots/rover'), 'none of an archive'],
    ['a reserved id', document('users/__id__'), 'none of an archive'],
    ['an unknown type', document('users/ada', { a: { longValue: 1 } }), 'none of an archive'],
    ['a wrong value', document('users/ada', { a: { integerValue: 1 } }), 'none of an archive'],
    [
      'a value of two types',
      document('users/ada', { a: { nullValue: null, stringValue: '' } }),
      'none of an',
    ],
    ['a picture outside', picture('robots/../secret'), 'none of an archive'],
    ['a picture of no folder', picture('secrets/ada/1.jpg'), 'none of an archive'],
    [
      'an account in a path',
      (folder) => forge(folder, 'accounts', [{ uid: 'a/b', about: {} }]),
      'none of an',
    ],
  ])('of one with %s', async (_, spoil, said) => {
    const folder = await archived();
    spoil(folder);
    const there = place();
    expect(await refusal(folder, there)).toMatch(said);
    expect(there.isUntouched()).toBe(true);
  });

  test('of one with a collection that this version does not know, unless it is named', async () => {
    const content = { ...CONTENT, documents: [{ path: 'future/1', fields: {} }] };
    const folder = newFolder();
    expect((await backUp(sourceOf(content), { folder, size: SIZE, ...quietly })).foreign).toEqual(['future']);
    expect(await refusal(folder)).toMatch('has no future');
    const { target } = place();
    expect((await restore(target, { folder, also: ['future'], ...quietly })).counts.documents).toEqual({
      future: 1,
    });
  });
});

test('every cut of an archive is refused, and none is taken for whole (D774)', async () => {
  const folder = await archived();
  const content = readFileSync(manifestOf(folder), 'utf8');
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: content.length - 1 }), async (length) => {
      writeFileSync(manifestOf(folder), content.slice(0, length));
      expect(typeof (await refusal(folder))).toBe('string');
    }),
    { numRuns: runs(100) },
  );
});
