import { createHash } from 'node:crypto';
import { z } from 'zod/mini';
import { KINDS, type Kind } from './record.ts';

/*
 * `manifest.ndjson` of an archive: a line that says what it is, one for each part, and one with the counts at its end. Lines are only added,
 * so whoever was interrupted goes on after the last whole line.
 */

export const MANIFEST = 'manifest.ndjson';

/** The archives that this version writes and reads. */
const VERSION = 1;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.number().check(z.int(), z.gte(0));

const header = z.strictObject({
  archive: z.literal('roborrow'),
  version: z.literal(VERSION),
  /** Where it comes from: a project, or the embedded backend. */
  from: z.string(),
  /** The bucket in the addresses of pictures. */
  bucket: z.string(),
  /** The moment of all documents. */
  at: z.iso.datetime(),
});

const part = z.strictObject({
  part: z.string().check(z.regex(new RegExp(`^(${KINDS.join('|')})-\\d{6}$`))),
  kind: z.enum(KINDS),
  records: count,
  /** Of the file, which is compressed. */
  bytes: count,
  sha256: hash,
  /** From where reading goes on; `null` with the last part of its kind. */
  next: z.nullable(z.string()),
});

const end = z.strictObject({
  end: z.strictObject({ documents: z.record(z.string(), count), pictures: count, accounts: count }),
  /** Of all lines before. */
  sha256: hash,
});

/** The counts of collections, in the order of their names. */
export const sortedCounts = ({ documents }: Counts): readonly (readonly [string, number])[] =>
  Object.entries(documents).sort(([a], [b]) => (a < b ? -1 : 1));

export type Header = z.infer<typeof header>;
export type Part = z.infer<typeof part>;
export type Counts = z.infer<typeof end>['end'];

/** What a manifest says. `counts` are there once it is whole. */
export interface Manifest {
  readonly header: Header;
  readonly parts: readonly Part[];
  readonly counts: Counts | null;
}

export const headerOf = (from: string, bucket: string, at: string): Header => ({
  archive: 'roborrow',
  version: VERSION,
  from,
  bucket,
  at,
});

export const lineOf = (said: Header | Part): string => `${JSON.stringify(said)}\n`;

export const endOf = (lines: string, counts: Counts): string =>
  `${JSON.stringify({ end: counts, sha256: sha256(lines) })}\n`;

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export const fileOf = ({ part }: Part): string => `${part}.ndjson.gz`;

/** The parts of each kind are numbered from 1. */
export const nameOf = (kind: Kind, number: number): string => `${kind}-${`${number}`.padStart(6, '0')}`;

/** Reads the whole lines of a manifest; `null` if one of them is not as this version writes it. */
export function readManifest(content: string): Manifest | null {
  const lines = content
    .slice(0, content.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
  const said = lines.map(parse);
  const [first, ...others] = said;
  const read = header.safeParse(first);
  if (!read.success) return null;
  const last = end.safeParse(others.at(-1));
  const parts = (last.success ? others.slice(0, -1) : others).map((line) => part.safeParse(line).data);
  const known = parts.filter((one) => one !== undefined);
  const numbers = { accounts: 0, pictures: 0, documents: 0 };
  const isNext = ({ part: name, kind }: Part) => name === nameOf(kind, (numbers[kind] += 1));
  if (known.length < parts.length || !known.every(isNext)) return null;
  if (!last.success) return { header: read.data, parts: known, counts: null };
  const before = lines.slice(0, -1).join('\n');
  if (last.data.sha256 !== sha256(`${before}\n`)) return null;
  return { header: read.data, parts: known, counts: last.data.end };
}

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
};
