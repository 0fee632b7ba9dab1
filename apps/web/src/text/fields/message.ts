import { MESSAGE_MAX, type ContentTag } from '@roborrow/domain';
import { tooLong } from './issue.ts';

/** What is wrong with a message before it is sent. */
export const messageSentences: Readonly<Record<ContentTag, string>> = {
  blank: 'Please write something first',
  'too-long': tooLong('A message', MESSAGE_MAX),
};
