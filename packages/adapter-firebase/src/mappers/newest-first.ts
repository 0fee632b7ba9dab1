import { byNewest, type Message } from '@roborrow/domain';

/** What several queries found, each newest first: one list, newest first, no message twice. */
export const mergeNewest = (lists: readonly (readonly Message[])[]): readonly Message[] =>
  [...new Map(lists.flat().map((message): [string, Message] => [message.id, message])).values()].sort(
    byNewest,
  );
