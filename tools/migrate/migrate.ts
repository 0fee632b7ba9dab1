import { textOf } from './document.ts';
import { planMessage, planUser } from './plan-user.ts';
import { reservationOwner, type Database } from './rest.ts';

export interface MigrationOptions {
  /** false only says what would be written. */
  readonly write: boolean;
  readonly say: (line: string) => void;
}

export interface Migrated {
  readonly users: number;
  readonly messages: number;
  /** Documents that a person has to look at. */
  readonly problems: number;
}

/** Goes through all users and messages. Each document is written by itself, so an interruption loses nothing. */
export async function migrate(database: Database, { write, say }: MigrationOptions): Promise<Migrated> {
  let [users, messages, problems] = [0, 0, 0];

  for await (const document of database.list('users')) {
    const path = document.name.slice(document.name.indexOf('/users/') + 1);
    const username = textOf(document.fields?.['username']).trim().toLowerCase();
    const owner =
      username === ''
        ? null
        : reservationOwner(await database.get(`usernames/${encodeURIComponent(username)}`));
    const contact = await database.get(`${path}/private/contact`);
    const plan = planUser(document, { hasContact: contact !== null, reservedBy: () => owner });
    if (plan.problem !== null) {
      problems += 1;
      say(`${path}: ${plan.problem}`);
    }
    if (plan.writes.length === 0) continue;
    users += 1;
    say(`${path}: ${plan.writes.length} ${plan.writes.length === 1 ? 'write' : 'writes'}`);
    if (write) await database.commit(plan.writes);
  }

  for await (const document of database.list('messages')) {
    const change = planMessage(document);
    if (!change) continue;
    messages += 1;
    if (write) await database.commit([change]);
  }

  return { users, messages, problems };
}
