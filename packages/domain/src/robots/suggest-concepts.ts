import { foldText } from '../comparable-text.ts';
import { isFiller, wordsIn } from './search-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A concept to search for, while a visitor types. */
export interface SuggestedConcept {
  readonly name: string;
  /** The name of it that goes on what was typed, if that is another one: "mower" of "lawn mowing". */
  readonly otherName: string | null;
}

/** Fewer letters begin too many names. */
const SHORTEST_BEGINNING = 2;

/** The concepts of which a name begins with what was typed (D631): by their own name first, the shortest name first. */
export const suggestConcepts = (
  typed: string,
  vocabulary: Vocabulary,
  limit: number,
): readonly SuggestedConcept[] => {
  const words = wordsIn(foldText(typed)).filter((word, i, all) => i === all.length - 1 || !isFiller(word));
  const beginning = words.join(' ');
  if (beginning.length < SHORTEST_BEGINNING) return [];
  const named = new Map<string, string>();
  for (const name of vocabulary.names) {
    if (!name.startsWith(beginning)) continue;
    const concept = vocabulary.conceptOf(name.split(' '));
    if (!concept) continue;
    const known = named.get(concept.name);
    const isBetter = known === undefined || name === concept.name || name.length < known.length;
    if (isBetter && known !== concept.name) named.set(concept.name, name);
  }
  return [...named]
    .sort(
      ([a, nameOfA], [b, nameOfB]) =>
        Number(a !== nameOfA) - Number(b !== nameOfB) || nameOfA.length - nameOfB.length,
    )
    .slice(0, limit)
    .map(([name, by]) => ({ name, otherName: by === name ? null : by }));
};
