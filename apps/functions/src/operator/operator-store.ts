import {
  areStorableLimits,
  completeLimits,
  byNewest,
  FIND_MAX,
  fullName,
  LOG_MAX,
  PROBLEMS_MAX,
  reportKey,
  REPORTED_TEXTS,
  robotId,
  userId,
  type CaseFile,
  type CasePerson,
  type DailyLimits,
  type Found,
  type LogEntry,
  type OperatorQueue,
  type ReceivedProblem,
  type ReportSubject,
  type UserId,
} from '@roborrow/domain';
import { textOf, type Stored } from '@roborrow/moderation';
import type { OperatorDatabase } from './moderated-database.ts';
import { decisionsIn, entriesIn, problemsIn, reportsIn } from './operator-documents.ts';

type Document = Stored<string>;

const field = (fieldPath: string) => ({ field: { fieldPath } });
const where = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { ...field(fieldPath), op, value },
});
const text = (stringValue: string) => ({ stringValue });

/** After every text that begins with the same one. */
const END = '\uf8ff';

/** Where a thing is stored, shown or hidden, and which field says whose it is. */
const PLACES = {
  listing: { shown: 'robots', hidden: 'hiddenRobots', person: 'ownerId' },
  profile: { shown: 'users', hidden: null, person: null },
  message: { shown: 'messages', hidden: null, person: 'senderId' },
  review: { shown: 'reviews', hidden: null, person: 'authorId' },
} as const;

/** What the operator reads of Firestore, past its rules. It costs a document each, and every open report for the queue and for a case. */
export const createOperatorStore = (database: OperatorDatabase) => {
  const openReports = async () => (await database.listAllNamed('reports')).flatMap(reportsIn);

  const stored = async ({
    kind,
    id,
  }: ReportSubject): Promise<Pick<CaseFile, 'state' | 'texts'> & { readonly person: UserId | null }> => {
    const { shown, hidden, person } = PLACES[kind];
    const document = await database.get(`${shown}/${id}`);
    const found = document ?? (hidden && (await database.get(`${hidden}/${id}`)));
    if (!found) return { state: 'gone', texts: {}, person: kind === 'profile' ? id : null };
    const isHidden = document === null || (kind === 'review' && found.fields['isOpen'] !== true);
    return {
      state: isHidden ? 'hidden' : 'shown',
      texts: Object.fromEntries(REPORTED_TEXTS[kind].map((name) => [name, textOf(found.fields[name])])),
      person: userId(person === null ? id : textOf(found.fields[person])),
    };
  };

  const personOf = async (id: UserId): Promise<CasePerson> => {
    const [profile, mark] = await Promise.all([database.get(`users/${id}`), database.get(`deletions/${id}`)]);
    if (!profile) return { id, name: '', state: 'left' };
    const { firstName, lastName } = profile.fields;
    return {
      id,
      name: fullName(textOf(firstName), textOf(lastName)),
      state: mark?.fields['suspended'] === undefined ? 'present' : 'suspended',
    };
  };

  const logAbout = async (keys: readonly string[]): Promise<readonly LogEntry[]> => {
    const values = { arrayValue: { values: keys.map(text) } };
    const found = await database.query({
      from: [{ collectionId: 'moderation' }],
      where: where('about', 'ARRAY_CONTAINS_ANY', values),
    });
    return found.flatMap(entriesIn).toSorted(latestFirst).slice(0, LOG_MAX);
  };

  const named = (collectionId: string, name: string, beginning: string) =>
    database.query({
      from: [{ collectionId }],
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            where(name, 'GREATER_THAN_OR_EQUAL', text(beginning)),
            where(name, 'LESS_THAN', text(beginning + END)),
          ],
        },
      },
      limit: FIND_MAX,
    });

  return {
    queue: async (): Promise<OperatorQueue> => {
      const [reports, decisions] = await Promise.all([
        openReports(),
        database.query({
          from: [{ collectionId: 'decisions' }],
          where: {
            compositeFilter: {
              op: 'AND',
              filters: [
                where('isOver', 'EQUAL', { booleanValue: false }),
                { unaryFilter: { op: 'IS_NULL', ...field('answer') } },
              ],
            },
          },
        }),
      ]);
      return {
        reports: reports.toSorted(byNewest),
        appeals: decisions.flatMap(decisionsIn).filter(({ appeal }) => appeal !== null),
      };
    },

    look: async (subject: ReportSubject): Promise<CaseFile> => {
      const key = reportKey(subject);
      const [{ state, texts, person: owner }, open, closed, decision] = await Promise.all([
        stored(subject),
        openReports(),
        database.find('closedReports', 'subject', subject.id),
        database.get(`decisions/${key}`),
      ]);
      const reports = [...open, ...closed.flatMap(reportsIn)]
        .filter((report) => reportKey(report.subject) === key)
        .toSorted(byNewest);
      const decisions = (decision ? [decision] : []).flatMap(decisionsIn);
      const id = owner ?? reports[0]?.person ?? decisions[0]?.person ?? null;
      const ofPerson = id === null ? key : `profile_${id}`;
      const [person, about, log] = await Promise.all([
        id === null ? null : personOf(id),
        ofPerson === key ? null : database.get(`decisions/${ofPerson}`),
        logAbout([...new Set([key, ofPerson])]),
      ]);
      return {
        subject,
        state,
        texts,
        person,
        reports,
        decisions: [...decisions, ...(about ? decisionsIn(about) : [])],
        log,
      };
    },

    /** The paths of the open reports about a thing. */
    openAbout: async (subject: ReportSubject): Promise<readonly string[]> =>
      (await openReports())
        .filter((report) => reportKey(report.subject) === reportKey(subject))
        .map(({ id }) => id),

    find: async (typed: string): Promise<readonly Found[]> => {
      const sought = typed.trim();
      if (sought === '') return [];
      const isId = /^[\w-]{1,200}$/.test(sought);
      const [claim, person, shown, hidden, people, listings, hiddenListings] = await Promise.all([
        isId ? database.get(`usernames/${sought.toLowerCase()}`) : null,
        isId ? database.get(`users/${sought}`) : null,
        isId ? database.get(`robots/${sought}`) : null,
        isId ? database.get(`hiddenRobots/${sought}`) : null,
        named('users', 'displayName', sought),
        named('robots', 'name', sought),
        named('hiddenRobots', 'name', sought),
      ]);
      const claimed = claim && (await database.get(`users/${textOf(claim.fields['uid'])}`));
      return [
        ...onceEach([claimed, person, ...people]).map(({ path, fields }) => ({
          kind: 'profile' as const,
          id: userId(path.slice('users/'.length)),
          title: textOf(fields['displayName']),
          detail: textOf(fields['username']),
        })),
        ...onceEach([shown, hidden, ...listings, ...hiddenListings]).map(({ path, fields }) => ({
          kind: 'listing' as const,
          id: robotId(path.slice(path.indexOf('/') + 1)),
          title: textOf(fields['name']),
          detail: textOf(fields['location']),
        })),
      ];
    },

    limits: async (): Promise<DailyLimits | null> => {
      const stored = completeLimits((await database.get('settings/limits'))?.fields ?? {});
      return areStorableLimits(stored) ? stored : null;
    },

    problems: async (): Promise<readonly ReceivedProblem[]> => {
      const found = await database.query({
        from: [{ collectionId: 'problems' }],
        orderBy: [{ ...field('createdAt'), direction: 'DESCENDING' }],
        limit: PROBLEMS_MAX,
      });
      return found.flatMap(problemsIn);
    },

    log: async (): Promise<readonly LogEntry[]> => {
      const found = await database.query({
        from: [{ collectionId: 'moderation' }],
        orderBy: [{ ...field('at'), direction: 'DESCENDING' }],
        limit: LOG_MAX,
      });
      return found.flatMap(entriesIn);
    },
  };
};

const latestFirst = (a: LogEntry, b: LogEntry): number => b.at - a.at || (a.id < b.id ? 1 : -1);

const onceEach = (found: readonly (Document | null)[]): readonly Document[] =>
  [...new Map(found.flatMap((one) => (one ? [[one.path, one] as const] : []))).values()].slice(0, FIND_MAX);
