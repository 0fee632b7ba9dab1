import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';

/** Goes back to the previous page, or to Browse if the page was opened directly. */
export function useGoBack(): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => (canGoBack ? history.back() : void navigate({ to: '/robots' }));
}
