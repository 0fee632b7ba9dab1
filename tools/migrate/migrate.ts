import { parseUsername } from '@roborrow/domain';
import { textOf, type Plan, type RestDocument, type RestWrite } from './document.ts';
import { planMessage, planRobot } from './plan-others.ts';
import { planUser } from './plan-user.ts';
import { ChangedMeanwhile, reservationOwner, type Database } from './rest.ts';

export interface MigrationOptions {
  /** false only says what would be written. */
  readonly write: boolean;
  readonly say: (line: string) => void;
}

export interface Migrated {
  readonly users: number;
  readonly robots: number;
  readonly messages: number;
  /** What a person has to look at. */
  readonly problems: number;
}

/** Goes through all users, robots and messages. Each is written by itself, so an interruption loses nothing. */
export async function migrate(database: Database, { write, say }: MigrationOptions): Promise<Migrated> {
  let problems = 0;
  /** Whose each name is, by what was read and by what was written, or would have been: both runs find the same. */
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

  /** How many documents of a collection needed a write. */
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
        say(`${path}: somebody wrote it at the same time; run this again`);
      }
    }
    return count;
  };

  const users = await through('users', planFor);
  const robots = await through('robots', planRobot);
  const messages = await through('messages', planMessage);
  return { users, robots, messages, problems };
}

/** `users/ada` of `projects/…/documents/users/ada`. */
const pathOf = (name: string): string => name.split('/').slice(5).join('/');

const inWords = ({ update, updateMask }: RestWrite): string =>
  updateMask ? updateMask.fieldPaths.join(', ') : pathOf(update.name);
