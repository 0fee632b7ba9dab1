import {
  PROBLEM_TEXT_MAX,
  type BrowserFamily,
  type ProblemIssue,
  type ReportProblemError,
} from '@roborrow/domain';
import { reasonOf } from '@roborrow/text/errors/reason';
import { sentenceOf, tooLong } from '@roborrow/text/fields/issue';
import { match } from 'ts-pattern';

/** The page on which a person tells the operator what does not work (D785). */
export const problem = {
  title: 'Report a problem',
  heading: 'What does not work?',
  text: 'The operator of Roborrow reads what you write. Nothing says who you are, so nobody can answer; leave out names and addresses.',
  what: 'What happened, and what did you expect?',
  alongHeading: 'Sent with it, and nothing else',
  along: { release: 'Version', page: 'Kind of page', browser: 'Browser' },
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    safari: 'Safari',
    other: 'Another one',
  } satisfies Readonly<Record<BrowserFamily, string>>,
  /** Opened by its address, or reloaded. */
  unknownPage: 'Unknown',
  send: 'Send',
  sending: 'Sending...',
  sent: { heading: 'Thank you', text: 'The operator has it. You can go on where you were.' },
  goOn: 'Go Home',
} as const;

export const problemIssueText = sentenceOf<ProblemIssue>({
  text: { required: 'Please say what happened', 'too-long': tooLong('What happened', PROBLEM_TEXT_MAX) },
});

/** Why a problem could not be sent. */
export const problemErrorText = (error: ReportProblemError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues: [first] }) => (first ? problemIssueText(first) : ''))
    .with({ kind: 'port' }, ({ error: failure }) =>
      ['The problem could not be sent.', reasonOf(failure)].filter(Boolean).join(' '),
    )
    .exhaustive();
