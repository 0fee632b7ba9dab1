import { createInMemoryBackend } from '@roborrow/adapter-in-memory';
import type { Store } from '@roborrow/adapter-in-memory/store';
import { epochMs, UNKNOWN_PLACE, type Ports } from '@roborrow/domain';
import { createVocabulary } from '@roborrow/vocabulary';

export const vocabulary = createVocabulary();

/** The backend in memory, which understands words, as a client of it opens it. */
export const openInMemory = (store: Store): Ports =>
  createInMemoryBackend({
    store,
    clock: { now: () => epochMs(0) },
    ids: { next: () => 'unused' },
    places: { suggest: async () => [], geocode: async () => UNKNOWN_PLACE },
    vocabulary: { load: async () => vocabulary },
  });
