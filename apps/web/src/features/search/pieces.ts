import type { Understood } from '@roborrow/domain';
import type { SearchParams } from './search-params.ts';

/** What takes the price or the place out of the words, where another one is chosen; nothing if it is not in them (D54). */
export const withoutPiece = (
  kind: 'price' | 'place',
  understood: readonly Understood[],
): Pick<SearchParams, 'query'> => {
  const piece = understood.find((one) => one.kind === kind);
  return piece ? { query: piece.rest || undefined } : {};
};

/** Changes of a search, which replace what its words say of the same. */
export const replacingPieces = (changes: SearchParams, understood: readonly Understood[]): SearchParams => {
  const isPlace = 'location' in changes && changes.location !== undefined;
  const isPrice = changes.minPrice !== undefined || changes.maxPrice !== undefined;
  return {
    ...(isPlace && withoutPiece('place', understood)),
    ...(isPrice && withoutPiece('price', understood)),
    ...changes,
  };
};
