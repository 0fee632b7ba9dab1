import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster } from 'sonner';
import { app } from '../../text/app.ts';
import 'sonner/dist/styles.css';
import './toaster.css';

export { toast } from 'sonner';

// A root of its own: the toaster outlives every screen, and arrives only with the first toast.
const host = document.body.appendChild(document.createElement('div'));
flushSync(() =>
  createRoot(host).render(
    <Toaster
      position="top-right"
      expand
      containerAriaLabel={app.notifications}
      offset={{ top: '5.25rem' }}
    />,
  ),
);
