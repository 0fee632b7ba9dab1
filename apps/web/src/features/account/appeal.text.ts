import { APPEAL_MAX, firstCharacters, type Decision } from '@roborrow/domain';
import * as messages from '@roborrow/messages/account/appeal';

const SHOWN = 80;

const { heading } = messages.appealText;

/** What the operator decided about a member, and one answer to it (D794). */
export const appealText = {
  ...messages.appealText,
  heading: ({ subject, title }: Decision): string =>
    subject.kind === 'profile'
      ? heading.profile
      : heading[subject.kind]({ name: firstCharacters(title, SHOWN) }),
} as const;

export const appealIssueText = (issue: 'blank' | 'too-long'): string =>
  issue === 'blank'
    ? messages.appealIssueText.blank
    : messages.appealIssueText.tooLong({ limit: APPEAL_MAX });
