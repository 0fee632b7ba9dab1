import type { Inbox, Message } from '@roborrow/domain';

/**
 * The unread messages that came in between two views of the inbox, newest first. Older ones that slide into
 * view because others were removed are no arrivals.
 */
export function arrivals(before: Inbox, now: Inbox): readonly Message[] {
  const known = new Set(before.latest.map(({ id }) => id));
  const newestKnown = before.latest[0]?.createdAt ?? -Infinity;
  return now.latest.filter(
    ({ id, isRead, createdAt }) => !isRead && !known.has(id) && createdAt >= newestKnown,
  );
}
