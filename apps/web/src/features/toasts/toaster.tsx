import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import { app } from '../../text/app.ts';
import { belowTheBar } from '../../ui/below-the-bar.ts';
import 'sonner/dist/styles.css';
import './toaster.css';

const BELOW_THE_BAR = { top: 'calc(var(--below-the-bar) + 0.75rem)' };

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

export function show(kind: 'success' | 'error', text: string): void {
  belowTheBar(host);
  toast[kind](text, { duration: kind === 'success' ? 3000 : 5000 });
}
