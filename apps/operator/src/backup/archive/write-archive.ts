import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Refused } from '../../command.ts';
import {
  endOf,
  fileOf,
  lineOf,
  MANIFEST,
  nameOf,
  readManifest,
  sha256,
  type Counts,
  type Header,
  type Part,
} from './manifest.ts';
import type { Kind, Records } from './record.ts';

/** An archive that is being written. What was told to it survives the loss of the process. */
export interface ArchiveWriter {
  readonly header: Header;
  readonly isWhole: boolean;
  /** From where reading goes on: the beginning with `undefined`, nowhere with `null`. */
  nextOf(kind: Kind): string | null | undefined;
  addPart<Name extends Kind>(kind: Name, records: readonly Records[Name][], next: string | null): Part;
  /** Adds the counts. */
  finish(counts: Counts): void;
  readonly parts: readonly Part[];
}

/** Opens the archive in a folder, and makes it with that header if there is none, or one that does not go on. @throws Refused for a folder with something else. */
export async function openArchiveWriter(
  folder: string,
  goesOn: boolean,
  makeHeader: () => Promise<Header>,
): Promise<ArchiveWriter> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const manifest = join(folder, MANIFEST);
  const found = existsSync(manifest) ? readFileSync(manifest, 'utf8') : '';
  const before = goesOn || readManifest(found)?.counts ? found : '';
  // A line that was being written when the process ended is none.
  const whole = before.slice(0, before.lastIndexOf('\n') + 1);
  if (whole.length < found.length) truncateSync(manifest, Buffer.byteLength(whole));
  const header = whole === '' ? await makeHeader() : null;
  if (header) writeSafely(manifest, lineOf(header));
  const content = header ? lineOf(header) : whole;
  const read = readManifest(content);
  if (!read) throw new Refused(`${manifest} is not one that this version goes on with.`);
  const parts = [...read.parts];
  return {
    header: read.header,
    isWhole: read.counts !== null,
    parts,
    nextOf: (kind) => parts.findLast((part) => part.kind === kind)?.next,
    addPart: (kind, records, next) => {
      const bytes = gzipSync(records.map((record) => `${JSON.stringify(record)}\n`).join(''));
      const name = nameOf(kind, parts.filter((part) => part.kind === kind).length + 1);
      const part: Part = {
        part: name,
        kind,
        records: records.length,
        bytes: bytes.length,
        sha256: sha256(bytes),
        next,
      };
      writeSafely(join(folder, fileOf(part)), bytes);
      writeSafely(manifest, lineOf(part), 'a');
      parts.push(part);
      return part;
    },
    finish: (counts) => {
      const lines = readFileSync(manifest, 'utf8');
      appendFileSync(manifest, endOf(lines, counts));
    },
  };
}

/** Writes a file that only its owner can read, because it has addresses and passwords, and waits for the disk. */
const writeSafely = (path: string, content: string | Uint8Array, flag: 'w' | 'a' = 'w'): void => {
  const file = openSync(path, flag, 0o600);
  try {
    let rest = typeof content === 'string' ? Buffer.from(content) : content;
    while (rest.length > 0) rest = rest.subarray(writeSync(file, rest));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};
