import { Refused } from '../command.ts';
import type { Counts } from './archive/manifest.ts';
import { openArchive, readPart } from './archive/read-archive.ts';
import type { Target } from './side.ts';

export interface RestoreOptions {
  readonly folder: string;
  /** Collections that are restored although the product does not have them. */
  readonly also?: readonly string[];
  readonly say: (line: string) => void;
}

export interface Restored {
  readonly counts: Counts;
  /** What the operator should know. */
  readonly remarks: readonly string[];
}

/**
 * Writes an archive into a project or a file where nothing is, once all of the archive was looked at (D773). Whoever was interrupted calls it
 * again: it goes on with the part that was being written.
 *
 * @throws Refused before anything is written.
 */
export async function restore(target: Target, { folder, also, say }: RestoreOptions): Promise<Restored> {
  const { header, parts, counts, fingerprint } = openArchive(folder, also);
  const found = await target.look();
  if (found === 'full') throw new Refused('There is something already: a restore needs an empty place.');
  if (found && found.fingerprint !== fingerprint)
    throw new Refused('Another archive was being restored there. Go on with that one, or empty the place.');
  const done = found?.parts ?? 0;
  if (!found) await target.note({ fingerprint, parts: 0 });
  for (const [at, part] of parts.entries()) {
    if (at < done) continue;
    await target.write(part.kind, readPart(folder, part, part.kind), header.bucket);
    await target.note({ fingerprint, parts: at + 1 });
    say(`${part.part}: ${part.records}`);
  }
  return { counts, remarks: await target.finish(header) };
}
