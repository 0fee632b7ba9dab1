import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import { app } from './app.text.ts';
import { belowTheBar } from '../ui/below-the-bar.ts';
import { clearCorner } from '../ui/clear-corner.ts';
import 'sonner/dist/styles.css';
import './toaster.css';

const TOP = 'calc(var(--corner-top) + 0.75rem)';

// A separate React root: the toaster outlives every screen, and is loaded only with the first toast.
const host = document.body.appendChild(document.createElement('div'));
flushSync(() =>
  createRoot(host).render(
    <Toaster
      position="top-right"
      expand
      containerAriaLabel={app.notifications}
      offset={{ top: TOP, right: 'max(1.5rem, var(--corner-right))' }}
      mobileOffset={{ top: TOP }}
    />,
  ),
);

const place = () => clearCorner(host, Number.parseFloat(host.style.getPropertyValue('--below-the-bar')));

export function show(kind: 'success' | 'error', text: string, about?: string): void {
  belowTheBar(host);
  place();
  toast[kind](text, { duration: kind === 'success' ? 3000 : 5000, ...(about && { id: about }) });
}

// In this order: the corner begins below the bar.
belowTheBar(host);
addEventListener('scroll', place, { passive: true });
