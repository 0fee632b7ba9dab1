import type { UserId } from '../ids.ts';
import { portErrorOf, toMemberError, type NotSignedIn, type PortFailure } from '../ports/port-failure.ts';
import type { Ports } from '../ports/ports.ts';
import type { ReportOutcome } from '../ports/reports.ts';
import { validateReport, type ReportForm, type ReportIssue, type ReportSubject } from '../reports/report.ts';
import { err, ok, type Result } from '../result.ts';

/** A report to send, and its author. */
export interface SendReportInput {
  readonly me: UserId;
  readonly subject: ReportSubject;
  readonly form: ReportForm;
}

/** Why a report was not sent. */
export type SendReportError =
  | { readonly kind: 'invalid'; readonly issues: readonly ReportIssue[] }
  /** What was to be reported is no longer there. */
  | { readonly kind: 'gone' }
  | NotSignedIn
  | PortFailure;

/** Reports a listing, a profile, a message or a review to the operator (D466). */
export const sendReport =
  ({ reports }: Pick<Ports, 'reports'>) =>
  async ({ me, subject, form }: SendReportInput): Promise<Result<ReportOutcome, SendReportError>> => {
    const valid = validateReport(form);
    if (!valid.ok) return err({ kind: 'invalid', issues: valid.error });
    try {
      return ok(await reports.send(me, { subject, ...valid.value }));
    } catch (thrown) {
      return portErrorOf(thrown).kind === 'not-found' ? err({ kind: 'gone' }) : toMemberError(thrown);
    }
  };
