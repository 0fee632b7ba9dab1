import {
  isUnderstanding,
  type ListingCategory,
  type Narrowing,
  type Vocabulary,
  type VocabularyPort,
} from '@roborrow/domain';
import type { RobotIndex } from '../store/robot-index.ts';
import type { Store } from '../store/store.ts';
import type { TokenIndex } from '../store/token-index.ts';
import type * as Code from '../store/narrowed.ts';

/** Narrows robots by an index of the vocabulary's tokens, which is made with the first search that needs it. */
export type NarrowedRobots = ReturnType<typeof createNarrowedRobots>;

export const createNarrowedRobots = (store: Store, vocabulary: VocabularyPort) => {
  let index: Omit<TokenIndex, 'replace'> | null = null;
  /** Made once for an index, because the domain remembers by a vocabulary what it has read with it. */
  let knowing: Vocabulary | null = null;

  /** Kept, because a search reads several times, and each import takes as long as some of what is read. */
  let code: typeof Code | null = null;

  const load = async () => {
    const words = await vocabulary.load();
    const { createTokenIndex, narrowedInOrder, narrowedNear } = (code ??=
      await import('../store/narrowed.ts'));
    const tokensOf = (robots: Pick<RobotIndex, 'tokens'>) => {
      const tokens = robots.tokens(words, createTokenIndex);
      if (tokens !== index) knowing = { ...words, wordsOf: tokens.wordsOf };
      return (index = tokens);
    };
    return { narrowedInOrder, narrowedNear, tokensOf };
  };

  return {
    /**
     * The robots, and those of them that narrowings leave; `null` for all. Beyond what the port promises, these include every robot that
     * contains the words, also as parts of others (D40) or after more words than a listing's stored tokens have.
     */
    read: async (narrow: readonly Narrowing[] = [], category: ListingCategory | undefined) => {
      const code = narrow.length > 0 ? await load() : null;
      const { robots } = await store.read();
      const candidates = code && code.tokensOf(robots).candidates(narrow, category);
      return { robots, narrowed: candidates && { ...code, candidates } };
    },

    count: async (narrowing: Narrowing): Promise<number> => {
      const { tokensOf } = await load();
      return tokensOf((await store.read()).robots).count(narrowing);
    },

    /** The vocabulary, which knows what the robots of the index say. */
    vocabulary: {
      load: async () => {
        const words = await vocabulary.load();
        return knowing && isUnderstanding(words) ? knowing : words;
      },
    } satisfies VocabularyPort,
  };
};
