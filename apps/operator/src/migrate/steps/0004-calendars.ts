import { decodeTaken, encodeTaken } from '@roborrow/adapter-firebase';
import { messageId, parseDay, ROBOT_FIELDS, withTaken } from '@roborrow/domain';
import { changeOf, linesOf, textOf, type Stored } from '../../database.ts';
import { NOTHING, type Migration } from '../migration.ts';

/** A calendar with the marks of an older version, a document for each rental. Of two that share a day, one is of another robot. */
const withMarks = (taken: readonly string[], marks: readonly Stored[]): readonly string[] =>
  encodeTaken(
    marks.reduce((calendar, { path, fields: { first, last } }) => {
      const [from, to] = [parseDay(textOf(first)), parseDay(textOf(last))];
      const request = messageId(path.split('/').at(-1) ?? '');
      if (!from || !to) return calendar;
      const quantity = ROBOT_FIELDS.quantity.max;
      return withTaken({ quantity, taken: calendar }, { first: from, last: to }, request) ?? calendar;
    }, decodeTaken(taken)),
  );

/** Moves taken days from a document for each rental into the listing (D690). */
export const calendars: Migration = {
  number: 4,
  title: 'taken days in the listing',
  needs: [],
  collection: 'robots',
  version: () => '1',
  forwards: ({ database }) => ({
    plan: async (document) => {
      const marks: Stored[] = [];
      for await (const mark of database.list(`${document.path}/taken`)) marks.push(mark);
      if (marks.length === 0) return NOTHING;
      return {
        writes: [
          ...marks.map(({ path, updateTime }) => ({ kind: 'remove' as const, path, readAt: updateTime })),
          ...changeOf(document, { taken: withMarks(linesOf(document.fields['taken']), marks) }),
        ],
        problems: [],
      };
    },
  }),
  backwards: 'versions before would not see what was agreed on meanwhile.',
};
