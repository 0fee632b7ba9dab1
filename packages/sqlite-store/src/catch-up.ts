import { decodeRecord, type Change, type SkippedDocument } from '@roborrow/adapter-in-memory/store';
import type { Database } from './database.ts';

/** The number of transactions in the log; a process that is further behind reads everything again. */
const LOG_LENGTH = 500;

export interface Missed {
  /** The last entry of the log that `changes` include. */
  readonly upTo: number;
  readonly changes: readonly Change[];
  /** Whether the changes contain all documents, and not only the new ones. */
  readonly isEverything: boolean;
}

interface LogEntry {
  readonly sequence: number;
  /** `null` when everything changed. */
  readonly changed: string | null;
}

interface Row {
  readonly collection: string;
  readonly id: string;
  readonly document: string;
}

type OnSkipped = (document: SkippedDocument) => void;

/** Reads the changes since an entry of the log: the current state of every document that was named since. */
export const fetchChanges = (database: Database, since: number, onSkipped: OnSkipped): Missed => {
  const query = database.prepare('SELECT sequence, changed FROM log WHERE sequence > ? ORDER BY sequence');
  const entries = query.all(since) as readonly LogEntry[]; // the columns of the query
  const first = entries[0];
  const upTo = entries.at(-1)?.sequence ?? since;
  const isTooFarBehind = first !== undefined && first.sequence !== since + 1;
  if (isTooFarBehind || entries.some(({ changed }) => changed === null)) {
    const rows = database.prepare('SELECT * FROM documents').all() as readonly Row[]; // the table's columns
    return { upTo, changes: rows.flatMap((row) => decodeRow(row, onSkipped)), isEverything: true };
  }
  const named = entries.flatMap(({ changed }) => JSON.parse(changed ?? '[]') as [string, string][]); // as written below
  const keys = new Map(named.map((key) => [key.join('/'), key]));
  const find = database.prepare('SELECT * FROM documents WHERE collection = ? AND id = ?');
  const changes = [...keys.values()].flatMap(([collection, id]): readonly Change[] => {
    const row = find.get(collection, id) as Row | undefined; // the table's columns
    // Another version of the program cannot have written, so the collection is one of this version.
    return row ? decodeRow(row, onSkipped) : [{ collection, id, document: null } as Change];
  });
  return { upTo, changes, isEverything: false };
};

/** Writes changes and their entry of the log, within a transaction; answers the entry. */
export const writeChanges = (database: Database, changes: readonly Change[]): number => {
  const put = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?');
  for (const { collection, id, document } of changes) {
    if (document === null) remove.run(collection, id);
    else put.run(collection, id, JSON.stringify(document));
  }
  const changed = JSON.stringify(changes.map(({ collection, id }) => [collection, id]));
  const { lastInsertRowid } = database.prepare('INSERT INTO log (changed) VALUES (?)').run(changed);
  const upTo = Number(lastInsertRowid);
  database.prepare('DELETE FROM log WHERE sequence <= ?').run(upTo - LOG_LENGTH);
  return upTo;
};

const decodeRow = ({ collection, id, document }: Row, onSkipped: OnSkipped): readonly Change[] => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(document);
  } catch {
    onSkipped({ collection, id, reason: 'no JSON' });
    return [];
  }
  return decodeRecord({ collection, id, document: parsed }, onSkipped);
};
