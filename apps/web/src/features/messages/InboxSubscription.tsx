import type { Inbox, Message, UserId } from '@roborrow/domain';
import { personName } from '@roborrow/text/person';
import { toasts } from '@roborrow/text/toasts';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { settings } from '../../env.ts';
import { type Member, useMember } from '../../session/use-session.ts';
import { showToast } from '../../shared/toast.ts';
import { useServices } from '../../services.tsx';
import { useForgetOutboxOnSignOut, useInboxSubscription, useSendLater } from '../inbox/index.ts';
import type { PageAsked } from '../offline/index.ts';
import { closeAbout, closeNotices, closeRead, showArrivals } from './show-notice.ts';
import { inLanguage, withoutLanguage } from '../../shared/language.ts';
import { openCounterpart } from './selection.ts';
import { choiceOf } from './choice.ts';
import { registerDevice } from './push-device.ts';

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
      for (const [id, name] of senders)
        if (id !== open) showToast('success', toasts.messages.received(personName(name)));
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

/**
 * Opens what a clicked notice is about (D489, D545), keeps this browser among the person's devices if they chose it (D540), and takes a
 * person's notices away when they are signed out (D483).
 */
function useSystemNotices(me: UserId | undefined): void {
  const router = useRouter();
  const services = useServices();
  useEffect(() => {
    // Not every browser has workers.
    if (me === undefined || !('serviceWorker' in navigator)) return;
    const workers = navigator.serviceWorker;

    const register = async () => {
      if (choiceOf(me) !== 'on') return;
      await registerDevice(await services, me);
    };

    const answer = ({ data, ports }: MessageEvent) => {
      const asked = data as PageAsked; // only the site's worker can send one
      switch (asked.kind) {
        case 'open':
          return router.history.push(inLanguage(withoutLanguage(asked.address)));
        case 'whose':
          return ports[0]?.postMessage(me);
        case 'shown': {
          const open = document.hidden ? null : openCounterpart(router.state.location);
          if (open !== null) closeAbout(me, open).catch(console.error);
          return;
        }
        case 'renewed':
          register().catch(console.error);
      }
    };

    register().catch(console.error);
    workers.addEventListener('message', answer);
    return () => {
      workers.removeEventListener('message', answer);
      closeNotices(me).catch(console.error);
    };
  }, [me, router, services]);
}
