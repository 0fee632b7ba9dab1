import {
  fullName,
  limitsText,
  pictureForms,
  readDatesNote,
  reportKey,
  REVIEWER_ROLES,
  robotId,
  userId,
  type DailyLimits,
  type DecidedSubject,
  type ReviewId,
} from '@roborrow/domain';
import {
  ChangedMeanwhile,
  changeOf,
  linesOf,
  Refused,
  textOf,
  type Fields,
  type ModeratedDatabase,
  type Stored,
  type Write,
} from './database.ts';
import { decided, overruled } from './decisions.ts';
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

const create = <Version>(path: string, fields: Fields): Write<Version> => ({ kind: 'create', path, fields });
const removal = <Version>({ path, updateTime }: Stored<Version>): Write<Version> => ({
  kind: 'remove',
  path,
  readAt: updateTime,
});

/** Moves a document's fields to another path. */
const moved = <Version>(
  document: Stored<Version>,
  path: string,
  more: Fields = {},
): readonly Write<Version>[] => [removal(document), create(path, { ...document.fields, ...more })];

const requireFound = <Version>(document: Stored<Version> | null, what: string): Stored<Version> => {
  if (!document) throw new Refused(`There is no ${what}.`);
  return document;
};

const isHidden = ({ fields }: Pick<Stored<unknown>, 'fields'>): boolean => fields['isHidden'] === true;

/** Whether an id is that of a review: it ends with who wrote it. */
export const isReviewId = (id: string): boolean => REVIEWER_ROLES.some((role) => id.endsWith(`_${role}`));

const aboutPerson = (id: unknown): string => `profile_${textOf(id)}`;
const aboutReview = ({ fields }: Pick<Stored<unknown>, 'fields'>, id: string): readonly string[] => [
  `review_${id}`,
  aboutPerson(fields['authorId']),
];
const reviewSubject = (id: string): DecidedSubject => ({ kind: 'review', id: id as ReviewId }); // it ends with a role
const profileSubject = (id: string): DecidedSubject => ({ kind: 'profile', id: userId(id) });

const isSuspended = <Version>(mark: Stored<Version> | null): mark is Stored<Version> =>
  mark?.fields['suspended'] !== undefined;

/** A calendar's lines without those whose rental ended while the listing was hidden (D690). */
const stillTaken = async <Version>(
  database: Pick<ModeratedDatabase<Version>, 'get'>,
  hidden: Stored<Version>,
): Promise<Fields> => {
  const lines = linesOf(hidden.fields['taken']);
  const ends = await Promise.all(
    lines.map((line) => database.get(`messages/end_${line.split(' ').at(-1) ?? ''}`)),
  );
  const isOver = (end: Stored<Version> | null | undefined): boolean =>
    end != null && (end.fields['dates'] as Fields | undefined)?.['kind'] !== 'handed-over';
  return lines.length > 0 ? { taken: lines.filter((_, index) => !isOver(ends[index])) } : {};
};

/** What the operator can do. Each action is one commit together with its entry in the log, so there is none without the other. */
export function openModeration<Version>(
  database: ModeratedDatabase<Version>,
  { by, note, now, newId }: Moderator,
) {
  /** `about` names the things and people that it concerns, so that a case finds it. */
  const logged = (action: string, subject: string, about: readonly string[]): Write<Version> => {
    const at = now();
    const id = `${new Date(at).toISOString()}-${newId()}`;
    return create(`moderation/${id}`, {
      at: database.momentOf(at),
      action,
      subject,
      by,
      note,
      about: [...about],
    });
  };
  const carryOut = (
    action: string,
    subject: string,
    about: readonly string[],
    writes: readonly Write<Version>[],
  ): Promise<void> =>
    database.commit([...writes, logged(action, subject, about)]).catch((thrown: unknown) => {
      if (!(thrown instanceof ChangedMeanwhile)) throw thrown;
      throw new Refused(`${subject} was changed at the same time. Look again with show.`);
    });

  /** What the person concerned reads of a decision, and may answer (D794). */
  const told = (
    subject: DecidedSubject,
    person: unknown,
    title: string,
  ): Promise<readonly Write<Version>[]> =>
    decided(database, { subject, person: textOf(person), title, at: database.momentOf(now()) });
  const tookBack = (subject: DecidedSubject): Promise<readonly Write<Version>[]> =>
    overruled(database, subject);

  const show = async (id: string): Promise<readonly Stored<Version>[]> => {
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
      const { ownerId, name } = robot.fields;
      await carryOut(
        'hide',
        isFree ? id : `${id} as ${hiddenAs}`,
        [`listing_${hiddenAs}`, aboutPerson(ownerId)],
        [
          ...moved(robot, `hiddenRobots/${hiddenAs}`),
          ...(await told({ kind: 'listing', id: robotId(hiddenAs) }, ownerId, textOf(name))),
        ],
      );
      return hiddenAs;
    },

    /** Takes an open review out of the lists and the numbers, with everything else as it is (D706). */
    hideReview: async (id: string): Promise<void> => {
      const review = requireFound(await database.get(`reviews/${id}`), `review ${id}`);
      if (review.fields['isOpen'] !== true)
        throw new Refused(
          `The review ${id} is ${isHidden(review) ? 'hidden already' : 'sealed: nobody reads it'}.`,
        );
      await carryOut('hide', `review ${id}`, aboutReview(review, id), [
        ...(await showReview(database, review, false)),
        ...(await told(reviewSubject(id), review.fields['authorId'], textOf(review.fields['text']))),
      ]);
    },

    /** Shows a hidden review again. */
    restoreReview: async (id: string): Promise<void> => {
      const review = requireFound(await database.get(`reviews/${id}`), `review ${id}`);
      if (!isHidden(review)) throw new Refused(`The review ${id} is not hidden.`);
      await carryOut('restore', `review ${id}`, aboutReview(review, id), [
        ...(await showReview(database, review, true)),
        ...(await tookBack(reviewSubject(id))),
      ]);
    },

    /** From now on the person writes nothing and receives no messages. Their listings stay unless they are hidden, too. */
    suspend: async (id: string): Promise<void> => {
      const { firstName, lastName } = requireFound(await database.get(`users/${id}`), `person ${id}`).fields;
      const mark = await database.get(`deletions/${id}`);
      if (isSuspended(mark)) throw new Refused(`${id} is suspended already.`);
      // A person who is leaving writes nothing anyway, and goes on leaving.
      if (mark) throw new Refused(`${id} is deleting their account.`);
      const uploads = await database.get(`users/${id}/private/uploads`);
      await carryOut(
        'suspend',
        id,
        [aboutPerson(id)],
        [
          create(`deletions/${id}`, { suspended: true }),
          // Storage's rules let through what stands there (D830).
          ...(uploads ? [removal(uploads)] : []),
          ...(await told(profileSubject(id), id, fullName(textOf(firstName), textOf(lastName)))),
        ],
      );
    },

    /** Gives a person a mark that others see, or takes it away (D640). */
    mark: async (id: string, mark: Mark, isGiven: boolean): Promise<void> => {
      const person = requireFound(await database.get(`users/${id}`), `person ${id}`);
      const field = MARKS[mark];
      if ((person.fields[field] === true) === isGiven)
        throw new Refused(isGiven ? `${id} is ${mark} already.` : `${id} is not ${mark}.`);
      await carryOut(
        isGiven ? 'mark' : 'unmark',
        `${id} as ${mark}`,
        [aboutPerson(id)],
        changeOf(person, { [field]: isGiven }),
      );
    },

    /** Replaces the table of what a person may do in a day (D796). */
    setLimits: async (limits: DailyLimits): Promise<void> => {
      const path = 'settings/limits';
      const stored = await database.get(path);
      const fields = { ...limits };
      const write = stored ? changeOf(stored, fields) : [create<Version>(path, fields)];
      await carryOut('limits', limitsText(limits), [], write);
    },

    /** Notes that a person was given the operator's role, or that it was taken: accounts are no documents. */
    noteRole: (id: string, isGiven: boolean): Promise<void> =>
      carryOut(isGiven ? 'give role' : 'take role', id, [aboutPerson(id)], []),

    /** Shows a hidden listing again, as it was, or ends the suspension of a person. */
    restore: async (id: string): Promise<'listing' | 'person'> => {
      const hidden = await database.get(`hiddenRobots/${id}`);
      if (hidden) {
        const owner = textOf(hidden.fields['ownerId']);
        if (!(await database.get(`users/${owner}`))) throw new Refused(`The owner ${owner} has left.`);
        if (await database.get(`robots/${id}`))
          throw new Refused(`There is another listing ${id} now. Hide it first.`);
        await carryOut(
          'restore',
          id,
          [`listing_${id}`, aboutPerson(owner)],
          [
            ...moved(hidden, `robots/${id}`, await stillTaken(database, hidden)),
            ...(await tookBack({ kind: 'listing', id: robotId(id) })),
          ],
        );
        return 'listing';
      }
      const mark = await database.get(`deletions/${id}`);
      if (!isSuspended(mark)) throw new Refused(`There is no hidden listing and no suspended person ${id}.`);
      if (mark.fields['at']) throw new Refused(`${id} is deleting their account.`);
      await carryOut(
        'restore',
        id,
        [aboutPerson(id)],
        [removal(mark), ...(await tookBack(profileSubject(id)))],
      );
      return 'person';
    },

    /** Whatever has this id. */
    show,

    /** What people reported, the latest first: what is open, or what was closed. */
    reports: async (which: 'open' | 'closed'): Promise<readonly Stored<Version>[]> => {
      const found = await database.listAllNamed(which === 'open' ? 'reports' : 'closedReports');
      return found.toSorted(byCreation);
    },

    /** What people said does not work, the latest first (D785). */
    problems: async (): Promise<readonly Stored<Version>[]> =>
      (await database.listAllNamed('problems')).toSorted(byCreation),

    /** A report, what it is about as it is now, and the person whose it is. */
    report: async (path: string): Promise<readonly Stored<Version>[]> => {
      const report = requireFound(await database.get(path), `report ${path}`);
      const subjects = new Set([textOf(report.fields['subject']), textOf(report.fields['person'])]);
      return [report, ...(await Promise.all([...subjects].map(show))).flat()];
    },

    /** Where the photos of a robot's condition are stored that the two people of a report sent each other (D750), the latest first. */
    photosOf: async (path: string): Promise<readonly string[]> => {
      const report = requireFound(await database.get(path), `report ${path}`);
      const person = textOf(report.fields['person']);
      const reporter = OPEN_REPORT.exec(path)?.[1] ?? textOf(report.fields['reporter']);
      const both = [person, reporter];
      const sent = await Promise.all(both.map((one) => database.find('messages', 'senderId', one)));
      return sent
        .flat()
        .filter(({ fields }) => both.includes(textOf(fields['receiverId'])))
        .toSorted(byCreation)
        .flatMap(photoPaths);
    },

    /** Moves an open report to those that were dealt with; then its sender may report the same again. */
    closeReport: async (path: string): Promise<void> => {
      const report = requireFound(await database.get(path), `report ${path}`);
      const [, reporter] = OPEN_REPORT.exec(path) ?? [];
      if (!reporter) throw new Refused(`${path} is closed already.`);
      const closed = `closedReports/${newId()}`;
      const { kind, subject, person } = report.fields;
      const about = [`${textOf(kind)}_${textOf(subject)}`, aboutPerson(person)];
      await carryOut('close', `${path} as ${closed}`, about, moved(report, closed, { reporter }));
    },

    /** Removes a problem that was dealt with; the log says so. */
    closeProblem: async (path: string): Promise<void> => {
      const problem = requireFound(await database.get(path), path);
      await carryOut('close', path, [], [removal(problem)]);
    },

    /** Answers what a person said about a decision, once; they read it (D794). */
    answer: async (subject: DecidedSubject, text: string): Promise<void> => {
      const what = `appeal ${reportKey(subject)}`;
      const decision = requireFound(await database.get(`decisions/${reportKey(subject)}`), what);
      if (textOf(decision.fields['appeal']) === '') throw new Refused(`There is no ${what}.`);
      if (textOf(decision.fields['answer']) !== '') throw new Refused(`The ${what} is answered already.`);
      const about = [reportKey(subject), aboutPerson(decision.fields['person'])];
      await carryOut('answer', reportKey(subject), about, changeOf(decision, { answer: text }));
    },

    /** A person's listings, hidden ones too. */
    listingsOf: async (owner: string): Promise<readonly Stored<Version>[]> => {
      const lists = ['robots', 'hiddenRobots'].map((collection) =>
        database.find(collection, 'ownerId', owner),
      );
      return (await Promise.all(lists)).flat();
    },
  };
}

/** `rentals/ada/01JX…/01JY….jpg` for each photo that a message has. */
const photoPaths = ({ path, fields }: Pick<Stored<unknown>, 'path' | 'fields'>): readonly string[] => {
  const dates = readDatesNote(fields['dates']);
  if (dates?.kind !== 'photos') return [];
  const folder = `rentals/${textOf(fields['senderId'])}/${path.replace('messages/', '')}`;
  return dates.photos.map((photo) => `${folder}/${pictureForms(photo).url}`);
};

/** The latest first. */
const byCreation = (a: Stored<unknown>, b: Stored<unknown>): number =>
  b.createTime.valueOf().localeCompare(a.createTime.valueOf());
