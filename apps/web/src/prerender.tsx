import { initialSessionState } from '@roborrow/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { compose } from './composition/compose.ts';
import { settings } from './env.ts';
import { createQueryClient } from './queries/client.ts';
import { robotKeys } from './queries/robots/robots.ts';
import { userKeys } from './queries/users/users.ts';
import { createAppRouter } from './router.tsx';
import type { Services } from './services.tsx';
import type { Session } from './session/session.ts';

/** An answer of the backend that a page was rendered with, as the query cache keeps it. */
export type DehydratedQuery = readonly [key: QueryKey, data: unknown];

/** A page as the build writes it. */
export interface RenderedPage {
  readonly address: string;
  /** The file in `src/routes` that shows it, without its ending. */
  readonly route: string;
  readonly html: string;
  readonly answers: readonly DehydratedQuery[];
}

/** Nobody has answered yet. */
const never = <Answer,>() => new Promise<Answer>(() => {});

/** As the session is before the backend is there. */
const loading: Session = {
  state: () => initialSessionState,
  subscribe: () => () => {},
  whenReady: never,
  refreshProfile: never,
  deferProfileLoad: never,
};

/** What anybody may see, and what is the same in every browser that has not been here before. */
const PUBLIC = new Set<unknown>([robotKeys.all[0], userKeys.all[0]]);

const publicQueries = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => PUBLIC.has(queryKey[0]));

async function render(
  address: string,
  route: string,
  services: Promise<Services> | null,
): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const router = createAppRouter({
    services: services ?? never(),
    session: loading,
    queryClient,
    hasDemo: settings.backend === 'in-memory',
  });
  // Restoring the scroll position would put a script into the page.
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [address] }),
    scrollRestoration: false,
  });
  await router.load();
  // A page asks while it is rendered: what it asked for is fetched, until it asks for nothing new.
  for (;;) {
    const html = renderToString(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
    const asked = publicQueries(queryClient).filter(({ state }) => state.status === 'pending');
    if (services === null || asked.length === 0) {
      const answers = publicQueries(queryClient).flatMap(({ queryKey, state }): DehydratedQuery[] =>
        state.status === 'success' ? [[queryKey, state.data]] : [],
      );
      return { address, route, html, answers };
    }
    await Promise.all(asked.map((query) => query.fetch()));
  }
}

/** The pages that a browser can show without a line of JavaScript: those of the demo with its robots. */
export async function renderPages(): Promise<readonly RenderedPage[]> {
  const home = await render('/', 'index', null);
  if (settings.backend !== 'in-memory') {
    return [home, await render('/search', 'search', null), await render('/robots', 'robots.index', null)];
  }
  const demo = compose(settings);
  const { robots } = await (await demo).robots.listNewest({ limit: 1000 });
  return [
    home,
    await render('/search', 'search', demo),
    await render('/robots', 'robots.index', demo),
    ...(await Promise.all(robots.map(({ id }) => render(`/robots/${id}`, 'robots.$robotId', demo)))),
  ];
}
