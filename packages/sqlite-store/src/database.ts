import { closeSync, openSync, statSync } from 'node:fs';
import { changesOf, type Seed } from '@roborrow/adapter-in-memory/store';
import { isPortError, PortError } from '@roborrow/domain';
import Database from 'libsql';

export type { Database } from 'libsql';

/** The version of the tables and documents. */
const SCHEMA = '1';
/** How long a process waits for the transaction of another one, in milliseconds; it is blocked meanwhile. */
const BUSY_TIMEOUT = 10_000;

/**
 * `documents` has the current state. `log` has the documents that each transaction changed: processes read it to update
 * their copies.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS documents (
    collection TEXT NOT NULL, id TEXT NOT NULL, document TEXT NOT NULL, PRIMARY KEY (collection, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS log (sequence INTEGER PRIMARY KEY AUTOINCREMENT, changed TEXT);
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

/** What is read of each table. */
const COLUMNS = [
  'collection, id, document FROM documents',
  'sequence, changed FROM log',
  'key, value FROM meta',
];

/**
 * Opens the file, and creates it with the seed if there is none. Only its owner may read it, because it has email addresses.
 *
 * @throws PortError `failed` if it is no database, damaged, or one of another version or program; nothing is changed then.
 */
export const openDatabase = (path: string, seed: Seed): Database.Database => {
  createFile(path);
  if (statSync(path).size > 0) examine(path);
  const database = new Database(path, { timeout: BUSY_TIMEOUT });
  try {
    inTransaction(database, () => {
      const version = versionOf(database);
      if (version === SCHEMA) return;
      if (version !== null) throw refused(path, `has version ${version}, and this program reads ${SCHEMA}`);
      database.exec(TABLES);
      writeSeed(database, seed);
      database.prepare('INSERT INTO meta VALUES (?, ?)').run('schema', SCHEMA);
    });
    // Readers and a writer do not wait for each other, and what was answered survives a loss of power.
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
  } catch (thrown) {
    database.close();
    throw thrown;
  }
  return database;
};

/**
 * Looks at a whole file that is there, without writing: a damaged one must stay as it is for whoever can save what is left of it.
 *
 * @throws PortError `failed` if it is damaged.
 */
const examine = (path: string): void => {
  const database = new Database(path, { readonly: true, timeout: BUSY_TIMEOUT });
  try {
    if (versionOf(database) !== SCHEMA) return;
    for (const columns of COLUMNS) database.prepare(`SELECT ${columns} LIMIT 0`).all();
    const [found] = database.prepare('PRAGMA quick_check(1)').all() as readonly { quick_check: string }[]; // its column
    if (found?.quick_check !== 'ok') throw damaged(path, found?.quick_check ?? '');
  } catch (thrown) {
    // Anything else, for example a transaction that a killed process left, is for who opens it for writing.
    const known = fromSqlite(thrown, path);
    if (isPortError(known) && known.kind === 'failed') throw known;
  } finally {
    database.close();
  }
};

const createFile = (path: string): void => {
  try {
    closeSync(openSync(path, 'a', 0o600));
  } catch (thrown) {
    throw refused(path, 'cannot be opened', thrown);
  }
};

/** `null` if the file is new. */
const versionOf = (database: Database.Database): string | null => {
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  if (tables.length === 0) return null;
  if (!tables.some((table) => (table as { name: string }).name === 'meta')) return 'of another program';
  const row = database.prepare("SELECT value FROM meta WHERE key = 'schema'").get();
  return (row as { value: string } | undefined)?.value ?? 'of another program';
};

/** Replaces all data by the seed, within a transaction. */
export const writeSeed = (database: Database.Database, seed: Seed): void => {
  database.exec('DELETE FROM documents');
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?)');
  for (const { collection, id, document } of changesOf(seed))
    insert.run(collection, id, JSON.stringify(document));
  database.prepare('INSERT INTO log (changed) VALUES (NULL)').run();
};

/**
 * Moves what SQLite keeps beside the file into it, so that whoever copies the file alone has everything. Other processes go on meanwhile; what
 * they still read stays beside it.
 */
export const writeIntoFile = (database: Database.Database): void => {
  try {
    database.pragma('wal_checkpoint(PASSIVE)');
  } catch {
    // Nothing is lost: it stays beside the file.
  }
};

/** Runs work while no other process may write. When it throws, nothing is written. */
export const inTransaction = <Answer>(database: Database.Database, work: () => Answer): Answer => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const answer = work();
    database.exec('COMMIT');
    return answer;
  } catch (thrown) {
    // A full disk may have ended the transaction already.
    if (database.inTransaction) database.exec('ROLLBACK');
    throw thrown;
  }
};

const codeOf = (thrown: unknown): string =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';

const refused = (path: string, why: string, cause?: unknown): PortError =>
  new PortError('failed', { providerMessage: `The file ${path} ${why}.`, cause });

const damaged = (path: string, what: string, cause?: unknown): PortError =>
  refused(
    path,
    `is damaged (${what.split('\n').at(-1)}) and was left as it is. Put a backup in its place, or move it away to begin with an empty one`,
    cause,
  );

/** The beginnings of SQLite's codes for a file whose content cannot be what SQLite wrote. */
const DAMAGE = ['SQLITE_CORRUPT', 'SQLITE_IOERR_SHORT_READ'];

/** SQLite's own errors as those of a port; an error of the caller's work stays as it is. */
export const fromSqlite = (thrown: unknown, path: string): unknown => {
  const code = codeOf(thrown);
  if (!(thrown instanceof Error) || !code.startsWith('SQLITE_')) return thrown;
  if (code.startsWith('SQLITE_FULL')) return new PortError('storage-full', { cause: thrown });
  if (code.startsWith('SQLITE_NOTADB')) return refused(path, 'is no database', thrown);
  const isDamaged =
    DAMAGE.some((name) => code.startsWith(name)) || /no such (table|column)/.test(thrown.message);
  return isDamaged ? damaged(path, thrown.message, thrown) : new PortError('unavailable', { cause: thrown });
};
