import { SEARCH_SETTINGS } from '@roborrow/adapter-firebase';
import { parseUsername, tokensVersion, type Vocabulary } from '@roborrow/domain';
import { ChangedMeanwhile, changeOf, textOf, type Database, type Stored, type Write } from '../database.ts';
import { planMessage, planRobot, type Plan } from './plan-others.ts';
import { planUser } from './plan-user.ts';

export interface MigrationOptions {
  /** false only reports what would be written. */
  readonly write: boolean;
  /** What the words of listings mean, as the app that runs takes them. */
  readonly vocabulary: Vocabulary;
  readonly say: (line: string) => void;
}

export interface Migrated {
  readonly users: number;
  readonly robots: number;
  readonly messages: number;
  /** How many problems an operator must check. */
  readonly problems: number;
}

/** Migrates all users, robots and messages. Each is written separately, so an interruption loses nothing. */
export async function migrate(
  database: Database,
  { write, vocabulary, say }: MigrationOptions,
): Promise<Migrated> {
  let problems = 0;
  let missed = 0;
  /**
   * The owner of each name, from what was read and what was or would be written, so that a dry run gives the
   * same result.
   */
  const owners = new Map<string, string | null>();

  const planFor = async (document: Stored): Promise<Plan> => {
    const parsed = parseUsername(textOf(document.fields['username']));
    if (parsed.ok && !owners.has(parsed.value)) {
      const reservation = await database.get(`usernames/${parsed.value}`);
      owners.set(parsed.value, reservation && textOf(reservation.fields['uid']));
    }
    return planUser(document, {
      hasContact: (await database.get(`${document.path}/private/contact`)) !== null,
      reservedBy: (username) => owners.get(username) ?? null,
    });
  };

  const noteNames = (writes: readonly Write[]): void => {
    for (const write of writes) {
      const [collection, id = ''] = write.path.split('/');
      if (collection === 'usernames' && write.kind === 'create') owners.set(id, textOf(write.fields['uid']));
    }
  };

  const settings = `settings/${SEARCH_SETTINGS}`;
  const noted = async () => textOf((await database.get(settings))?.fields['tokens']);
  /** Says which tokens every listing has, for searches: none while they are written, or if one could not be. */
  const noteTokens = async (tokens: string): Promise<void> => {
    const stored = await database.get(settings);
    if (!write || textOf(stored?.fields['tokens']) === tokens) return;
    await database.commit(
      stored ? changeOf(stored, { tokens }) : [{ kind: 'create', path: settings, fields: { tokens } }],
    );
  };

  /** The number of documents of a collection that needed a write. */
  const through = async (
    collection: string,
    plan: (document: Stored) => Plan | Promise<Plan>,
  ): Promise<number> => {
    let count = 0;
    for await (const document of database.list(collection)) {
      const { path } = document;
      const planned = await plan(document);
      for (const problem of planned.problems) say(`${path}: ${problem}`);
      problems += planned.problems.length;
      if (planned.writes.length === 0) continue;
      try {
        if (write) await database.commit(planned.writes);
        noteNames(planned.writes);
        say(`${path}: ${planned.writes.map(inWords).join(', ')}`);
        count += 1;
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
        problems += 1;
        missed += 1;
        say(`${path}: another client wrote it at the same time; run this again`);
      }
    }
    return count;
  };

  const users = await through('users', planFor);
  const version = tokensVersion(vocabulary);
  if ((await noted()) !== version) await noteTokens('');
  missed = 0;
  const robots = await through('robots', async (document) => {
    const marks: Stored[] = [];
    for await (const mark of database.list(`${document.path}/taken`)) marks.push(mark);
    return planRobot(document, vocabulary, marks);
  });
  if (missed === 0) await noteTokens(version);
  const messages = await through('messages', planMessage);
  return { users, robots, messages, problems };
}

const inWords = (write: Write): string =>
  write.kind === 'change' ? Object.keys(write.fields).join(', ') : write.path;
