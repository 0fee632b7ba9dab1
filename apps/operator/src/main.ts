import { parseArgs } from 'node:util';
import { Refused, type Command, type Options } from './command.ts';
import { openDatabase } from './database.ts';
import { migrateCommand } from './migrate/command.ts';
import { recountCommand } from './recount/command.ts';
import { moderateCommand } from './moderate/command.ts';
import { roleCommand } from './role/command.ts';
import { photosCommand } from './photos/command.ts';

const HELP = `pnpm operator migrate --project <id> [--write]    brings documents of an older version into this one's shape
pnpm operator moderate --project <id> COMMAND …    what can be done about people and listings, past the rules
pnpm operator role --project <id> give|take …      who may use the desk at /operator
pnpm operator recount --project <id> [--write]    counts ratings, reviews and rentals again
pnpm operator photos --project <id> [--write]     makes the smaller sizes of photos that were stored in one

Each says more with --help. All need the credentials of an account that may write everything: \`gcloud auth application-default login\`
leaves them. With FIRESTORE_EMULATOR_HOST in the environment they work on the emulator, and need none.`;

const COMMANDS: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  moderate: moderateCommand,
  recount: recountCommand,
  photos: photosCommand,
  role: roleCommand,
};

async function carryOut(command: Command, args: readonly string[]): Promise<void> {
  const options: Options = { ...command.options, project: { type: 'string' }, help: { type: 'boolean' } };
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: command.takesWords,
    options,
  });
  const { project, help } = values;
  if (help === true || typeof project !== 'string') return console.log(command.help);
  const database = openDatabase(project);
  try {
    const isDone = await command.run(database, {
      words: positionals,
      has: (option) => values[option] === true,
      valueOf: (option) => String(values[option] ?? ''),
    });
    if (!isDone) process.exitCode = 1;
  } catch (thrown) {
    if (!(thrown instanceof Refused)) throw thrown;
    console.error(thrown.message);
    process.exitCode = 1;
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
