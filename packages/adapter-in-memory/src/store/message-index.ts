import { byNewest, type Message, type UserId } from '@roborrow/domain';
import { createSortedGroups } from './sorted-groups.ts';
import type { SortedView } from './sorted-list.ts';

/** Messages by the user who may read them, each list newest first. */
export interface MessageIndex {
  /** Messages that the user sent or received. */
  of(user: UserId): SortedView<Message>;
  receivedBy(user: UserId): SortedView<Message>;
  between(user: UserId, counterpart: UserId): SortedView<Message>;
  unreadBy(user: UserId): SortedView<Message>;
  replace(removed: readonly Message[], added: readonly Message[]): void;
}

const pair = (a: UserId, b: UserId): string => (a < b ? `pair/${a}/${b}` : `pair/${b}/${a}`);

export const createMessageIndex = (): MessageIndex => {
  const dated = createSortedGroups<Message>(({ senderId, receiverId, isRead }) => {
    const keys = [`of/${senderId}`, `of/${receiverId}`, `to/${receiverId}`, pair(senderId, receiverId)];
    return isRead ? keys : [...keys, `unread/${receiverId}`];
  }, byNewest);

  return {
    of: (user) => dated.list(`of/${user}`),
    receivedBy: (user) => dated.list(`to/${user}`),
    between: (user, counterpart) => dated.list(pair(user, counterpart)),
    unreadBy: (user) => dated.list(`unread/${user}`),
    replace: (removed, added) => dated.replace(removed, added),
  };
};
