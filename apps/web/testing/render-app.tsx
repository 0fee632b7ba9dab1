import { RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createQueryClient } from '../src/shared/query-client.ts';
import { createAppRouter } from '../src/router.tsx';
import { startSession } from '../src/session/session.ts';
import type { World } from './world.ts';

/** Adds what jsdom lacks: dialogs that open, scrolling, visibility, and URLs for blobs. */
function completeBrowser(isWide: boolean): void {
  let blobs = 0;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  URL.createObjectURL = () => `blob:picture-${++blobs}`;
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('width >='),
    addEventListener() {},
    removeEventListener() {},
  }));
  // jsdom has no layout, so no element comes close to the visible area.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // Nor does anything change its size, unless a test says so.
  if (!('ResizeObserver' in globalThis))
    vi.stubGlobal(
      'ResizeObserver',
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

/**
 * Renders the whole app at an address, with a world's backend, on a narrow screen unless it is said to be wide; with `state`
 * at an entry of the history that was left, as after a reload.
 */
export function renderApp(
  world: World,
  address: string,
  { isWide = false, state = null }: { readonly isWide?: boolean; readonly state?: unknown } = {},
) {
  completeBrowser(isWide);
  window.history.replaceState(state, '', address);
  const services = Promise.resolve(world.services);
  const session = startSession(services);
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  // The retry (D190) has no delay in tests.
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  const router = createAppRouter({
    services,
    session,
    queryClient,
    hasDemo: world.services.demo !== null,
    origin: location.origin,
  });
  session.subscribe(() => void router.invalidate());
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}
