import {
  REPORT_NOTE_MAX,
  REPORTS_MAX,
  type ReportIssue,
  type ReportOutcome,
  type ReportReason,
  type SendReportError,
} from '@roborrow/domain';
import { reasonOf } from '@roborrow/text/errors/reason';
import { sentenceOf, tooLong } from '@roborrow/text/fields/issue';
import { match } from 'ts-pattern';

/** The dialog that reports a listing, a profile or a message to the operator (D466 to D473). */
export const report = {
  intro: 'The operator of Roborrow reads your report, with a copy of the text. No other person is told.',
  reason: 'What is wrong?',
  reasons: {
    spam: 'Spam or advertising',
    scam: 'A scam',
    harassment: 'Harassment, threats or insults',
    dangerous: 'Dangerous or illegal',
    'false-identity': 'Pretends to be another person',
    other: 'Something else',
  } satisfies Readonly<Record<ReportReason, string>>,
  note: 'What should the operator know?',
  optional: '(optional)',
  cancel: 'Cancel',
  send: 'Send report',
  sending: 'Sending...',
  done: 'Done',
  /** After sending: a heading, and what happens next. */
  outcomes: {
    sent: {
      heading: 'Thank you',
      text: 'Your report was sent. The operator of Roborrow will look at it.',
    },
    'already-sent': {
      heading: 'You have reported this already',
      text: 'The operator of Roborrow has your first report and has not closed it yet. Nothing more was sent.',
    },
    'too-many': {
      heading: 'Your report was not sent',
      text: `You can send ${REPORTS_MAX} reports a day. Please send this one tomorrow.`,
    },
  } satisfies Readonly<Record<ReportOutcome, { readonly heading: string; readonly text: string }>>,
  block: 'You can also block this person. Then they can no longer send you messages.',
} as const;

export const reportIssueText = sentenceOf<ReportIssue>({
  reason: { required: 'Please choose what is wrong' },
  note: { required: 'Please say what is wrong', 'too-long': tooLong('The note', REPORT_NOTE_MAX) },
});

/** Why a report could not be sent. */
export const reportErrorText = (error: SendReportError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues: [first] }) => (first ? reportIssueText(first) : ''))
    .with({ kind: 'gone' }, () => 'What you want to report is no longer there.')
    .with({ kind: 'not-signed-in' }, () => 'You are no longer logged in. Please log in and try again.')
    .with({ kind: 'port' }, ({ error: failure }) =>
      ['Your report could not be sent.', reasonOf(failure)].filter(Boolean).join(' '),
    )
    .exhaustive();
