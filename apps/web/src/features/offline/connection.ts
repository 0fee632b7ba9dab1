/** Calls the listener when the network is there again, and when it is gone. Returns a function that removes it. */
export function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network. It can be wrong about the way behind it, so nothing that must be true depends on it. */
export const isOnline = (): boolean => navigator.onLine;
