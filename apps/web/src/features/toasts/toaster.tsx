import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import { app } from '../../text/app.ts';
import 'sonner/dist/styles.css';
import './toaster.css';

const BELOW_THE_BAR = { top: 'var(--below-the-bar)' };

// A separate React root: the toaster outlives every screen, and is loaded only with the first toast.
const host = document.body.appendChild(document.createElement('div'));
flushSync(() =>
  createRoot(host).render(
    <Toaster
      position="top-right"
      expand
      containerAriaLabel={app.notifications}
      offset={BELOW_THE_BAR}
      mobileOffset={BELOW_THE_BAR}
    />,
  ),
);

/** Positions it below the navigation bar, which a notice above it moves down until the page is scrolled. */
function place(): void {
  const bottom = document.getElementById('bar')?.getBoundingClientRect().bottom ?? 0;
  host.style.setProperty('--below-the-bar', `calc(${Math.max(bottom, 0)}px + 0.75rem)`);
}
// A new page that opens at its top moves the bar down too, under a toast of the previous page.
addEventListener('scroll', place, { passive: true });

export function show(kind: 'success' | 'error', text: string): void {
  place();
  toast[kind](text, { duration: kind === 'success' ? 3000 : 5000 });
}
