import { parseArgs } from 'node:util';
import { createVocabulary } from '@roborrow/vocabulary';
import { migrate } from './migrate.ts';
import { openDatabase } from './rest.ts';

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
It may be run again at any time. ACCESS_TOKEN must hold a
token of an account that may write everything, e.g. from \`gcloud auth print-access-token\`. With FIRESTORE_EMULATOR_HOST
in the environment it works on the emulator, and needs none. Ends with 1 if a document needs a person to look at it.`;

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main(projectId: string): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: emulator, ACCESS_TOKEN: token } = process.env;
  if (!emulator && !token) throw new Error('ACCESS_TOKEN is missing. See --help.');
  const database = openDatabase({
    projectId,
    service: emulator ? `http://${emulator}` : 'https://firestore.googleapis.com',
    token: emulator ? 'owner' : (token ?? ''),
  });
  const migrated = await migrate(database, {
    write: values.write,
    vocabulary: createVocabulary(),
    say: console.log,
  });
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
