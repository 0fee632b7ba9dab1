import { useSyncExternalStore } from 'react';

const unchanging = () => () => {};

/**
 * Whether React has hydrated the page. Before that, values that depend on the browser are unknown, and a
 * button of a prerendered page does nothing.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
