import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { plantDocuments } from '@roborrow/adapter-firebase/testing';
import { openArchive, readPart } from '../src/backup/archive/read-archive.ts';
import { openProject } from '../src/backup/project/open-project.ts';

/*
 * Rehearses the loss of a city on the emulators: as many documents as the first argument says are backed up and restored into another
 * project by the commands, each killed in the middle once and with little memory; then the contents
 * of both are compared, record by record. Prints what it took.
 */

const COUNT = Number(process.argv[2] ?? 100_000);
const PICTURES = 200;
const PICTURE_BYTES = 300_000;
/** What each command may use, in MB. */
const MEMORY = 400;

const PROGRAM = new URL('../src/main.ts', import.meta.url).pathname;
const TSX = createRequire(import.meta.url).resolve('tsx');

/** Runs a command of the operator; kills it once it said so many lines. @returns the milliseconds it took. */
async function operator(args: readonly string[], killAfter = Number.POSITIVE_INFINITY): Promise<number> {
  const began = Date.now();
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${MEMORY}`, '--import', TSX, PROGRAM, ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<NodeJS.Signals | number | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  );
  let lines = 0;
  for await (const line of createInterface(child.stdout)) {
    lines += 1;
    if (lines === killAfter) child.kill('SIGKILL');
    if (killAfter === Number.POSITIVE_INFINITY && !/^\w+-\d{6}:/.test(line)) console.log(`  ${line}`);
  }
  const how = await ended;
  if (how !== (killAfter === Number.POSITIVE_INFINITY ? 0 : 'SIGKILL'))
    throw new Error(`${args[0]} ended with ${how}`);
  return Date.now() - began;
}

/** All records of an archive in their order, a part at a time. */
function* recordsOf(folder: string) {
  for (const part of openArchive(folder).parts) yield* readPart(folder, part, part.kind);
}

/** The bytes of a picture, each its own, in base64. */
const bytesOf = (at: number): string => Buffer.alloc(PICTURE_BYTES, `jpeg ${at} `).toString('base64');

/** What every planted thing says of itself alone, so that two that changed places would be seen. */
const markOf = (at: number): string => `number ${at * 7919}.`;

/**
 * Compares all records of two archives, one by one, and with what was planted.
 * @returns how many there are, and the first that differ.
 */
function compare(before: string, after: string, moved: (text: string) => string) {
  const different: string[] = [];
  const others = recordsOf(after);
  let count = 0;
  for (const record of recordsOf(before)) {
    count += 1;
    const { done, value: other } = others.next();
    const text = JSON.stringify(record);
    const at = Number(/(\d{7})(\.jpg)?$/.exec('path' in record ? record.path : '')?.[1]);
    const mark = 'bytes' in record ? bytesOf(at) : markOf(at);
    if (done || !text.includes(mark) || moved(text) !== JSON.stringify(other))
      different.push(text.slice(0, 200));
  }
  for (const record of others) different.push(JSON.stringify(record).slice(0, 200));
  return { count, different };
}

const [city, copy] = [`demo-rehearsal-${Date.now()}`, `demo-rehearsed-${Date.now()}`];
const folder = mkdtempSync(join(tmpdir(), 'roborrow-rehearsal-'));
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
try {
  let began = Date.now();
  const id = (at: number) => `${at}`.padStart(7, '0');
  const picture = (at: number) => `robots/ada/${id(at)}.jpg`;
  const address = (at: number) =>
    `https://firebasestorage.googleapis.com/v0/b/${city}/o/${encodeURIComponent(picture(at % PICTURES))}?alt=media`;
  const people = COUNT / 10;
  for (let from = 0; from < COUNT; from += 10_000)
    await plantDocuments(
      city,
      Array.from({ length: Math.min(10_000, COUNT - from) }, (_, offset) => {
        const at = from + offset;
        if (at < people)
          return { path: `users/${id(at)}`, fields: { firstName: 'Ada', bio: markOf(at) + 'b'.repeat(200) } };
        if (at < people * 2)
          return {
            path: `robots/${id(at)}`,
            fields: { price: 24.5, description: markOf(at) + 'd'.repeat(500), images: [address(at)] },
          };
        return {
          path: `messages/${id(at)}`,
          fields: { content: markOf(at) + 'c'.repeat(100), isRead: at % 2 === 0 },
        };
      }),
    );
  for (let at = 0; at < PICTURES; at += 1)
    await openProject(city, city).write(
      'pictures',
      [{ path: picture(at), about: { contentType: 'image/jpeg' }, bytes: bytesOf(at) }],
      city,
    );
  console.log(`Planted ${COUNT} documents and ${PICTURES} pictures in ${seconds(Date.now() - began)}.`);

  const out = join(folder, 'out');
  const middle = 12;
  const backup = ['backup', '--project', city, '--bucket', city, out];
  const first = await operator(backup, middle);
  const rest = await operator(backup);
  console.log(`Backed up in ${seconds(first)}, killed, and ${seconds(rest)}.`);

  const restore = ['restore', '--project', copy, '--bucket', copy, out];
  const begin = await operator(restore, middle);
  const end = await operator(restore);
  console.log(`Restored in ${seconds(begin)}, killed, and ${seconds(end)}.`);

  began = Date.now();
  const back = join(folder, 'back');
  await operator(['backup', '--project', copy, '--bucket', copy, back]);
  const { count, different } = compare(out, back, (text) => text.replaceAll(`/b/${city}/`, `/b/${copy}/`));
  const isEqual = different.length === 0 && count === COUNT + PICTURES;
  console.log(
    `${isEqual ? 'Equal' : 'NOT EQUAL'}: ${count} records, of which ${different.length} differ; read and compared in ${seconds(Date.now() - began)}.`,
  );
  console.log(different.slice(0, 3).join('\n'));
  process.exitCode = isEqual ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
