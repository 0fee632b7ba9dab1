import type { UserId } from '../ids.ts';
import type { OutgoingReport, Report } from '../reports/report.ts';

/**
 * - `sent` the operator has it
 * - `already-sent` the user reported the same before, and the operator has not closed that report; nothing was changed
 */
export type ReportOutcome = 'sent' | 'already-sent';

/** What users report to the operator. No user reads another one's reports, and none can change or delete one (D470). */
export interface ReportsPort {
  /**
   * Sends a report with a copy of what it is about. Safe to repeat.
   * @throws PortError `not-signed-in`; `forbidden` (for another user, one's own listing, profile or message, an invalid reason or
   * note, or a user who is leaving or suspended); `not-found` (there is no such thing, or it is a message that the user did not receive); `too-many` (as many as a day allows, D469).
   */
  send(user: UserId, report: OutgoingReport): Promise<ReportOutcome>;

  /**
   * The reports of the user that the operator has not closed, the latest first.
   * @throws PortError `not-signed-in`; `forbidden` for every other user.
   */
  listOwn(user: UserId): Promise<readonly Report[]>;
}
