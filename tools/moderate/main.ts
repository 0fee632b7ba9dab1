import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openDatabase, type Stored, type WholeDatabase } from '../migrate/database.ts';
import { described, isMark, isReportPath, openModeration, Refused } from './moderate.ts';

const HELP = `What the operator can do about people and listings, past the rules:

  pnpm tsx tools/moderate/main.ts --project <id> list                    who is suspended, and which listings are hidden
  pnpm tsx tools/moderate/main.ts --project <id> show ID                 what is stored of a person, a listing or a message
  pnpm tsx tools/moderate/main.ts --project <id> listings UID            a person's listings
  pnpm tsx tools/moderate/main.ts --project <id> [--closed] reports      what people reported and is not closed, or is, the latest first
  pnpm tsx tools/moderate/main.ts --project <id> report REPORT           a report, what it is about as it is now, and whose it is
  pnpm tsx tools/moderate/main.ts --project <id> log                     who did what, the latest last
  pnpm tsx tools/moderate/main.ts --project <id> --by NAME [--note TEXT] hide ROBOT
  pnpm tsx tools/moderate/main.ts --project <id> --by NAME [--note TEXT] suspend UID
  pnpm tsx tools/moderate/main.ts --project <id> --by NAME [--note TEXT] restore ROBOT|UID
  pnpm tsx tools/moderate/main.ts --project <id> --by NAME [--note TEXT] mark UID verified|premium
  pnpm tsx tools/moderate/main.ts --project <id> --by NAME [--note TEXT] unmark UID verified|premium
  pnpm tsx tools/moderate/main.ts --project <id> --by NAME [--note TEXT] close REPORT

A hidden listing is not shown to any person, its owner included, until it is restored. A suspended person reads, but writes nothing,
and receives no messages; their listings stay unless they are hidden, too. REPORT is the first line of a report in the list. A closed
report is kept, and its sender may report the same again. Others read "Verified" and "Premium" of a person who is marked so. What hide,
suspend, restore, mark, unmark and close do is written to the log in the same commit, with NAME and TEXT.

It needs the credentials of an account that may write everything: \`gcloud auth application-default login\` leaves them. With
FIRESTORE_EMULATOR_HOST in the environment it works on the emulator, and needs none. Ends with 1 if it is refused.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: 'string' },
    by: { type: 'string', default: '' },
    note: { type: 'string', default: '' },
    closed: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const print = (found: readonly Stored[]): void =>
  console.log(found.map(described).join('\n') || 'Nothing is stored.');

async function main(
  database: WholeDatabase,
  [command = '', id = '', mark = '', ...rest]: readonly string[],
): Promise<void> {
  const moderation = openModeration(database, {
    by: values.by,
    note: values.note,
    now: Date.now,
    newId: randomUUID,
  });
  const printAll = async (collection: string, isWanted = (_: string) => true): Promise<void> => {
    for await (const document of database.list(collection)) {
      const lines = described(document);
      if (isWanted(lines)) console.log(lines);
    }
  };

  const takesReport = ['report', 'close'].includes(command);
  const takesMark = ['mark', 'unmark'].includes(command);
  const takesId =
    takesReport || takesMark || ['show', 'listings', 'hide', 'suspend', 'restore'].includes(command);
  if (rest.length > 0 || takesId !== (id !== '') || takesMark !== isMark(mark) || (!takesMark && mark !== ''))
    throw new Refused(`${command} is not used like this. See --help.`);
  if (takesId && !(takesReport ? isReportPath(id) : /^[\w-]{1,200}$/.test(id)))
    throw new Refused(takesReport ? 'That is no report.' : 'That is no id.');
  if (['hide', 'suspend', 'restore', 'mark', 'unmark', 'close'].includes(command) && values.by.trim() === '')
    throw new Refused('The log needs a name: --by NAME.');

  switch (command) {
    case 'list':
      await printAll('deletions', (lines) => lines.includes('suspended'));
      return printAll('hiddenRobots');
    case 'log':
      return printAll('moderation');
    case 'show':
      return print(await moderation.show(id));
    case 'listings':
      return print(await moderation.listingsOf(id));
    case 'reports':
      return print(await moderation.reports(values.closed ? 'closed' : 'open'));
    case 'report':
      return print(await moderation.report(id));
    case 'close':
      await moderation.closeReport(id);
      return console.log('The report is closed.');
    case 'hide':
      return console.log(`The listing ${id} is hidden as ${await moderation.hide(id)}.`);
    case 'suspend':
      await moderation.suspend(id);
      return console.log(`${id} is suspended.`);
    case 'mark':
    case 'unmark':
      if (isMark(mark)) await moderation.mark(id, mark, command === 'mark');
      return console.log(`${id} is ${command === 'mark' ? '' : 'no longer '}${mark}.`);
    case 'restore':
      return console.log(`The ${await moderation.restore(id)} ${id} is restored.`);
    default:
      throw new Refused(`There is no command ${command}. See --help.`);
  }
}

if (values.help || values.project === undefined) console.log(HELP);
else {
  const database = openDatabase(values.project);
  await main(database, positionals).catch((thrown: unknown) => {
    if (!(thrown instanceof Refused)) throw thrown;
    console.error(thrown.message);
    process.exitCode = 1;
  });
  await database.close();
}
