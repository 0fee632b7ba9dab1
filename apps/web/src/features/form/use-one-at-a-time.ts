import { useRef } from 'react';

/**
 * Runs what it is given unless the last of it is still running. A button that is drawn as busy is not enough: clicks
 * can come faster than React draws.
 */
export function useOneAtATime(): (work: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false);
  return async (work) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } finally {
      isRunning.current = false;
    }
  };
}
