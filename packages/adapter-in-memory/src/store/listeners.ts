import type { Unsubscribe } from '@roborrow/domain';

/** A set of listeners. */
export interface Listeners {
  add(listener: () => void): Unsubscribe;
  tell(): void;
}

/** A list of listeners, empty at first, for a store's `subscribe`. */
export const createListeners = (): Listeners => {
  const listeners = new Set<() => void>();
  return {
    add: (listener) => {
      // A separate wrapper per call, so that a function that was added twice is called twice and removed one
      // at a time.
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
};
