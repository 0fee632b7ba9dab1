import {
  ACT_NOTE_MAX,
  APPEAL_MAX,
  isPortError,
  LIMIT_MAX,
  UNFOUND_PEOPLE,
  UNKNOWN_PAGE,
  type CasePerson,
  type DailyLimits,
  type DayKind,
  type DecidedSubject,
  type LogEntry,
  type ProblemCircumstances,
  type ReportReason,
  type ReportSubject,
  type SubjectState,
} from '@roborrow/domain';
import * as messages from '@roborrow/messages/operator/operator';
import { problem } from '@roborrow/messages/problems/problem';

/** The operator's desk (D790 to D793). */
export const desk = {
  ...messages.desk,
  kinds: messages.desk.kinds satisfies Readonly<Record<ReportSubject['kind'], string>>,
  queue: {
    ...messages.desk.queue,
    reports: (count: number): string => messages.desk.queue.reports({ count }),
  },
  reasons: messages.desk.reasons satisfies Readonly<Record<ReportReason, string>>,
} as const;

/** Of a copy's text and of a log's entry the name is what was stored, which may be one that this version does not know. */
const fields: Readonly<Record<string, string>> = messages.fields;
const actions: Readonly<Record<string, string>> = messages.actions;
const entries: Readonly<Record<string, (who: { readonly by: string }) => string>> = messages.entries;

const { act } = messages.caseText;

/** One case, with everything that is known of it. */
export const caseText = {
  ...messages.caseText,
  heading: ({ kind }: ReportSubject): string => desk.kinds[kind],
  states: messages.caseText.states satisfies Readonly<Record<SubjectState, string>>,
  personStates: messages.caseText.personStates satisfies Readonly<Record<CasePerson['state'], string>>,
  field: (name: string): string => fields[name] ?? name,
  decided: ({ kind }: DecidedSubject): string => messages.caseText.decided[kind],
  entry: ({ action, by }: LogEntry): string => entries[action]?.({ by }) ?? messages.anyEntry({ action, by }),
  act: {
    ...act,
    stop: ({ kind }: ReportSubject): string => act.stop[kind],
    restore: ({ kind }: ReportSubject): string => act.restore[kind],
    tooLong: (most: number): string => act.tooLong({ most }),
  },
  answerMax: APPEAL_MAX,
  noteMax: ACT_NOTE_MAX,
} as const;

/** Looking for people and listings. */
export const { findText } = messages;

export const logText = {
  ...messages.logText,
  action: (action: string): string => actions[action] ?? action,
} as const;

/** How much a person may do in a day (D796). */
export const limitsText = {
  ...messages.limitsText,
  names: messages.limitsText.names satisfies Readonly<Record<keyof DailyLimits, string>>,
  invalid: (name: keyof DailyLimits): string =>
    messages.limitsText.invalid({ least: name === 'newDays' ? 0 : 1, most: LIMIT_MAX }),
} as const;

/** What came, by day (D799). */
export const daysText = {
  ...messages.daysText,
  kinds: messages.daysText.kinds satisfies Readonly<Record<DayKind, string>>,
  most: (most: number): string => messages.daysText.most({ most }),
} as const;

/** What people said does not work (D860). */
export const problemsText = {
  ...messages.problemsText,
  circumstances: ({ release, page, browser }: ProblemCircumstances): string =>
    messages.problemsText.circumstances({
      release,
      page: page === UNKNOWN_PAGE ? problem.unknownPage : page,
      browser: problem.browsers[browser],
    }),
} as const;

/** What people searched for and did not find (D800). */
export const searchesText = {
  ...messages.searchesText,
  intro: messages.searchesText.intro({ people: UNFOUND_PEOPLE }),
} as const;

/** Why an act was not carried out. */
export const actErrorText = (thrown: unknown): string => {
  const kind = isPortError(thrown) ? thrown.kind : 'failed';
  if (kind === 'forbidden' || kind === 'not-signed-in') return messages.errors.forbidden;
  return messages.errors[kind === 'not-configured' ? kind : 'failed'];
};
