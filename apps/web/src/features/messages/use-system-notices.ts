import type { UserId } from '@roborrow/domain';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useServices } from '../../services.tsx';
import type { PageAsked } from '../offline/index.ts';
import { choiceOf, closeAbout, closeNotices, registerDevice } from '../notices/index.ts';
import { openCounterpart } from './selection.ts';

/**
 * Opens what a clicked notice is about (D489, D545), keeps this browser among the person's devices if they chose it (D540), and takes a
 * person's notices away when they are signed out (D483).
 */
export function useSystemNotices(me: UserId | undefined): void {
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
          return router.history.push(asked.address);
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
