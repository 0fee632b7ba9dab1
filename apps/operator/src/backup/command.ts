import { Refused, type StandaloneCommand, type Typed } from '../command.ts';
import { sortedCounts, type Counts } from './archive/manifest.ts';
import { backUp } from './backup.ts';
import { openFileSource, openFileTarget } from './embedded/open-file.ts';
import { openProject } from './project/open-project.ts';
import { restore } from './restore.ts';

const BACKUP_HELP = `Reads everything of a project into one folder: documents, pictures, and accounts as far as the provider hands them out.

  pnpm backup --project <id> [--bucket <name>] [--at <time>] FOLDER
  pnpm backup --file <file> FOLDER      of the embedded backend, as the command line has it, or NAME.jsonl, which a browser's demo saved

Documents are those of one moment, which Firestore keeps for an hour; --at names another, a whole minute of the last seven days with
point-in-time recovery. After an interruption the same command goes on. Keep the folder secret: it has addresses and passwords.
Ends with 1 if there is something that a restore would refuse.`;

const RESTORE_HELP = `Writes what pnpm backup made into a place where nothing is, once its checksums and counts are right.

  pnpm restore --project <id> [--bucket <name>] [--also <collection>] FOLDER
  pnpm restore --file <file> [--also <collection>] FOLDER               into a new file of the embedded backend, or NAME.jsonl

After an interruption the same command goes on. --also takes collections that the product does not have, with commas
between them. What one backend has and the other has not is told of, and stays in the archive: passwords that only their provider can
check, and for a file notices that were sent. A browser's demo checks no password that was hashed.`;

const OPTIONS = {
  bucket: { type: 'string' },
  file: { type: 'string' },
  at: { type: 'string' },
  also: { type: 'string' },
} as const;

const inWords = (counts: Counts): string => {
  const documents = sortedCounts(counts);
  const total = documents.reduce((sum, [, count]) => sum + count, 0);
  return `${total} documents (${documents.map(([name, count]) => `${name} ${count}`).join(', ')}), ${counts.pictures} pictures, ${counts.accounts} accounts`;
};

const folderIn = ({ words }: Typed): string => {
  const [folder = '', ...others] = words;
  if (folder === '' || others.length > 0) throw new Refused('Name one folder. See --help.');
  return folder;
};

const projectIn = (typed: Typed) => {
  const project = typed.valueOf('project');
  if (project === '') throw new Refused('Name a project or a file. See --help.');
  return openProject(project, typed.valueOf('bucket') || `${project}.appspot.com`);
};

export const backupCommand: StandaloneCommand = {
  help: BACKUP_HELP,
  options: OPTIONS,
  takesWords: true,
  runAlone: async (typed) => {
    const folder = folderIn(typed);
    const [at, file] = [typed.valueOf('at'), typed.valueOf('file')];
    const source = file === '' ? projectIn(typed) : await openFileSource(file);
    try {
      const { counts, foreign } = await backUp(source, {
        folder,
        ...(at !== '' && { at }),
        say: console.log,
      });
      console.log(`${folder} has ${inWords(counts)}.`);
      if (foreign.length > 0)
        console.log(`This version does not know ${foreign.join(', ')}: see --also of restore.`);
      return foreign.length === 0;
    } finally {
      await source.close();
    }
  },
};

export const restoreCommand: StandaloneCommand = {
  help: RESTORE_HELP,
  options: OPTIONS,
  takesWords: true,
  runAlone: async (typed) => {
    const folder = folderIn(typed);
    const also = typed.valueOf('also').split(',');
    const file = typed.valueOf('file');
    const target = file === '' ? projectIn(typed) : openFileTarget(file);
    const { counts, remarks } = await restore(target, { folder, also, say: console.log });
    console.log(`Restored ${inWords(counts)}.`);
    for (const remark of remarks) console.log(remark);
    return true;
  },
};
