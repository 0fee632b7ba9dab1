import { byNewest, type Message } from '@roborrow/domain';

/** Merges the results of several queries, each newest first, without duplicates. */
export const mergeNewest = (lists: readonly (readonly Message[])[]): readonly Message[] =>
  [...new Map(lists.flat().map((message): [string, Message] => [message.id, message])).values()].sort(
    byNewest,
  );
