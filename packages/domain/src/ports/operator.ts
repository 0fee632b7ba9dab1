import type { DailyLimits } from '../limits/daily-limits.ts';
import type { OperatorAct } from '../operator/act.ts';
import type { CaseFile, Found, LogEntry, OperatorQueue } from '../operator/case.ts';
import type { DayCounts } from '../operator/day-counts.ts';
import type { UnfoundPhrase } from '../operator/unfound.ts';
import type { ProblemId, ReceivedProblem } from '../problems/problem.ts';
import type { ReportSubject } from '../reports/report.ts';

/** Most people, and most listings, that a search of the operator finds. */
export const FIND_MAX = 20;
/** How many entries of the log are shown at once. */
export const LOG_MAX = 100;
/** How many problems are shown at once. */
export const PROBLEMS_MAX = 100;

/** Whether an act was carried out, or cannot be: it was done already, or its subject has changed. */
export type ActOutcome = 'done' | 'refused';

/**
 * What the operator can do. The backend knows who is one (D790), and asks for it at every call, whatever a page shows.
 * @throws PortError `not-signed-in`; `forbidden` for everybody else, for a sign-in that was ended, and for an operator who is leaving or
 * suspended; `not-configured` where the backend has no functions for it.
 */
export interface OperatorPort {
  /** Open reports, and appeals that wait for an answer. */
  queue(): Promise<OperatorQueue>;

  /** All about one thing; also about what is gone. */
  look(subject: ReportSubject): Promise<CaseFile>;

  /** Carries out an act with its entry in the log, both or neither (D463). @throws PortError `failed` for an invalid text. */
  act(act: OperatorAct, note: string): Promise<ActOutcome>;

  /** People and listings by id, by username, or by the beginning of a name as it is written; at most `FIND_MAX` of each. */
  find(text: string): Promise<readonly Found[]>;

  /** How many came on each of the last days, the present one last (D799). */
  days(): Promise<readonly DayCounts[]>;

  /** What people searched for and did not find, the latest first (D800). */
  unfound(): Promise<readonly UnfoundPhrase[]>;

  /** What people said does not work, the latest first; at most `PROBLEMS_MAX` (D860). */
  problems(): Promise<readonly ReceivedProblem[]>;

  /** Removes a problem that was dealt with, with an entry in the log; 'refused' if there is none. */
  closeProblem(id: ProblemId): Promise<ActOutcome>;

  /** The table of limits; `null` as long as nothing is limited (D796). */
  limits(): Promise<DailyLimits | null>;

  /** Replaces the table, with an entry in the log. @throws PortError `failed` for one that cannot be stored. */
  setLimits(limits: DailyLimits, note: string): Promise<ActOutcome>;

  /** The latest `LOG_MAX` entries of the log. */
  log(): Promise<readonly LogEntry[]>;
}
