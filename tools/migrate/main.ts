import { parseArgs } from 'node:util';
import { createVocabulary } from '@roborrow/vocabulary';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const HELP = `Brings the documents of an older version into this one's shape:

  - the email address and the coordinates of users/{uid} move to users/{uid}/private/contact
  - usernames are written in lower case and reserved in usernames/{name}; null becomes none
  - categories of robots are written in Title Case
  - robots get the tokens by which searches find them, and settings/search says so once all have them: until then searches read more.
    Run it after each change of the table of concepts, and once for a new project
  - receiverEmail of messages is emptied
  - createdAt and updatedAt become timestamps: from text or milliseconds, else the time of the document itself

  pnpm tsx tools/migrate/main.ts --project <id> [--write]

Without --write it says what it would do and writes nothing. Where two users have one name, the first by id keeps it.
The other, and whatever else a person has to decide, is told of and keeps its name; what is private moves all the same.
It may be run again at any time. It needs the credentials of an account that may write everything: \`gcloud auth application-default login\`
leaves them. With FIRESTORE_EMULATOR_HOST in the environment it works on the emulator, and needs none. Ends with 1 if a document
needs a person to look at it.`;

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main(projectId: string): Promise<void> {
  const database = openDatabase(projectId);
  const migrated = await migrate(database, {
    write: values.write,
    vocabulary: createVocabulary(),
    say: console.log,
  });
  await database.close();
  const { users, robots, messages, problems } = migrated;
  const done = values.write ? 'Migrated' : 'Would migrate';
  console.log(
    `${done} ${users} users, ${robots} robots and ${messages} messages; ${problems} things need a look.`,
  );
  if (!values.write) console.log('Nothing was written: this was a dry run. Add --write.');
  if (problems > 0) process.exitCode = 1;
}

if (values.help || values.project === undefined) console.log(HELP);
else await main(values.project);
