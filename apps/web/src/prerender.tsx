import { initialSessionState } from '@roborrow/domain';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from './queries/client.ts';
import { createAppRouter } from './router.tsx';
import type { Session } from './session/session.ts';

/** Nobody has answered yet. */
const never = <Answer,>() => new Promise<Answer>(() => {});

/** As the session is before the backend is there. */
const loading: Session = {
  state: () => initialSessionState,
  subscribe: () => () => {},
  settled: never,
  refreshProfile: never,
  during: never,
};

/** Home as it is before anything has been loaded: what a browser can show without a line of JavaScript. */
export async function prerenderHome(): Promise<string> {
  const router = createAppRouter({ services: never(), session: loading, queryClient: createQueryClient() });
  // Restoring the scroll position would put a script into the page.
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    scrollRestoration: false,
  });
  await router.load();
  return renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
