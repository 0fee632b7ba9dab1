import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { AppProvider, type App } from './services.tsx';
import { ErrorScreen } from './features/error/ErrorScreen.tsx';
import { lazyNamed } from './ui/lazy-named.ts';

/** The context of every route's guard and loader. */
export interface RouterContext extends App {
  readonly queryClient: QueryClient;
}

/**
 * Every search parameter is text: a query that looks like a number stays as typed, and nothing is parsed as
 * JSON.
 */
const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

const stringifySearch = (search: Record<string, unknown>): string => {
  const pairs = Object.entries(search).filter(([, value]) => typeof value === 'string' && value !== '');
  const text = new URLSearchParams(pairs as [string, string][]).toString(); // filtered to strings above
  return text && `?${text}`;
};

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides what is fresh, so every preload asks it.
    defaultPreloadStaleTime: 0,
    // A server has nothing to scroll, and would put a script for it into the page.
    scrollRestoration: typeof document !== 'undefined',
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: lazyNamed(() => import('./features/not-found/NotFound.tsx'), 'NotFound'),
    Wrap: ({ children }) => (
      <QueryClientProvider client={context.queryClient}>
        <AppProvider app={context}>{children}</AppProvider>
      </QueryClientProvider>
    ),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
