import { useElementScrollRestoration } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** What a visitor does who no longer waits for the page to be where it was. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const lowest = (): number => document.documentElement.scrollHeight - innerHeight;

/**
 * Scrolls to where this entry of the history was left, as soon as the page has grown so tall: after a reload its list is loaded
 * again page by page, and the router has scrolled before that. Gives up once the visitor scrolls or acts.
 */
export function useScrollOnceTallEnough(): void {
  const left = useElementScrollRestoration({ getElement: () => globalThis.window });
  // The router's note is overwritten by where the short page is now.
  const [target] = useState(left?.scrollY ?? 0);

  useEffect(() => {
    if (target === 0) return;
    // Once estimated heights gave way to true ones, this would be another place.
    delete document.documentElement.dataset['unscrolled'];
    if (lowest() >= target) return;
    const stop = () => {
      observer.disconnect();
      for (const move of OWN_MOVES) removeEventListener(move, stop);
    };
    const observer = new ResizeObserver(() => {
      if (lowest() < target) return;
      stop();
      scrollTo(scrollX, target);
    });
    for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
    observer.observe(document.body);
    return stop;
  }, [target]);
}
