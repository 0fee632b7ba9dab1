import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long to wait for a screen's heading, in milliseconds, before the focus is left alone. */
const OPERATION_TIMEOUT = 5000;

/**
 * After a navigation to another screen, moves the focus to its heading, so that screen readers start there. Who has moved the
 * focus while the screen was loading keeps it: a menu that was opened meanwhile stays open.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    let stopWaiting = () => {};
    let focusAtStart: Element | null = null;
    let hasActed = false;
    const act = () => (hasActed = true);
    const stopStart = router.subscribe('onBeforeNavigate', () => {
      focusAtStart = document.activeElement;
      hasActed = false;
    });
    const stopListening = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
      stopWaiting();
      if (hasActed && hasFocusMovedFrom(focusAtStart)) return;
      stopWaiting = focusHeading();
    });
    // A dialog that closes moves the focus too, which is no choice of the user's: an input event has to come with it.
    document.addEventListener('pointerdown', act, true);
    document.addEventListener('keydown', act, true);
    return () => {
      stopStart();
      stopListening();
      stopWaiting();
      document.removeEventListener('pointerdown', act, true);
      document.removeEventListener('keydown', act, true);
    };
  }, [router]);
}

function hasFocusMovedFrom(start: Element | null): boolean {
  const now = document.activeElement;
  return now !== null && now !== document.body && now !== start;
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
