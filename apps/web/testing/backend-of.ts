import { createInMemoryBackend, createMemoryStore } from '@roborrow/adapter-in-memory';
import { epochMs, UNKNOWN_PLACE, type Ports, type Robot } from '@roborrow/domain';

/** A backend in memory that holds these robots and nothing else. */
export const backendOf = (robots: readonly Robot[]): Ports =>
  createInMemoryBackend({
    store: createMemoryStore({ robots }),
    clock: { now: () => epochMs(0) },
    ids: { next: () => 'id' },
    places: { suggest: async () => [], geocode: async () => UNKNOWN_PLACE },
  });
