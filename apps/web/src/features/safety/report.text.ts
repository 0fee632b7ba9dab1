import {
  REPORT_NOTE_MAX,
  type ReportIssue,
  type ReportOutcome,
  type ReportReason,
  type SendReportError,
} from '@roborrow/domain';
import * as messages from '@roborrow/messages/safety/report';
import { reasonOf } from '@roborrow/text/errors/reason';
import { sentenceOf } from '@roborrow/text/fields/issue';
import { match } from 'ts-pattern';

const { outcomes, reasons } = messages.report;

/** The dialog that reports a listing, a profile or a message to the operator (D466 to D473). */
export const report = {
  ...messages.report,
  reasons: reasons satisfies Readonly<Record<ReportReason, string>>,
  /** After sending: a heading, and what happens next. */
  outcomes: outcomes satisfies Readonly<
    Record<ReportOutcome, { readonly heading: string; readonly text: string }>
  >,
} as const;

const { issues, errors } = messages;

export const reportIssueText = sentenceOf<ReportIssue>({
  ...issues,
  note: { ...issues.note, 'too-long': issues.note['too-long']({ most: REPORT_NOTE_MAX }) },
});

/** Why a report could not be sent. */
export const reportErrorText = (error: SendReportError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues: [first] }) => (first ? reportIssueText(first) : ''))
    .with({ kind: 'gone' }, { kind: 'not-signed-in' }, ({ kind }) => errors[kind])
    .with({ kind: 'port' }, ({ kind, error: failure }) =>
      [errors[kind], reasonOf(failure)].filter(Boolean).join(' '),
    )
    .exhaustive();
