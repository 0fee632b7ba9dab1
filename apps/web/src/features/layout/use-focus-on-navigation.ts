import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long a screen may take to show its heading and still be given focus, in milliseconds. */
const OPERATION_TIMEOUT = 5000;

/** After a navigation to another screen, focus goes to its heading, so that screen readers begin there. */
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

/** One that can be seen: a hidden one only stands in while the screen is on its way. */
const HEADING = 'h1:not(.visually-hidden)';

/** Focuses the heading, or the content until there is one, unless the person has moved on. @returns stops waiting. */
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
