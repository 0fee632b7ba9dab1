import { createVocabulary } from '@roborrow/vocabulary';
import type { Command } from '../command.ts';
import { migrate } from './migrate.ts';

const HELP = `Brings the documents of an older version into this one's shape:

  - the email address and the coordinates of users/{uid} move to users/{uid}/private/contact
  - usernames are written in lower case and reserved in usernames/{name}; null becomes none
  - categories of robots are written in Title Case
  - robots get the tokens by which searches find them, and settings/search says so once all have them: until then searches read more.
    Run it after each change of the table of concepts, and once for a new project
  - receiverEmail of messages is emptied
  - createdAt and updatedAt become timestamps: from text or milliseconds, else the time of the document itself

  pnpm operator migrate --project <id> [--write]

Without --write it says what it would do and writes nothing. Where two users have one name, the first by id keeps it.
The other, and whatever else a person has to decide, is told of and keeps its name; what is private moves all the same.
It may be run again at any time. Ends with 1 if a document needs a person to look at it.`;

export const migrateCommand: Command = {
  help: HELP,
  options: { write: { type: 'boolean' } },
  takesWords: false,
  run: async (database, { has }) => {
    const write = has('write');
    const { users, robots, messages, problems } = await migrate(database, {
      write,
      vocabulary: createVocabulary(),
      say: console.log,
    });
    const done = write ? 'Migrated' : 'Would migrate';
    console.log(
      `${done} ${users} users, ${robots} robots and ${messages} messages; ${problems} things need a look.`,
    );
    if (!write) console.log('Nothing was written: this was a dry run. Add --write.');
    return problems === 0;
  },
};
