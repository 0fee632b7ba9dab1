import {
  byNewest,
  FIND_MAX,
  fullName,
  LOG_MAX,
  PortError,
  PROBLEMS_MAX,
  reportKey,
  shownPhrases,
  REPORTED_TEXTS,
  userId,
  type CaseFile,
  type CasePerson,
  type ClockPort,
  type Decision,
  type FiledReport,
  type IdsPort,
  type LogEntry,
  type OperatorPort,
  type ReportSubject,
  type UserId,
} from '@roborrow/domain';
import type { Operations } from '../operations.ts';
import { dayCounts } from '../rules/day-counts.ts';
import { limitsIn } from '../rules/limit-rules.ts';
import { carryOut, changeLimits, closeProblem } from '../rules/operator-acts.ts';
import { requireNoMark } from '../rules/deletion-rules.ts';
import type { Session } from '../session.ts';
import type { StoredDecision, StoredLogEntry, StoredReport } from '../store/documents.ts';
import type { State } from '../store/state.ts';
import type { Store } from '../store/store.ts';

export interface OperatorDependencies {
  readonly operations: Operations;
  readonly store: Store;
  readonly session: Session;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
}

export const createOperator = ({ store, session, clock, ids }: OperatorDependencies): OperatorPort => {
  const requireOperator = (state: State): UserId => {
    const { uid } = session.require(state);
    if (!state.get('operators', uid)) throw new PortError('forbidden');
    requireNoMark(state, uid);
    return uid;
  };
  const readAsOperator = async (): Promise<State> => {
    const state = await store.read();
    requireOperator(state);
    return state;
  };

  return {
    queue: async () => {
      const state = await readAsOperator();
      return {
        reports: [...state.all('reports')].map(openReport).toSorted(byNewest),
        appeals: [...state.all('decisions')]
          .filter(({ appeal, answer, isOver }) => appeal !== null && answer === null && !isOver)
          .map(decisionOf),
      };
    },

    look: async (subject) => caseFile(await readAsOperator(), subject),

    act: (act, note) =>
      store.transact((transaction) => {
        const operator = requireOperator(transaction.before);
        const by = transaction.before.get('users', operator)?.username ?? operator;
        return carryOut(transaction, act, { by, note, now: clock.now(), newId: ids.next });
      }),

    find: async (typed) => {
      const state = await readAsOperator();
      const text = typed.trim();
      if (text === '') return [];
      const people = [...state.all('users')]
        .filter(
          ({ id, username, displayName }) => id === text || username === text || displayName.startsWith(text),
        )
        .slice(0, FIND_MAX)
        .map(({ id, displayName, username }) => ({
          kind: 'profile' as const,
          id,
          title: displayName,
          detail: username ?? '',
        }));
      const listings = [...state.all('robots'), ...state.all('hiddenRobots')]
        .filter(({ id, name }) => id === text || name.startsWith(text))
        .slice(0, FIND_MAX)
        .map(({ id, name, location }) => ({ kind: 'listing' as const, id, title: name, detail: location }));
      return [...people, ...listings];
    },

    days: async () => dayCounts(await readAsOperator(), clock.now()),

    unfound: async () => shownPhrases([...(await readAsOperator()).all('unfound')], clock.now()),

    problems: async () =>
      [...(await readAsOperator()).all('problems')].toSorted(byNewest).slice(0, PROBLEMS_MAX),

    closeProblem: (id) =>
      store.transact((transaction) => {
        const operator = requireOperator(transaction.before);
        const by = transaction.before.get('users', operator)?.username ?? operator;
        return closeProblem(transaction, id, { by, note: '', now: clock.now(), newId: ids.next });
      }),

    limits: async () => limitsIn(await readAsOperator()),

    setLimits: (limits, note) =>
      store.transact((transaction) => {
        const operator = requireOperator(transaction.before);
        const by = transaction.before.get('users', operator)?.username ?? operator;
        return changeLimits(transaction, limits, { by, note, now: clock.now(), newId: ids.next });
      }),

    log: async () => latest([...(await readAsOperator()).all('moderation')]),
  };
};

const openReport = ({ id, ...report }: StoredReport): FiledReport => ({ ...report, id, isClosed: false });

const decisionOf = ({ id: _, ...decision }: StoredDecision): Decision => decision;

const latest = (entries: readonly StoredLogEntry[]): readonly LogEntry[] =>
  entries
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .slice(0, LOG_MAX)
    .map(({ about: _, ...entry }) => entry);

interface Stored {
  readonly state: CaseFile['state'];
  readonly person: UserId | null;
  readonly texts: Readonly<Record<string, string>>;
}

const GONE: Stored = { state: 'gone', person: null, texts: {} };

/** What is stored of a subject, hidden or not. */
const storedOf = (state: State, { kind, id }: ReportSubject): Stored => {
  const texts = (document: object): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(document).filter(([field]) => REPORTED_TEXTS[kind].some((text) => text === field)),
    ) as Readonly<Record<string, string>>; // those fields are texts
  switch (kind) {
    case 'listing': {
      const shown = state.get('robots', id);
      const robot = shown ?? state.get('hiddenRobots', id);
      return robot ? { state: shown ? 'shown' : 'hidden', person: robot.ownerId, texts: texts(robot) } : GONE;
    }
    case 'profile': {
      const profile = state.get('users', id);
      return profile
        ? { state: 'shown', person: profile.id, texts: texts(profile) }
        : { ...GONE, person: userId(id) };
    }
    case 'message': {
      const message = state.get('messages', id);
      return message ? { state: 'shown', person: message.senderId, texts: texts(message) } : GONE;
    }
    case 'review': {
      const review = state.get('reviews', id);
      if (!review) return GONE;
      return { state: review.isOpen ? 'shown' : 'hidden', person: review.authorId, texts: texts(review) };
    }
  }
};

const personOf = (state: State, id: UserId): CasePerson => {
  const profile = state.get('users', id);
  const present = state.get('suspensions', id) ? 'suspended' : 'present';
  return {
    id,
    name: profile ? fullName(profile.firstName, profile.lastName) : '',
    state: profile ? present : 'left',
  };
};

const caseFile = (state: State, subject: ReportSubject): CaseFile => {
  const key = reportKey(subject);
  const isSame = (report: { readonly subject: ReportSubject }): boolean => reportKey(report.subject) === key;
  const reports = [
    ...[...state.all('reports')].filter(isSame).map(openReport),
    ...[...state.all('closedReports')].filter(isSame).map((report) => ({ ...report, isClosed: true })),
  ].toSorted(byNewest);
  const { state: now, texts, person: owner } = storedOf(state, subject);
  const person = owner ?? reports[0]?.person ?? state.get('decisions', key)?.person ?? null;
  const about = new Set([key, ...(person ? [`profile_${person}`] : [])]);
  return {
    subject,
    state: now,
    texts,
    person: person && personOf(state, person),
    reports,
    decisions: [...state.all('decisions')].filter(({ id }) => about.has(id)).map(decisionOf),
    log: latest([...state.all('moderation')].filter((entry) => entry.about.some((one) => about.has(one)))),
  };
};
