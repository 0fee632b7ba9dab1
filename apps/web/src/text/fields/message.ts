import { MESSAGE_MAX, type ContentTag } from '@roborrow/domain';
import { numberText } from '../plurals.ts';

/** What is wrong with a message before it is sent. */
export const messageSentences: Readonly<Record<ContentTag, string>> = {
  blank: 'Please write something first',
  'too-long': `A message can be at most ${numberText(MESSAGE_MAX)} characters long`,
};
