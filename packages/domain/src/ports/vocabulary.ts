import { PLAIN_VOCABULARY, type Vocabulary } from '../robots/vocabulary.ts';

/** Knows what words mean (D54). It is loaded with the first search, because it is large. */
export interface VocabularyPort {
  /** @throws PortError `unavailable` when it cannot be downloaded; a search then takes words as they are (D40). */
  load(): Promise<Vocabulary>;
}

/** For a client without concepts: words are taken as they are (D40). */
export const plainWords: VocabularyPort = { load: async () => PLAIN_VOCABULARY };
