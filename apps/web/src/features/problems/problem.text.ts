import {
  PROBLEM_TEXT_MAX,
  type BrowserFamily,
  type ProblemIssue,
  type ReportProblemError,
} from '@roborrow/domain';
import * as messages from '@roborrow/messages/problems/problem';
import { reasonOf } from '@roborrow/text/errors/reason';
import { sentenceOf } from '@roborrow/text/fields/issue';
import { numberText } from '@roborrow/text/plurals';
import { match } from 'ts-pattern';

/** The page on which a person tells the operator what does not work (D785). */
export const problem = {
  ...messages.problem,
  browsers: messages.problem.browsers satisfies Readonly<Record<BrowserFamily, string>>,
} as const;

export const problemIssueText = sentenceOf<ProblemIssue>({
  text: {
    required: messages.issues.required,
    'too-long': messages.issues.tooLong({ limit: numberText(PROBLEM_TEXT_MAX) }),
  },
});

/** Why a problem could not be sent. */
export const problemErrorText = (error: ReportProblemError): string =>
  match(error)
    .with({ kind: 'invalid' }, ({ issues: [first] }) => (first ? problemIssueText(first) : ''))
    .with({ kind: 'port' }, ({ error: failure }) =>
      [messages.failed, reasonOf(failure)].filter(Boolean).join(' '),
    )
    .exhaustive();
