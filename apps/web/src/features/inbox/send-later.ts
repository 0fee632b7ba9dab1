import { useEffect, useEffectEvent } from 'react';
import type { Member } from '../../session/use-session.ts';
import { useSending } from './send.ts';

/** Sends what could not be sent without a network as soon as there is one (D486). */
export function useSendLater(me: Member): void {
  const sending = useSending(me);
  const sendWaiting = useEffectEvent(() => sending.sendWaiting());
  const { uid } = me.user;
  useEffect(() => {
    let stop = (): void => undefined;
    const begin = () => {
      stop();
      stop = sendWaiting();
    };
    // After a reload, the network may have come back meanwhile.
    if (navigator.onLine) begin();
    addEventListener('online', begin);
    return () => {
      stop();
      removeEventListener('online', begin);
    };
  }, [uid]);
}
