import { useRouterState } from '@tanstack/react-router';

/** Pages to which no sign-in leads back. */
const ACCOUNT_PAGES: readonly string[] = ['/login', '/register', '/forgot-password'];

/** The search parameters of a link to /login that leads back to where the visitor is; on /login itself, to where it leads now. */
export const useReturnHere = (): { readonly redirect?: string } =>
  useRouterState({
    select: ({ location: { pathname, href, search } }) => {
      if (!ACCOUNT_PAGES.includes(pathname)) return { redirect: href };
      return search.redirect === undefined ? {} : { redirect: search.redirect };
    },
    structuralSharing: true,
  });
