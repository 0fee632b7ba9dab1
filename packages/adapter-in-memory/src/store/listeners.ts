import type { Unsubscribe } from '@roborrow/domain';

/** Who wants to be told. */
export interface Listeners {
  add(listener: () => void): Unsubscribe;
  tell(): void;
}

export const createListeners = (): Listeners => {
  const listeners = new Set<() => void>();
  return {
    add: (listener) => {
      // A wrapper of its own, so that one function added twice is told twice and removed one at a time.
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
};
