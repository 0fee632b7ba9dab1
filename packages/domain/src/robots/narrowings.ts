import { appliedFilters } from './filters.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { inName, joinedWith, pairedConcepts, type Narrowing } from './search-tokens.ts';
import { parseQuery } from './search-words.ts';
import { isUnderstanding } from './vocabulary.ts';

/**
 * The conditions of a search that an index can decide, as tokens, those on words first. A robot that meets the criteria has a token of each,
 * but for one that contains a word only within another word (D40), or among the words that are beyond its `TOKENS_MAX`.
 */
export const narrowingsOf = ({ vocabulary, ...filters }: SearchCriteria): readonly Narrowing[] => {
  if (!vocabulary || !isUnderstanding(vocabulary)) return [];
  const applied = appliedFilters(filters);
  const ofFilters = (isWords: boolean) =>
    applied.filter(({ name }) => (name === 'text') === isWords).flatMap(({ narrow }) => narrow(vocabulary));
  const words = ofFilters(true);
  const joined = joinedWith(
    words,
    applied.flatMap((filter) => filter.joined),
  );
  return [...words, ...joined, ...pairedConcepts(words), ...ofFilters(false)];
};

/** The conditions of a search for one thing, for robots that have it in their name; `null` for any other search. */
export const inNames = (criteria: SearchCriteria): readonly Narrowing[] | null => {
  const [first, ...others] = narrowingsOf(criteria);
  const { vocabulary, text } = criteria;
  if (!first || !vocabulary || parseQuery(text, vocabulary).sought.length !== 1) return null;
  return [inName(first), ...others];
};
