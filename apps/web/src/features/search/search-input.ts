import { parseFilters, parseRadius, parseSort, type OwnProfile } from '@roborrow/domain';
import type { SearchInput } from '../robots/index.ts';
import { ANYWHERE, type SearchParams } from './search-params.ts';

/**
 * The input for the domain's search. Invalid prices and numbers filter nothing; the panel shows what is
 * wrong with them.
 */
export function searchInput(params: SearchParams, profile: OwnProfile | null): SearchInput {
  const isNear = profile?.coordinates && params.near !== ANYWHERE;
  const { state: _, ...filters } = parseFilters(params);
  return {
    ...filters,
    location: params.location ?? '',
    category: params.category ?? '',
    radius: parseRadius(params.distance),
    sort: parseSort(params.sort ?? ''),
    profileOrigin: isNear ? { label: profile.location, coordinates: profile.coordinates } : null,
  };
}
