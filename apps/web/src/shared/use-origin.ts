import { useSyncExternalStore } from 'react';
import { useApp } from '../services.tsx';

const unchanging = () => () => {};

/**
 * This site's origin, e.g. "https://roborrow.example"; `null` in a page that the build wrote into a file, until React has
 * hydrated it.
 */
export function useOrigin(): string | null {
  const { origin } = useApp();
  return useSyncExternalStore(
    unchanging,
    () => location.origin,
    () => origin,
  );
}
