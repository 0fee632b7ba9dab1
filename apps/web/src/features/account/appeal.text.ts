import { APPEAL_MAX, firstCharacters, type Decision } from '@roborrow/domain';
import { tooLong } from '@roborrow/text/fields/issue';

const SHOWN = 80;

/** What the operator decided about a member, and one answer to it (D794). */
export const appealText = {
  heading: ({ subject, title }: Decision): string => {
    const name = firstCharacters(title, SHOWN);
    if (subject.kind === 'profile') return 'The operator suspended your account';
    return subject.kind === 'listing'
      ? `The operator has hidden your listing “${name}”`
      : `The operator has hidden your review “${name}”`;
  },
  label: 'Is that a mistake? Tell the operator',
  hint: 'You can write once about each decision.',
  send: 'Send to the operator',
  sent: 'The operator reads it',
  said: 'You wrote:',
  waits: 'The operator has not answered yet.',
  answered: 'The operator answered:',
  failure: 'It could not be sent. Please try again.',
} as const;

export const appealIssueText = (issue: 'blank' | 'too-long'): string =>
  issue === 'blank' ? 'Please write something' : tooLong('The text', APPEAL_MAX);
