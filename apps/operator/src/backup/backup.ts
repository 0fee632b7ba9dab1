import { headerOf, type Counts } from './archive/manifest.ts';
import { KINDS, type Kind, type Records } from './archive/record.ts';
import { foreignIn, survey } from './archive/read-archive.ts';
import { openArchiveWriter, type ArchiveWriter } from './archive/write-archive.ts';
import type { Source } from './side.ts';

/** How much a part has when it is written, in characters and in records. */
export interface PartSize {
  readonly length: number;
  readonly records: number;
}

export interface BackupOptions {
  readonly folder: string;
  /** The moment of the documents; now if it is left out. */
  readonly at?: string;
  readonly say: (line: string) => void;
  readonly size?: PartSize;
}

export interface BackedUp {
  readonly counts: Counts;
  /** Collections that this version does not know: a restore wants them named. */
  readonly foreign: readonly string[];
}

const SIZE: PartSize = { length: 8_000_000, records: 5000 };

/**
 * Reads everything into an archive (D770). What is in memory is one part. Whoever was interrupted calls it again with the same folder: it
 * goes on after the last part, with documents of the same moment (D772).
 */
export async function backUp(
  source: Source,
  { folder, at, say, size = SIZE }: BackupOptions,
): Promise<BackedUp> {
  const archive = await openArchiveWriter(folder, source.goesOn, async () =>
    headerOf(source.from, source.bucket, at ?? (await source.now())),
  );
  if (!archive.isWhole) {
    for (const kind of KINDS) await readInto(archive, source, kind, { say, size });
    archive.finish(survey(folder, archive.parts));
  }
  const counts = survey(folder, archive.parts);
  return { counts, foreign: foreignIn(counts) };
}

async function readInto<Name extends Kind>(
  archive: ArchiveWriter,
  source: Source,
  kind: Name,
  { say, size }: { readonly say: (line: string) => void; readonly size: PartSize },
): Promise<void> {
  const from = archive.nextOf(kind);
  if (from === null) return;
  let records: Records[Name][] = [];
  let length = 0;
  const write = (next: string | null): void => {
    const { part } = archive.addPart(kind, records, next);
    say(`${part}: ${records.length}`);
    [records, length] = [[], 0];
  };
  for await (const { record, next } of source.read(kind, from, archive.header.at)) {
    records.push(record);
    length += lengthOf(record);
    if (next !== undefined && (length >= size.length || records.length >= size.records)) write(next);
  }
  write(null);
}

const lengthOf = (record: Records[Kind]): number =>
  'bytes' in record ? record.bytes.length : JSON.stringify(record).length;
