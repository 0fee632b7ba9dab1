import { useSyncExternalStore } from 'react';

const unchanging = () => () => {};

/**
 * Whether scripts have taken the page over. Before that, what depends on the browser is unknown,
 * and a button of a page that the build rendered would do nothing.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
