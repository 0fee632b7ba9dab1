import { Refused, type Command } from '../command.ts';
import { addSizes } from './add-sizes.ts';
import { openBucket } from './bucket.ts';

const HELP = `Makes the smaller sizes of photos that were stored in one, and notes them in their listings and profiles:

  pnpm operator photos --project <id> [--bucket <name>] [--most <n>] [--write]

Without --write it says how many there are and writes nothing. --most ends it after so many listings and profiles (all by default).
--bucket is where the photos are, <id>.appspot.com by default. It may be interrupted and run again at any time: what has its sizes is
passed over. Ends with 1 if a photo could not be read, or its listing was changed meanwhile.`;

export const photosCommand: Command = {
  help: HELP,
  options: {
    write: { type: 'boolean' },
    bucket: { type: 'string' },
    most: { type: 'string' },
  },
  takesWords: false,
  run: async (database, { has, valueOf }) => {
    const write = has('write');
    const most = valueOf('most') === '' ? Number.POSITIVE_INFINITY : Number(valueOf('most'));
    if (!(most > 0)) throw new Refused('--most is a number above 0.');
    const bucketName = valueOf('bucket') || `${valueOf('project')}.appspot.com`;
    const options = { bucketName, write, most, say: console.log };
    const { documents, pictures, problems, isWhole } = await addSizes(
      database,
      openBucket(bucketName),
      options,
    );
    const made = write ? 'Made' : 'Would make';
    console.log(
      `${made} sizes of ${pictures} photos in ${documents} listings and profiles; ${problems} need a look.`,
    );
    if (!isWhole) console.log('There are more: run this again.');
    if (!write) console.log('Nothing was written: this was a dry run. Add --write.');
    return problems === 0;
  },
};
