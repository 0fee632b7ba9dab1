import { useCanGoBack, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';

/** Pages that a sign-in never returns to. */
export const ACCOUNT_PAGES: readonly string[] = ['/login', '/register', '/forgot-password'];

/**
 * The search parameters of a link to /login that returns to the current page; on /login itself they are
 * unchanged.
 */
export const useReturnHere = (): { readonly redirect?: string } =>
  useRouterState({
    select: ({ location: { pathname, href, search } }) => {
      if (!ACCOUNT_PAGES.includes(pathname)) return { redirect: href };
      return search.redirect === undefined ? {} : { redirect: search.redirect };
    },
    structuralSharing: true,
  });

/** Goes back to the previous page, or to Browse if the page was opened directly. */
export function useGoBack(): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => (canGoBack ? history.back() : void navigate({ to: '/robots' }));
}
