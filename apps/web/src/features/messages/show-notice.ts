import type { Inbox, Message, UserId } from '@roborrow/domain';
import { personName } from '@roborrow/text/person';
import { toasts } from '@roborrow/text/toasts';
import type { Notify } from '../offline/index.ts';
import { systemNotices } from './notices.text.ts';
import { choiceOf } from './choice.ts';

const tagOf = (me: UserId, about: string) => `${me}/${about}`;

async function notify(notice: Omit<Notify, 'kind'>): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: 'notify', ...notice } satisfies Notify);
}

/**
 * Shows one notice of the system for each sender of these messages, if the person wants them and does not see the page (D488). It names the
 * sender and quotes nothing.
 */
export function showArrivals(
  me: UserId,
  arrivals: readonly Pick<Message, 'senderId' | 'senderName'>[],
): void {
  if (!document.hidden || choiceOf(me) !== 'on') return;
  for (const [senderId, name] of new Map(arrivals.map((message) => [message.senderId, message.senderName])))
    void notify({
      title: toasts.messages.received(personName(name)),
      text: systemNotices.arrived,
      tag: tagOf(me, senderId),
      address: `/messages?newConversation=${encodeURIComponent(senderId)}`,
    });
}

/** Shows a notice now, whatever is seen (D487). */
export const showTest = (me: UserId): Promise<void> =>
  notify({ ...systemNotices.testNotice, tag: tagOf(me, 'test'), address: '/settings' });

/** Takes the person's notices away: of those whose messages are seen now, and all at a logout. */
export async function closeNotices(me: UserId, isSeen: (tag: string) => boolean = () => true): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notice of (await registration?.getNotifications()) ?? [])
    if (notice.tag.startsWith(tagOf(me, '')) && isSeen(notice.tag)) notice.close();
}

/** Takes away the notice about this person's messages. */
export const closeAbout = (me: UserId, sender: UserId): Promise<void> =>
  closeNotices(me, (tag) => tag === tagOf(me, sender));

/** Takes away the notices whose sender has no unread message left in the inbox. */
export function closeRead(me: UserId, { latest }: Inbox): void {
  const unread = new Set(latest.filter(({ isRead }) => !isRead).map(({ senderId }) => tagOf(me, senderId)));
  void closeNotices(me, (tag) => !unread.has(tag));
}
