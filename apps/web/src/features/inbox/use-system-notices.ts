import type { UserId } from '@roborrow/domain';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { OpenAddress } from '../offline/index.ts';
import { closeNotices } from '../system-notices/index.ts';

/** Opens what a clicked notice is about (D489), and takes a person's notices away when they are signed out (D483). */
export function useSystemNotices(me: UserId | undefined): void {
  const router = useRouter();
  useEffect(() => {
    // Not every browser has workers.
    if (me === undefined || !('serviceWorker' in navigator)) return;
    const workers = navigator.serviceWorker;
    const open = ({ data }: MessageEvent) => {
      const { kind, address } = data as OpenAddress; // only the site's worker can send one
      if (kind === 'open') router.history.push(address);
    };
    workers.addEventListener('message', open);
    return () => {
      workers.removeEventListener('message', open);
      closeNotices(me).catch(console.error);
    };
  }, [me, router]);
}
