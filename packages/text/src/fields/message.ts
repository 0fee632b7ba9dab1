import { MESSAGE_MAX, type ContentTag } from '@roborrow/domain';
import { tooLong } from './issue.ts';

/** The issues of a message before it is sent. */
export const messageSentences: Readonly<Record<ContentTag, string>> = {
  blank: 'Please write something first',
  'too-long': tooLong('A message', MESSAGE_MAX),
};
