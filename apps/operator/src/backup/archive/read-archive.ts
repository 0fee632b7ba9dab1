import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Refused } from '../../command.ts';
import { collectionOf, COLLECTIONS } from './collections.ts';
import {
  fileOf,
  MANIFEST,
  readManifest,
  sha256,
  sortedCounts,
  type Counts,
  type Header,
  type Part,
} from './manifest.ts';
import { readRecord, type Kind, type Records } from './record.ts';

/** The most that one part can have, compressed and not: more is no part that was written here. */
const MOST = 256 * 1024 * 1024;

/** A whole archive whose every record was looked at. */
export interface Archive {
  readonly header: Header;
  readonly counts: Counts;
  readonly parts: readonly Part[];
  /** What makes it this archive and no other. */
  readonly fingerprint: string;
}

/**
 * Opens the archive in a folder, and reads it once from beginning to end (D774).
 *
 * @throws Refused with what is wrong: it is not whole, something was changed, or it has what the product does not.
 */
export function openArchive(folder: string, also: readonly string[] = []): Archive {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new Refused(`There is no archive in ${folder}.`);
  const content = readFileSync(path, 'utf8');
  const manifest = readManifest(content);
  if (!manifest) throw new Refused(`${path} was changed, or is of another version.`);
  const { header, parts, counts } = manifest;
  if (!counts) throw new Refused(`The archive in ${folder} is not whole: run the backup again.`);
  const found = survey(folder, parts);
  const foreign = foreignIn(found).filter((name) => !also.includes(name));
  if (foreign.length > 0)
    throw new Refused(`The product has no ${foreign.join(', ')}. --also NAME takes such a collection.`);
  if (sorted(found) !== sorted(counts)) throw new Refused('The archive does not have what its counts say.');
  return { header, counts, parts, fingerprint: sha256(content) };
}

/** The collections in an archive that the product does not have. */
export const foreignIn = ({ documents }: Counts): readonly string[] =>
  Object.keys(documents).filter((name) => !COLLECTIONS.includes(name));

const sorted = (counts: Counts): string =>
  JSON.stringify([counts.pictures, counts.accounts, sortedCounts(counts)]);

/** Reads parts and counts what is in them. @throws Refused */
export function survey(folder: string, parts: readonly Part[]): Counts {
  const documents: Record<string, number> = {};
  const counts = { documents, pictures: 0, accounts: 0 };
  for (const part of parts) {
    const { kind } = part;
    if (kind !== 'documents') counts[kind] += readPart(folder, part, kind).length;
    else
      for (const { path } of readPart(folder, part, kind)) {
        const name = collectionOf(path) ?? '';
        documents[name] = (documents[name] ?? 0) + 1;
      }
  }
  return counts;
}

/** The records of a part of a kind. @throws Refused unless the file is what was written. */
export function readPart<Name extends Kind>(
  folder: string,
  part: Part,
  kind: Name,
): readonly Records[Name][] {
  const records = linesIn(folder, part).map((line, at) => {
    const record = readRecord(kind, line);
    if (record === null) throw new Refused(`${part.part}: line ${at + 1} is none of an archive.`);
    return record;
  });
  if (records.length !== part.records)
    throw new Refused(`${part.part} has ${records.length} lines instead of ${part.records}.`);
  return records;
}

function linesIn(folder: string, part: Part): readonly string[] {
  const path = join(folder, fileOf(part));
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Refused(`${part.part} is missing.`);
  if (found.size !== part.bytes || found.size > MOST)
    throw new Refused(`${part.part} has ${found.size} bytes instead of ${part.bytes}.`);
  const bytes = readFileSync(path);
  if (sha256(bytes) !== part.sha256) throw new Refused(`${part.part} was changed: its checksum is another.`);
  try {
    const content = gunzipSync(bytes, { maxOutputLength: MOST }).toString('utf8');
    return content === '' ? [] : content.replace(/\n$/, '').split('\n');
  } catch {
    throw new Refused(`${part.part} cannot be unpacked.`);
  }
}
