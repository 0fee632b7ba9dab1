import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';

/** Goes back to the page before this one; where a page was opened directly there is none, and Browse takes its place. */
export function useGoBack(): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => (canGoBack ? history.back() : void navigate({ to: '/robots' }));
}
