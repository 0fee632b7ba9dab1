import { randomUUID } from 'node:crypto';
import { Refused, type Command } from '../command.ts';
import { openAccounts } from './accounts.ts';
import { changeRole } from './change-role.ts';

const HELP = `Who may use the desk at /operator:

  pnpm operator role --project <id> --by NAME [--note TEXT] give USERNAME
  pnpm operator role --project <id> --by NAME [--note TEXT] take USERNAME

It takes effect at the person's next sign-in, or within an hour. To end a role at once, suspend the person as well. The log says who
gave and took it. Ends with 1 if it is refused.`;

export const roleCommand: Command = {
  help: HELP,
  options: { by: { type: 'string' }, note: { type: 'string' } },
  takesWords: true,
  run: async (database, { words, valueOf }) => {
    const [action = '', username = '', ...rest] = words;
    const by = valueOf('by');
    if (!['give', 'take'].includes(action) || username === '' || rest.length > 0)
      throw new Refused('role is not used like this. See --help.');
    if (by.trim() === '') throw new Refused('The log needs a name: --by NAME.');
    const isGiven = action === 'give';
    const accounts = openAccounts(valueOf('project'));
    const moderator = { by, note: valueOf('note'), now: Date.now, newId: randomUUID };
    const uid = await changeRole({ database, accounts, username, isGiven, ...moderator });
    console.log(`${username} (${uid}) is ${isGiven ? 'now' : 'no longer'} an operator.`);
    return true;
  },
};
