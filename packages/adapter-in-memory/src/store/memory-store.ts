import { collectChanges } from './collect-changes.ts';
import type { Seed } from './documents.ts';
import { createListeners } from './listeners.ts';
import { createState } from './state.ts';
import type { Store } from './store.ts';

/** How a store in memory behaves in a test. */
export interface MemoryStoreOptions {
  /** Awaited before every read and every transaction, so that a test's scheduler can decide their order. */
  readonly pause?: () => Promise<void>;
}

/** A store in memory; its data ends with the process. */
export const createMemoryStore = (seed: Seed = {}, { pause }: MemoryStoreOptions = {}): Store => {
  const listeners = createListeners();
  let state = createState(seed);

  return {
    persistence: 'memory',
    read: async () => {
      await pause?.();
      return state;
    },
    transact: async (work) => {
      await pause?.();
      const { answer, changes } = collectChanges(state, work);
      if (changes.length > 0) {
        state.apply(changes);
        listeners.tell();
      }
      return answer;
    },
    subscribe: listeners.add,
    reset: async () => {
      state = createState(seed);
      listeners.tell();
    },
    close: () => undefined,
  };
};
