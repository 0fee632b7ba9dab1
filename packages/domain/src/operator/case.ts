import type { UserId } from '../ids.ts';
import { reportKey, type Report, type ReportSubject } from '../reports/report.ts';
import type { EpochMs } from '../units.ts';
import type { Decision } from './decision.ts';

/** A report as the operator reads it (D468). */
export interface FiledReport extends Report {
  /** Names it when it is closed. */
  readonly id: string;
  readonly by: UserId;
  readonly isClosed: boolean;
}

/** One entry of the log of what operators did (D463). */
export interface LogEntry {
  readonly id: string;
  readonly at: EpochMs;
  readonly action: string;
  /** What was changed, as the command line names it. */
  readonly subject: string;
  /** The operator's name. */
  readonly by: string;
  readonly note: string;
}

/** What has become of what a case is about. */
export type SubjectState = 'shown' | 'hidden' | 'gone';

/** A person as the operator reads of them. */
export interface CasePerson {
  readonly id: UserId;
  /** Empty for one who left. */
  readonly name: string;
  readonly state: 'present' | 'suspended' | 'left';
}

/** All that the operator needs to decide about one thing (D791). */
export interface CaseFile {
  readonly subject: ReportSubject;
  readonly state: SubjectState;
  /** Its texts as they are now, by their field. */
  readonly texts: Readonly<Record<string, string>>;
  /** Whose it is; `null` if that is not known, because it is gone and was never reported. */
  readonly person: CasePerson | null;
  /** The latest first, closed ones too. */
  readonly reports: readonly FiledReport[];
  /** About what the case is about, and about its person. */
  readonly decisions: readonly Decision[];
  /** About the same, the latest first. */
  readonly log: readonly LogEntry[];
}

/** What waits for the operator. */
export interface OperatorQueue {
  /** Open ones, the latest first. */
  readonly reports: readonly FiledReport[];
  /** Decisions that hold and whose appeal is not answered. */
  readonly appeals: readonly Decision[];
}

/** One line of the queue: everything that waits about the same thing. */
export interface QueueEntry {
  readonly subject: ReportSubject;
  /** Open ones, the latest first. */
  readonly reports: readonly FiledReport[];
  readonly appeal: Decision | null;
  /** When the latest of it was sent. */
  readonly at: EpochMs;
}

/** The queue by what it is about, the latest first. */
export const queueEntries = ({ reports, appeals }: OperatorQueue): readonly QueueEntry[] => {
  const entries = new Map<string, QueueEntry>();
  for (const decision of appeals)
    entries.set(reportKey(decision.subject), {
      subject: decision.subject,
      reports: [],
      appeal: decision,
      at: decision.appeal?.at ?? decision.at,
    });
  for (const report of reports) {
    const key = reportKey(report.subject);
    const entry = entries.get(key) ?? {
      subject: report.subject,
      reports: [],
      appeal: null,
      at: report.createdAt,
    };
    entries.set(key, {
      ...entry,
      reports: [...entry.reports, report],
      at: report.createdAt > entry.at ? report.createdAt : entry.at,
    });
  }
  return [...entries.values()].toSorted((a, b) => b.at - a.at);
};

/** What a search of the operator found (D793). */
export type Found =
  | { readonly kind: 'profile'; readonly id: UserId; readonly title: string; readonly detail: string }
  | {
      readonly kind: 'listing';
      readonly id: ReportSubject['id'];
      readonly title: string;
      readonly detail: string;
    };
