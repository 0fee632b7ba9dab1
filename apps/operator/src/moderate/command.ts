import { randomUUID } from 'node:crypto';
import { Refused, type Command, type Typed } from '../command.ts';
import type { Stored, WholeDatabase } from '../database.ts';
import { isMark, isReportPath, isReviewId, openModeration } from '@roborrow/moderation';
import { described } from './described.ts';

const HELP = `What the operator can do about people and listings, past the rules:

  pnpm operator moderate --project <id> list                    who is suspended, and which listings are hidden
  pnpm operator moderate --project <id> show ID                 what is stored of a person, a listing, a message or a review
  pnpm operator moderate --project <id> listings UID            a person's listings
  pnpm operator moderate --project <id> [--closed] reports      what people reported and is not closed, or is, the latest first
  pnpm operator moderate --project <id> report REPORT           a report, what it is about as it is now, and whose it is
  pnpm operator moderate --project <id> photos REPORT           where its two people's photos of a robot's condition are in the bucket
  pnpm operator moderate --project <id> problems                what people said does not work, the latest first
  pnpm operator moderate --project <id> log                     who did what, the latest last
  pnpm operator moderate --project <id> --by NAME [--note TEXT] hide ROBOT|REVIEW
  pnpm operator moderate --project <id> --by NAME [--note TEXT] suspend UID
  pnpm operator moderate --project <id> --by NAME [--note TEXT] restore ROBOT|UID|REVIEW
  pnpm operator moderate --project <id> --by NAME [--note TEXT] mark UID verified|premium
  pnpm operator moderate --project <id> --by NAME [--note TEXT] unmark UID verified|premium
  pnpm operator moderate --project <id> --by NAME [--note TEXT] close REPORT|PROBLEM

A hidden review is not listed, and counts nowhere, until it is restored. A hidden listing is not shown to any person, its owner included, until it is restored. A suspended person reads, but writes nothing,
and receives no messages; their listings stay unless they are hidden, too. REPORT and PROBLEM are their first lines in the lists. A closed
report is kept, and its sender may report the same again; a closed problem is removed. Others read "Verified" and "Premium" of a person who is marked so. What hide,
suspend, restore, mark, unmark and close do is written to the log in the same commit, with NAME and TEXT.

Ends with 1 if it is refused.`;

const print = (found: readonly Pick<Stored, 'path' | 'fields'>[]): void =>
  console.log(found.map(described).join('\n') || 'Nothing is stored.');

async function carryOut(database: WholeDatabase, { words, has, valueOf }: Typed): Promise<void> {
  const [command = '', id = '', mark = '', ...rest] = words;
  const [by, note] = [valueOf('by'), valueOf('note')];
  const moderation = openModeration(database, { by, note, now: Date.now, newId: randomUUID });
  const printAll = async (collection: string, isWanted = (_: string) => true): Promise<void> => {
    for await (const document of database.list(collection)) {
      const lines = described(document);
      if (isWanted(lines)) console.log(lines);
    }
  };

  const takesReport = ['report', 'photos', 'close'].includes(command);
  const takesMark = ['mark', 'unmark'].includes(command);
  const takesId =
    takesReport || takesMark || ['show', 'listings', 'hide', 'suspend', 'restore'].includes(command);
  if (rest.length > 0 || takesId !== (id !== '') || takesMark !== isMark(mark) || (!takesMark && mark !== ''))
    throw new Refused(`${command} is not used like this. See --help.`);
  const isProblem = command === 'close' && /^problems\/[\w-]{1,60}$/.test(id);
  if (takesId && !isProblem && !(takesReport ? isReportPath(id) : /^[\w-]{1,200}$/.test(id)))
    throw new Refused(takesReport ? 'That is no report.' : 'That is no id.');
  if (['hide', 'suspend', 'restore', 'mark', 'unmark', 'close'].includes(command) && by.trim() === '')
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
      return print(await moderation.reports(has('closed') ? 'closed' : 'open'));
    case 'problems':
      return print(await moderation.problems());
    case 'report':
      return print(await moderation.report(id));
    case 'photos':
      return console.log((await moderation.photosOf(id)).join('\n') || 'Nothing is stored.');
    case 'close':
      if (isProblem) {
        await moderation.closeProblem(id);
        return console.log('The problem is closed.');
      }
      await moderation.closeReport(id);
      return console.log('The report is closed.');
    case 'hide':
      if (isReviewId(id)) {
        await moderation.hideReview(id);
        return console.log(`The review ${id} is hidden.`);
      }
      return console.log(`The listing ${id} is hidden as ${await moderation.hide(id)}.`);
    case 'suspend':
      await moderation.suspend(id);
      return console.log(`${id} is suspended.`);
    case 'mark':
    case 'unmark':
      if (isMark(mark)) await moderation.mark(id, mark, command === 'mark');
      return console.log(`${id} is ${command === 'mark' ? '' : 'no longer '}${mark}.`);
    case 'restore':
      if (isReviewId(id)) {
        await moderation.restoreReview(id);
        return console.log(`The review ${id} is shown again.`);
      }
      return console.log(`The ${await moderation.restore(id)} ${id} is restored.`);
    default:
      throw new Refused(`There is no command ${command}. See --help.`);
  }
}

export const moderateCommand: Command = {
  help: HELP,
  options: { by: { type: 'string' }, note: { type: 'string' }, closed: { type: 'boolean' } },
  takesWords: true,
  run: async (database, typed) => {
    await carryOut(database, typed);
    return true;
  },
};
