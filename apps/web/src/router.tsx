import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRouter, type ParsedLocation } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { languagePath } from './shared/language.ts';
import { AppProvider, type App } from './services.tsx';
import { ErrorScreen, NotFound } from './features/about/index.ts';

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

/**
 * Whether the router may put a page that was rendered to its top, or to where it was left: each entry of the history once, and
 * not the first page when it was scrolled before the app was there. Then it would jump away under the visitor's pointer.
 */
const mayScroll = () => {
  let shown: string | null = null;
  return ({ location: { state, href } }: { readonly location: ParsedLocation }): boolean => {
    const isFirst = shown === null;
    const entry = state.__TSR_key ?? href;
    if (entry === shown) return false;
    shown = entry;
    if (!isFirst || scrollY === 0) return true;
    // The router notes the place of what it has seen move.
    document.dispatchEvent(new Event('scroll'));
    return false;
  };
};

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    basepath: languagePath || '/',
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides what is fresh, so every preload asks it.
    defaultPreloadStaleTime: 0,
    // A server has nothing to scroll, and would put a script for it into the page.
    scrollRestoration: typeof document !== 'undefined' && mayScroll(),
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFound,
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
