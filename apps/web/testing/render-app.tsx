import { RouterProvider } from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createQueryClient } from '../src/queries/client.ts';
import { createAppRouter } from '../src/router.tsx';
import { startSession } from '../src/session/session.ts';
import type { World } from './world.ts';

// A whole app on a busy machine takes its time; only what hangs takes longer.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 60_000 });

/** What jsdom leaves out: dialogs that open, scrolling, what is in sight, and addresses for blobs. */
function completeBrowser(): void {
  let blobs = 0;
  window.scrollTo = () => undefined;
  URL.createObjectURL = () => `blob:picture-${++blobs}`;
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  // Nothing is laid out, so nothing comes near the screen.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}

/** The whole app at an address, on a world's backend. */
export function renderApp(world: World, address: string) {
  completeBrowser();
  window.history.replaceState(null, '', address);
  const services = Promise.resolve(world.services);
  const session = startSession(services);
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  // The one retry (D190) comes at once: nobody watches a test wait.
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  const router = createAppRouter({ services, session, queryClient, hasDemo: world.services.demo !== null });
  session.subscribe(() => void router.invalidate());
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}
