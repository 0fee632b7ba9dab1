import { isLongerThan, removeControls, trimmed } from '../characters.ts';
import type { MessageId, RobotId, UserId } from '../ids.ts';
import { err, ok, type Result } from '../result.ts';
import type { ReviewId } from '../reviews/review.ts';
import type { EpochMs } from '../units.ts';

/** Why something is reported (D466). */
export const REPORT_REASONS = ['spam', 'scam', 'harassment', 'dangerous', 'false-identity', 'other'] as const;
/** One of `REPORT_REASONS`. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Most characters of a report's note (D466). */
export const REPORT_NOTE_MAX = 1000;

/** What can be reported. */
export type ReportSubject =
  | { readonly kind: 'listing'; readonly id: RobotId }
  | { readonly kind: 'profile'; readonly id: UserId }
  | { readonly kind: 'message'; readonly id: MessageId }
  | { readonly kind: 'review'; readonly id: ReviewId };

/** The kinds of things that can be reported. */
export const REPORTED_KINDS = [
  'listing',
  'profile',
  'message',
  'review',
] as const satisfies readonly ReportSubject['kind'][];

/** A subject as it is stored: a kind, and an id of that kind. */
export const reportSubject = (kind: ReportSubject['kind'], id: string): ReportSubject =>
  ({ kind, id }) as ReportSubject; // ids of all kinds are text

/** The texts that a report copies, because they can be changed or deleted after it was sent (D468). */
export const REPORTED_TEXTS = {
  listing: ['name', 'description'],
  profile: ['displayName', 'bio'],
  message: ['content'],
  review: ['text'],
} as const satisfies Readonly<Record<ReportSubject['kind'], readonly string[]>>;

/** A report as its author sends it. */
export interface OutgoingReport {
  readonly subject: ReportSubject;
  readonly reason: ReportReason;
  /** Empty for none. */
  readonly note: string;
}

/** A report that the operator has not closed. */
export interface Report extends OutgoingReport {
  /** Whose listing, profile, message or review it is. */
  readonly person: UserId;
  /** `REPORTED_TEXTS` as they were stored when the report was sent. */
  readonly copy: Readonly<Record<string, string>>;
  readonly createdAt: EpochMs;
}

/** A person reports the same thing once, until the operator has closed the report (D467). */
export const reportKey = ({ kind, id }: ReportSubject): string => `${kind}_${id}`;

/** The report form; no reason is chosen at first. */
export interface ReportForm {
  readonly reason: ReportReason | null;
  readonly note: string;
}

/** What is wrong with a field of the report form. */
export type ReportIssue =
  | { readonly field: 'reason'; readonly tag: 'required' }
  | { readonly field: 'note'; readonly tag: 'required' | 'too-long' };

/**
 * Validates a report. Characters that act on the text around them are taken out of the note: it may quote a text that has
 * them, and the operator reads it in a list.
 */
export const validateReport = ({
  reason,
  note: text,
}: ReportForm): Result<Pick<OutgoingReport, 'reason' | 'note'>, readonly ReportIssue[]> => {
  const note = trimmed(removeControls(text));
  const issues: ReportIssue[] = [];
  if (reason === null) issues.push({ field: 'reason', tag: 'required' });
  if (reason === 'other' && note === '') issues.push({ field: 'note', tag: 'required' });
  if (isLongerThan(note, REPORT_NOTE_MAX)) issues.push({ field: 'note', tag: 'too-long' });
  return reason === null || issues.length > 0 ? err(issues) : ok({ reason, note });
};
