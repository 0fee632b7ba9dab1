import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long to wait for a screen's heading, in milliseconds, before the focus is left alone. */
const OPERATION_TIMEOUT = 5000;

/**
 * After a navigation to another screen, moves the focus to its heading, so that screen readers start there.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let stopWaiting = () => {};
    const stopListening = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
      stopWaiting();
      stopWaiting = focusHeading();
    });
    return () => {
      stopListening();
      stopWaiting();
    };
  }, [router]);
}

/** Only a visible heading; a hidden one is a placeholder while the screen loads. */
const HEADING = 'h1:not(.visually-hidden)';

/**
 * Focuses the heading, or the content until there is one, unless the user has moved the focus. @returns a
 * function that stops waiting.
 */
function focusHeading(): () => void {
  const content = document.getElementById('content');
  if (!content || focus(content.querySelector(HEADING))) return () => undefined;
  content.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== content || focus(content.querySelector(HEADING))) stop();
  });
  const timer = setTimeout(() => stop(), OPERATION_TIMEOUT);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(content, { childList: true, subtree: true });
  return stop;
}

function focus(heading: HTMLElement | null): boolean {
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
