import { SEARCH_SETTINGS } from '@roborrow/adapter-firebase';
import { parseUsername, tokensVersion, type Vocabulary } from '@roborrow/domain';
import { textOf, type Plan, type RestDocument, type RestWrite } from './document.ts';
import { planMessage, planRobot } from './plan-others.ts';
import { planUser } from './plan-user.ts';
import { ChangedMeanwhile, reservationOwner, type Database } from './rest.ts';

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

  const planFor = async (document: RestDocument): Promise<Plan> => {
    const parsed = parseUsername(textOf(document.fields?.['username']));
    if (parsed.ok && !owners.has(parsed.value))
      owners.set(parsed.value, reservationOwner(await database.get(`usernames/${parsed.value}`)));
    const contact = await database.get(`${pathOf(document.name)}/private/contact`);
    return planUser(document, {
      hasContact: contact !== null,
      reservedBy: (username) => owners.get(username) ?? null,
    });
  };

  const noteNames = (writes: readonly RestWrite[]): void => {
    for (const { update } of writes) {
      const [collection, id = ''] = pathOf(update.name).split('/');
      if (collection === 'usernames') owners.set(id, textOf(update.fields['uid']));
    }
  };

  /** Says which tokens every listing has, for searches: none while they are written, or if one could not be. */
  const noteTokens = async (version: string): Promise<void> => {
    const path = `settings/${SEARCH_SETTINGS}`;
    const stored = await database.get(path);
    if (!write || textOf(stored?.fields?.['tokens']) === version) return;
    const currentDocument = stored ? { updateTime: stored.updateTime } : { exists: false };
    const update = { name: database.nameOf(path), fields: { tokens: { stringValue: version } } };
    await database.commit([{ update, currentDocument }]);
  };

  /** The number of documents of a collection that needed a write. */
  const through = async (
    collection: string,
    plan: (document: RestDocument) => Plan | Promise<Plan>,
  ): Promise<number> => {
    let count = 0;
    for await (const document of database.list(collection)) {
      const path = pathOf(document.name);
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
  const isDone = textOf((await database.get(`settings/${SEARCH_SETTINGS}`))?.fields?.['tokens']) === version;
  if (!isDone) await noteTokens('');
  missed = 0;
  const robots = await through('robots', (document) => planRobot(document, vocabulary));
  if (missed === 0) await noteTokens(version);
  const messages = await through('messages', planMessage);
  return { users, robots, messages, problems };
}

/** `users/ada` of `projects/…/documents/users/ada`. */
const pathOf = (name: string): string => name.split('/').slice(5).join('/');

const inWords = ({ update, updateMask }: RestWrite): string =>
  updateMask ? updateMask.fieldPaths.join(', ') : pathOf(update.name);
