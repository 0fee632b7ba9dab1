import type { Inbox, Message } from '@roborrow/domain';

/**
 * The unread messages that arrived between two states of the inbox, newest first. Older messages that enter
 * the list because others were removed are not new.
 */
export function arrivals(before: Inbox, now: Inbox): readonly Message[] {
  const known = new Set(before.latest.map(({ id }) => id));
  const newestKnown = before.latest[0]?.createdAt ?? -Infinity;
  return now.latest.filter(
    ({ id, isRead, createdAt }) => !isRead && !known.has(id) && createdAt >= newestKnown,
  );
}
