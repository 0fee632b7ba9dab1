import { createVocabulary } from '@roborrow/vocabulary';
import { Refused, type Command } from '../command.ts';
import { migrate, readStatus, takeBack, type Result, type Status } from './migrate.ts';
import { MIGRATIONS } from './steps/index.ts';

const HELP = `Brings the documents of an older version into this one's shape, in numbered steps, while people use the product:

  pnpm operator migrate --project <id> status            which steps ran
  pnpm operator migrate --project <id> plan [--again]    what run would do; writes nothing
  pnpm operator migrate --project <id> run [--again]     runs what did not run, or goes on where that was interrupted
  pnpm operator migrate --project <id> back NUMBER       takes a step back, where there is a way

${MIGRATIONS.map(({ number, title }) => `  ${number}  ${title}`).join('\n')}

--again also runs what ran: an older site may have written since. Without a word it is \`plan --again\`, and with --write \`run --again\`.
Where two users have one name, the first by id keeps it. The other, and whatever else a person has to decide, is told of and keeps its
name; what is private moves all the same. Run it after each change of the table of concepts, and once for a new project.
Ends with 1 if a document needs a person to look at it.`;

const inWords = (status: Status): string => {
  switch (status.is) {
    case 'open':
      return 'did not run';
    case 'outdated':
      return 'has to run again for this version of the app';
    case 'interrupted':
      return `was interrupted${status.way === 'backwards' ? ' on its way back' : ''}${status.after && ` after ${status.after}`}`;
    case 'done':
      return `ran: ${status.ran.changed} documents changed, ${status.ran.problems} need a look`;
  }
};

const tell = (results: readonly Result[], write: boolean): boolean => {
  for (const { migration, ran } of results)
    console.log(
      `${migration.number} ${migration.title}: ${write ? 'changed' : 'would change'} ${ran.changed} documents; ${ran.problems + ran.missed} need a look.`,
    );
  if (results.length === 0) console.log('Everything ran.');
  if (!write) console.log('Nothing was written.');
  return results.every(({ ran }) => ran.problems + ran.missed === 0);
};

export const migrateCommand: Command = {
  help: HELP,
  options: { write: { type: 'boolean' }, again: { type: 'boolean' } },
  takesWords: true,
  run: async (database, { words, has }) => {
    const surroundings = { database, vocabulary: createVocabulary() };
    const [word = has('write') ? 'run' : 'plan', number, ...rest] = words;
    const again = has('again') || words.length === 0;
    const say = console.log;
    if (rest.length > 0 || (number !== undefined) !== (word === 'back'))
      throw new Refused(`${words.join(' ')} is no use of migrate. See --help.`);
    switch (word) {
      case 'status': {
        for (const [{ number: at, title }, status] of await readStatus(MIGRATIONS, surroundings))
          say(`${at} ${title}: ${inWords(status)}.`);
        return true;
      }
      case 'plan':
      case 'run': {
        const write = word === 'run';
        return tell(await migrate(MIGRATIONS, surroundings, { write, again, say }), write);
      }
      case 'back':
        return tell([await takeBack(MIGRATIONS, surroundings, Number(number), { write: true, say })], true);
      default:
        throw new Refused(`There is no command ${word}. See --help.`);
    }
  },
};
