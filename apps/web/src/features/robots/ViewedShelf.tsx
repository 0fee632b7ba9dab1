import { startTransition, Suspense, useEffect, useState } from 'react';
import { useApp } from '../../services.tsx';
import { lazyPart } from '../../ui/lazy-named.ts';
import { STORED_AT } from './stored-at.ts';

const RecentlyViewed = lazyPart(() => import('./RecentlyViewed.tsx'), 'RecentlyViewed');

function hasViewed(): boolean {
  try {
    return (localStorage.getItem(STORED_AT) ?? sessionStorage.getItem(STORED_AT)) !== null;
  } catch {
    return false; // the browser forbids storage
  }
}

/**
 * The robots that were viewed last (D392), where there are any. It is the last part of its page, so nothing moves when
 * it comes; and it comes after the backend, when React has hydrated the page.
 */
export function ViewedShelf() {
  const { services, arrived = services } = useApp();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let isGone = false;
    const look = () => {
      if (!isGone && hasViewed()) startTransition(() => setWanted(true));
    };
    arrived.then(look, look);
    return () => void (isGone = true);
  }, [arrived]);
  return <Suspense>{isWanted && <RecentlyViewed />}</Suspense>;
}
