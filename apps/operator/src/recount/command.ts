import type { Command } from '../command.ts';
import { recount } from './recount.ts';

const HELP = `Computes ratings, numbers of reviews and numbers of rentals again, from the open reviews and the rentals that took place:

  pnpm operator recount --project <id> [--write]

Without --write it says what it would do and writes nothing. It may be run at any time, also while people write reviews, and again
after an interruption. Ends with 1 if something was changed at the same time and has to be counted again.`;

export const recountCommand: Command = {
  help: HELP,
  options: { write: { type: 'boolean' } },
  takesWords: false,
  run: async (database, { has }) => {
    const write = has('write');
    const { robots, users, missed } = await recount(database, { write, say: console.log });
    console.log(
      `${write ? 'Corrected' : 'Would correct'} ${robots} robots and ${users} people; ${missed} need another run.`,
    );
    if (!write) console.log('Nothing was written: this was a dry run. Add --write.');
    return missed === 0;
  },
};
