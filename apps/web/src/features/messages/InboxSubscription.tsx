import type { Inbox } from '@roborrow/domain';
import { toasts } from '@roborrow/text/toasts';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { settings } from '../../env.ts';
import { useMember, type Member } from '../../session/use-session.ts';
import { showToast } from '../../shared/toast.ts';
import { useForgetOutboxOnSignOut, useInboxSubscription, useSendLater } from '../inbox/index.ts';
import { closeRead, showArrivals } from '../notices/index.ts';
import { openCounterpart } from './selection.ts';
import { arrivals } from './arrivals.ts';
import { useSystemNotices } from './use-system-notices.ts';

/**
 * Subscribes to the inbox while a user is signed in, and announces messages that arrive outside of the open
 * thread (D28, D29).
 */
export function InboxSubscription({ isSilent = !settings.notifications }: { readonly isSilent?: boolean }) {
  const router = useRouter();
  const member = useMember();
  const me = member?.user.uid;
  const announce = useCallback(
    (before: Inbox, now: Inbox) => {
      if (isSilent || me === undefined) return;
      const arrived = arrivals(before, now);
      showArrivals(me, arrived);
      closeRead(me, now);
      const open = openCounterpart(router.state.location);
      const senders = new Map(arrived.map(({ senderId, senderName }) => [senderId, senderName]));
      for (const [id, name] of senders) if (id !== open) showToast('success', toasts.messages.received(name));
    },
    [router, isSilent, me],
  );
  useInboxSubscription(announce);
  useForgetOutboxOnSignOut();
  useSystemNotices(me);
  return member && <SendLater me={member} />;
}

function SendLater({ me }: { readonly me: Member }) {
  useSendLater(me);
  return null;
}
