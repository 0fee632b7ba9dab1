import {
  parsePriceFilter,
  parseRadius,
  parseRentalLength,
  parseSort,
  type OwnProfile,
} from '@roborrow/domain';
import type { SearchInput } from '../robots/index.ts';
import { ANYWHERE, type SearchParams } from './search-params.ts';

/**
 * The input for the domain's search. Invalid prices and rental lengths filter nothing; the panel shows what is
 * wrong with them.
 */
export function searchInput(params: SearchParams, profile: OwnProfile | null): SearchInput {
  const isNear = profile?.coordinates && params.near !== ANYWHERE;
  return {
    text: params.query ?? '',
    location: params.location ?? '',
    category: params.category ?? '',
    radius: parseRadius(params.distance),
    price: parsePriceFilter({ min: params.minPrice ?? '', max: params.maxPrice ?? '' }).bounds,
    days: parseRentalLength(params.days ?? ''),
    sort: parseSort(params.sort ?? ''),
    profileOrigin: isNear ? { label: profile.location, coordinates: profile.coordinates } : null,
  };
}
