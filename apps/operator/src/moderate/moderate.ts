import { Timestamp } from '@google-cloud/firestore';
import { REVIEWER_ROLES } from '@roborrow/domain';
import { Refused } from '../command.ts';
import {
  ChangedMeanwhile,
  changeOf,
  linesOf,
  textOf,
  type Fields,
  type Stored,
  type WholeDatabase,
  type Write,
} from '../database.ts';
import { showReview } from './review-numbers.ts';

/** Who acts, when and why; all of it is logged. */
export interface Moderator {
  readonly by: string;
  readonly note: string;
  /** In milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** What the operator vouches for, and the field of a profile that says so. */
const MARKS = { verified: 'isVerified', premium: 'isPremium' } as const;
export type Mark = keyof typeof MARKS;
export const isMark = (text: string): text is Mark => Object.hasOwn(MARKS, text);

/** The path of an open report, and who sent it. */
const OPEN_REPORT = /^users\/([\w-]{1,200})\/reports\/[\w-]{1,200}$/;
/** The path of any report, as the list of reports prints it. */
export const isReportPath = (path: string): boolean =>
  OPEN_REPORT.test(path) || /^closedReports\/[\w-]{1,200}$/.test(path);

const create = (path: string, fields: Fields): Write => ({ kind: 'create', path, fields });
const removal = ({ path, updateTime }: Stored): Write => ({ kind: 'remove', path, readAt: updateTime });

/** Moves a document's fields to another path. */
const moved = (document: Stored, path: string, more: Fields = {}): readonly Write[] => [
  removal(document),
  create(path, { ...document.fields, ...more }),
];

const requireFound = (document: Stored | null, what: string): Stored => {
  if (!document) throw new Refused(`There is no ${what}.`);
  return document;
};

const isHidden = ({ fields }: Stored): boolean => fields['isHidden'] === true;

/** Whether an id is that of a review: it ends with who wrote it. */
export const isReviewId = (id: string): boolean => REVIEWER_ROLES.some((role) => id.endsWith(`_${role}`));

const isSuspended = (mark: Stored | null): mark is Stored => mark?.fields['suspended'] !== undefined;

/** A calendar's lines without those whose rental ended while the listing was hidden (D690). */
const stillTaken = async (database: WholeDatabase, hidden: Stored): Promise<Fields> => {
  const lines = linesOf(hidden.fields['taken']);
  const ends = await Promise.all(
    lines.map((line) => database.get(`messages/end_${line.split(' ').at(-1) ?? ''}`)),
  );
  const isOver = (end: Stored | null | undefined): boolean =>
    end != null && (end.fields['dates'] as Fields | undefined)?.['kind'] !== 'handed-over';
  return lines.length > 0 ? { taken: lines.filter((_, index) => !isOver(ends[index])) } : {};
};

/** What the operator can do. Each action is one commit together with its entry in the log, so there is none without the other. */
export function openModeration(database: WholeDatabase, { by, note, now, newId }: Moderator) {
  const logged = (action: string, subject: string): Write => {
    const at = now();
    const id = `${new Date(at).toISOString()}-${newId()}`;
    return create(`moderation/${id}`, { at: Timestamp.fromMillis(at), action, subject, by, note });
  };
  const carryOut = (action: string, subject: string, writes: readonly Write[]): Promise<void> =>
    database.commit([...writes, logged(action, subject)]).catch((thrown: unknown) => {
      if (!(thrown instanceof ChangedMeanwhile)) throw thrown;
      throw new Refused(`${subject} was changed at the same time. Look again with show.`);
    });

  const show = async (id: string): Promise<readonly Stored[]> => {
    const paths = [
      `users/${id}`,
      `deletions/${id}`,
      `robots/${id}`,
      `hiddenRobots/${id}`,
      `messages/${id}`,
      `reviews/${id}`,
      `reviewRemarks/${id}`,
    ];
    const found = await Promise.all(paths.map((path) => database.get(path)));
    return found.flatMap((document) => document ?? []);
  };

  return {
    /**
     * Takes a listing out of everybody's sight, its owner's too. Its pictures stay. Resolves with the id under which it is
     * hidden: another one if a listing with its id is hidden already, which older rules allowed.
     */
    hide: async (id: string): Promise<string> => {
      const robot = requireFound(await database.get(`robots/${id}`), `listing ${id}`);
      const isFree = (await database.get(`hiddenRobots/${id}`)) === null;
      const hiddenAs = isFree ? id : newId();
      await carryOut('hide', isFree ? id : `${id} as ${hiddenAs}`, moved(robot, `hiddenRobots/${hiddenAs}`));
      return hiddenAs;
    },

    /** Takes an open review out of the lists and the numbers, with everything else as it is (D706). */
    hideReview: async (id: string): Promise<void> => {
      const review = requireFound(await database.get(`reviews/${id}`), `review ${id}`);
      if (review.fields['isOpen'] !== true)
        throw new Refused(
          `The review ${id} is ${isHidden(review) ? 'hidden already' : 'sealed: nobody reads it'}.`,
        );
      await carryOut('hide', `review ${id}`, await showReview(database, review, false));
    },

    /** Shows a hidden review again. */
    restoreReview: async (id: string): Promise<void> => {
      const review = requireFound(await database.get(`reviews/${id}`), `review ${id}`);
      if (!isHidden(review)) throw new Refused(`The review ${id} is not hidden.`);
      await carryOut('restore', `review ${id}`, await showReview(database, review, true));
    },

    /** From now on the person writes nothing and receives no messages. Their listings stay unless they are hidden, too. */
    suspend: async (id: string): Promise<void> => {
      requireFound(await database.get(`users/${id}`), `person ${id}`);
      const mark = await database.get(`deletions/${id}`);
      if (isSuspended(mark)) throw new Refused(`${id} is suspended already.`);
      // A person who is leaving writes nothing anyway, and goes on leaving.
      if (mark) throw new Refused(`${id} is deleting their account.`);
      await carryOut('suspend', id, [create(`deletions/${id}`, { suspended: true })]);
    },

    /** Gives a person a mark that others see, or takes it away (D640). */
    mark: async (id: string, mark: Mark, isGiven: boolean): Promise<void> => {
      const person = requireFound(await database.get(`users/${id}`), `person ${id}`);
      const field = MARKS[mark];
      if ((person.fields[field] === true) === isGiven)
        throw new Refused(isGiven ? `${id} is ${mark} already.` : `${id} is not ${mark}.`);
      await carryOut(isGiven ? 'mark' : 'unmark', `${id} as ${mark}`, changeOf(person, { [field]: isGiven }));
    },

    /** Shows a hidden listing again, as it was, or ends the suspension of a person. */
    restore: async (id: string): Promise<'listing' | 'person'> => {
      const hidden = await database.get(`hiddenRobots/${id}`);
      if (hidden) {
        const owner = textOf(hidden.fields['ownerId']);
        if (!(await database.get(`users/${owner}`))) throw new Refused(`The owner ${owner} has left.`);
        if (await database.get(`robots/${id}`))
          throw new Refused(`There is another listing ${id} now. Hide it first.`);
        await carryOut('restore', id, moved(hidden, `robots/${id}`, await stillTaken(database, hidden)));
        return 'listing';
      }
      const mark = await database.get(`deletions/${id}`);
      if (!isSuspended(mark)) throw new Refused(`There is no hidden listing and no suspended person ${id}.`);
      if (mark.fields['at']) throw new Refused(`${id} is deleting their account.`);
      await carryOut('restore', id, [removal(mark)]);
      return 'person';
    },

    /** Whatever has this id. */
    show,

    /** What people reported, the latest first: what is open, or what was closed. */
    reports: async (which: 'open' | 'closed'): Promise<readonly Stored[]> => {
      const found = await database.listAllNamed(which === 'open' ? 'reports' : 'closedReports');
      return found.toSorted(byCreation);
    },

    /** What people said does not work, the latest first (D785). */
    problems: async (): Promise<readonly Stored[]> =>
      (await database.listAllNamed('problems')).toSorted(byCreation),

    /** A report, what it is about as it is now, and the person whose it is. */
    report: async (path: string): Promise<readonly Stored[]> => {
      const report = requireFound(await database.get(path), `report ${path}`);
      const subjects = new Set([textOf(report.fields['subject']), textOf(report.fields['person'])]);
      return [report, ...(await Promise.all([...subjects].map(show))).flat()];
    },

    /** Moves an open report to those that were dealt with; then its sender may report the same again. */
    closeReport: async (path: string): Promise<void> => {
      const report = requireFound(await database.get(path), `report ${path}`);
      const [, reporter] = OPEN_REPORT.exec(path) ?? [];
      if (!reporter) throw new Refused(`${path} is closed already.`);
      const closed = `closedReports/${newId()}`;
      await carryOut('close', `${path} as ${closed}`, moved(report, closed, { reporter }));
    },

    /** A person's listings, hidden ones too. */
    listingsOf: async (owner: string): Promise<readonly Stored[]> => {
      const lists = ['robots', 'hiddenRobots'].map((collection) =>
        database.find(collection, 'ownerId', owner),
      );
      return (await Promise.all(lists)).flat();
    },
  };
}

/** The latest first. */
const byCreation = (a: Stored, b: Stored): number =>
  b.createTime.valueOf().localeCompare(a.createTime.valueOf());

const shown = (value: unknown): string => {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A document in lines, its strange characters escaped: its texts are written by anybody, and a terminal obeys some of them. */
export const described = ({ path, fields }: Pick<Stored, 'path' | 'fields'>): string =>
  [path, ...Object.entries(fields).map(([field, value]) => `  ${field}: ${shown(value)}`)]
    .map((line) =>
      line.replace(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`),
    )
    .join('\n');
