import { foldText } from '../comparable-text.ts';
import { isFiller, wordsIn } from './search-words.ts';
import type { Concept, Vocabulary } from './vocabulary.ts';

/** A concept to search for, while a visitor types. */
export interface SuggestedConcept {
  readonly name: string;
  /** The name of it that goes on what was typed, if that is another one: "mower" of "lawn mowing". */
  readonly otherName: string | null;
}

/** Fewer letters begin too many names. */
const SHORTEST_BEGINNING = 2;

/**
 * The concepts of which a name begins with what was typed (D631): by their own name first, the shortest name first.
 *
 * @param nameOf the own name of a concept, in the visitor's language
 */
export const suggestConcepts = (
  typed: string,
  vocabulary: Vocabulary,
  limit: number,
  nameOf: (concept: Concept) => string = ({ name }) => name,
): readonly SuggestedConcept[] => {
  const words = wordsIn(foldText(typed)).filter((word, i, all) => i === all.length - 1 || !isFiller(word));
  const beginning = words.join(' ');
  if (beginning.length < SHORTEST_BEGINNING) return [];
  const named = new Map<string, string>();
  for (const name of vocabulary.names) {
    if (!name.startsWith(beginning)) continue;
    const concept = vocabulary.conceptOf(name.split(' '));
    if (!concept) continue;
    const shown = nameOf(concept);
    const own = foldText(shown);
    const known = named.get(shown);
    const isBetter = known === undefined || name === own || name.length < known.length;
    if (isBetter && known !== own) named.set(shown, name);
  }
  return [...named]
    .sort(
      ([a, byA], [b, byB]) =>
        Number(foldText(a) !== byA) - Number(foldText(b) !== byB) || byA.length - byB.length,
    )
    .slice(0, limit)
    .map(([name, by]) => ({ name, otherName: by === foldText(name) ? null : by }));
};
