import { useRef } from 'react';

/**
 * Ignores calls while the previous work is still running. Disabling the button is not enough, because clicks
 * can be faster than a React render.
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
