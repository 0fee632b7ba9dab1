import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a navigation to another screen, focus goes to its heading, so that screen readers begin there. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
        const heading = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
        if (!heading) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
}
