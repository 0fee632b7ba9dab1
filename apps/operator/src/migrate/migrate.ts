import { Refused } from '../command.ts';
import type { Database } from '../database.ts';
import {
  goThrough,
  NEVER_RAN,
  readRan,
  writeRan,
  type GoOptions,
  type Migration,
  type Ran,
  type Surroundings,
} from './migration.ts';

export interface MigrateOptions extends Pick<GoOptions, 'write' | 'say'> {
  /** Also what has run: older sites may have written documents since. */
  readonly again: boolean;
}

/** A migration and what became of it. */
export interface Result {
  readonly migration: Migration;
  readonly ran: Ran;
}

/** Where a migration is. */
export type Status =
  | { readonly is: 'open' }
  | { readonly is: 'interrupted'; readonly way: 'forwards' | 'backwards'; readonly after: string }
  | { readonly is: 'done'; readonly ran: Ran }
  /** It ran, for what the app has outgrown since. */
  | { readonly is: 'outdated' };

const statusOf = (ran: Ran | null, version: string): Status => {
  if (ran === null) return { is: 'open' };
  if (ran.state !== 'done') return { is: 'interrupted', way: ran.state, after: ran.after };
  return ran.version === version ? { is: 'done', ran } : { is: 'outdated' };
};

/** What the store says about each migration (D776). */
export async function readStatus(
  migrations: readonly Migration[],
  surroundings: Surroundings,
): Promise<readonly (readonly [Migration, Status])[]> {
  const ran = await Promise.all(migrations.map((one) => readRan(surroundings.database, one)));
  return migrations.map((one, at) => [one, statusOf(ran[at] ?? null, one.version(surroundings))]);
}

/**
 * Runs what has not run, in order, and goes on where a run was interrupted (D777). Each may be repeated: what is right is not written.
 *
 * @throws Refused while one is on its way back.
 */
export async function migrate(
  migrations: readonly Migration[],
  surroundings: Surroundings,
  { write, say, again }: MigrateOptions,
): Promise<readonly Result[]> {
  const { database } = surroundings;
  const results: Result[] = [];
  for (const migration of migrations) {
    const stored = await readRan(database, migration);
    const version = migration.version(surroundings);
    const status = statusOf(stored, version);
    if (status.is === 'done' && !again) continue;
    if (status.is === 'interrupted' && status.way === 'backwards')
      throw new Refused(`${migration.number} is on its way back: end that with "back ${migration.number}".`);
    const isOfThis = status.is === 'interrupted' && stored?.version === version;
    const from = isOfThis && stored ? stored : { ...NEVER_RAN, version };
    const note = (ran: Ran) => writeRan(database, migration, ran);
    if (write && !isOfThis) await note(from);
    const ran = await goThrough(database, migration, migration.forwards(surroundings), {
      write,
      say,
      from,
      note,
    });
    results.push({ migration, ran });
    // What another client changed meanwhile is met by a run from the beginning.
    if (write)
      await note(ran.missed === 0 ? { ...ran, state: 'done', after: '' } : { ...NEVER_RAN, version });
  }
  return results;
}

/**
 * Takes one back, after those that need it.
 *
 * @throws Refused if there is no way back, or another one needs it.
 */
export async function takeBack(
  migrations: readonly Migration[],
  surroundings: Surroundings,
  number: number,
  { write, say }: Pick<GoOptions, 'write' | 'say'>,
): Promise<Result> {
  const { database } = surroundings;
  const migration = migrations.find((one) => one.number === number);
  if (!migration) throw new Refused(`There is no migration ${number}.`);
  if (typeof migration.backwards === 'string')
    throw new Refused(`${number} has no way back: ${migration.backwards}`);
  await refuseIfNeeded(migrations, database, number);
  const stored = await readRan(database, migration);
  const from: Ran = stored?.state === 'backwards' ? stored : { ...NEVER_RAN, state: 'backwards' };
  const note = (ran: Ran) => writeRan(database, migration, ran);
  if (write) await note(from);
  const ran = await goThrough(database, migration, migration.backwards(surroundings), {
    write,
    say,
    from,
    note,
  });
  if (write && ran.missed === 0) await writeRan(database, migration, null);
  return { migration, ran };
}

async function refuseIfNeeded(
  migrations: readonly Migration[],
  database: Database,
  number: number,
): Promise<void> {
  for (const other of migrations)
    if (other.needs.includes(number) && (await readRan(database, other)) !== null)
      throw new Refused(`${other.number} needs ${number}: take that back first.`);
}
