import { MESSAGE_MAX, type ContentTag } from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/fields/message';
import { tooLong } from './issue.ts';

/** The issues of a message before it is sent. */
export const messageSentences: Readonly<Record<ContentTag, string>> = {
  blank: messages.blank,
  'too-long': tooLong(messages.message, MESSAGE_MAX),
};
