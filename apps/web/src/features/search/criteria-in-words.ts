import { categoryName } from '@roborrow/text/category';
import { type DistanceUnit, isBlank, NUMBER_FILTERS, parseCategory } from '@roborrow/domain';
import { numberFilterTexts } from '@roborrow/text/number-filters';
import { radiusUnit, searchWords } from '@roborrow/text/search-words';
import { dayRangeText } from '@roborrow/text/rentals';
import type { SearchInput, useSearchedPlace } from '../robots/index.ts';
import { search } from './search.text.ts';
import { ANYWHERE, type SearchParams } from './search-params.ts';

/** A criterion of a search in words, and what removes it from the address. */
export interface Criterion {
  readonly text: string;
  readonly without: SearchParams;
}

/** What a search has found out about its place; `null` before. */
type Searched = ReturnType<typeof useSearchedPlace>;

/** Miles are shown only if there is a place to measure from (D2, D41). */
const locationText = (location: string, searched: Searched, unit: DistanceUnit): string => {
  if (searched?.kind === 'near') return search.chip.location(searched.label, searched.origin.radius, unit);
  return searched?.placeNotFound ? search.chip.placeNotFound(location) : location;
};

/** Each criterion of a search: what was understood of its words, once that is known (D54). */
export function criteriaInWords(
  params: SearchParams,
  input: SearchInput,
  searched: Searched,
  unit: DistanceUnit,
): readonly Criterion[] {
  const category = parseCategory(input.category);
  const { location, price, profileOrigin } = input;
  const criteria: Criterion[] = [];
  const pieces = searched?.understood ?? [];
  const radius =
    searched?.kind === 'near' && !pieces.some(({ kind }) => kind === 'radius')
      ? searched.origin.radius
      : null;
  for (const piece of pieces) {
    const query = piece.rest || undefined;
    const without = piece.kind === 'place' ? { query, distance: undefined } : { query };
    criteria.push({ text: searchWords.piece(piece, radius, unit), without });
  }
  if (pieces.length === 0 && params.query && !isBlank(params.query))
    criteria.push({ text: search.chip.query(params.query), without: { query: undefined } });
  if (location) {
    criteria.push({
      text: locationText(location, searched, radiusUnit(pieces, unit)),
      without: { location: undefined, distance: undefined },
    });
  } else if (profileOrigin && !pieces.some(({ kind }) => kind === 'place')) {
    criteria.push({ text: search.chip.profileOrigin(profileOrigin.label), without: { near: ANYWHERE } });
  }
  if (category.kind !== 'all') {
    criteria.push({
      text: category.kind === 'unknown' ? category.text : categoryName(category.name),
      without: { category: undefined },
    });
  }
  if (price.min !== null)
    criteria.push({ text: search.chip.minPrice(price.min), without: { minPrice: undefined } });
  if (price.max !== null)
    criteria.push({ text: search.chip.maxPrice(price.max), without: { maxPrice: undefined } });
  if (input.dates)
    criteria.push({
      text: search.chip.dates(dayRangeText(input.dates)),
      without: { from: undefined, to: undefined },
    });
  for (const name of NUMBER_FILTERS) {
    const value = input[name] ?? null;
    // Dates say how long.
    if (value !== null && !(name === 'days' && input.dates))
      criteria.push({ text: numberFilterTexts[name].chip(value), without: { [name]: undefined } });
  }
  return criteria;
}
