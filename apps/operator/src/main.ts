import { parseArgs } from 'node:util';
import { backupCommand, restoreCommand } from './backup/command.ts';
import { Refused, type Command, type Options, type StandaloneCommand, type Typed } from './command.ts';
import { openDatabase, type WholeDatabase } from './database.ts';
import { migrateCommand } from './migrate/command.ts';
import { recountCommand } from './recount/command.ts';
import { moderateCommand } from './moderate/command.ts';
import { roleCommand } from './role/command.ts';
import { photosCommand } from './photos/command.ts';

const HELP = `pnpm operator migrate --project <id> COMMAND     brings documents of an older version into this one's shape
pnpm operator moderate --project <id> COMMAND …    what can be done about people and listings, past the rules
pnpm operator role --project <id> give|take …      who may use the desk at /operator
pnpm operator recount --project <id> [--write]    counts ratings, reviews and rentals again
pnpm operator photos --project <id> [--write]     makes the smaller sizes of photos that were stored in one
pnpm operator backup --project <id> FOLDER        reads everything into a folder
pnpm operator restore --project <id> FOLDER       writes it into a place where nothing is

Each says more with --help. All need the credentials of an account that may write everything: \`gcloud auth application-default login\`
leaves them. With FIRESTORE_EMULATOR_HOST in the environment they work on the emulator, and need none.`;

const COMMANDS: Readonly<Record<string, Command | StandaloneCommand>> = {
  migrate: migrateCommand,
  moderate: moderateCommand,
  recount: recountCommand,
  photos: photosCommand,
  backup: backupCommand,
  restore: restoreCommand,
  role: roleCommand,
};

async function carryOut(command: Command | StandaloneCommand, args: readonly string[]): Promise<void> {
  const options: Options = { ...command.options, project: { type: 'string' }, help: { type: 'boolean' } };
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: command.takesWords,
    options,
  });
  const { project, help } = values;
  const typed: Typed = {
    words: positionals,
    has: (option) => values[option] === true,
    valueOf: (option) => String(values[option] ?? ''),
  };
  const isAlone = 'runAlone' in command;
  if (help === true || (!isAlone && typeof project !== 'string')) return console.log(command.help);
  try {
    const isDone = isAlone
      ? await command.runAlone(typed)
      : await withDatabase(typed.valueOf('project'), (database) => command.run(database, typed));
    if (!isDone) process.exitCode = 1;
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    console.error(thrown.message);
    process.exitCode = 1;
  }
}

async function withDatabase(
  project: string,
  work: (database: WholeDatabase) => Promise<boolean>,
): Promise<boolean> {
  const database = openDatabase(project);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) await carryOut(command, args);
else {
  console.log(HELP);
  process.exitCode = name === '--help' ? 0 : 2;
}
