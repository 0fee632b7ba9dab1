import { type OwnProfile, parseFilters, parseRadius, parseSort } from '@roborrow/domain';
import { useExpectsMember } from '../../session/use-session.ts';
import type { RobotSearch, SearchInput } from '../robots/index.ts';
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

/** Whether a member who has a place searches near it (D2). */
export const isNearOwnPlace = ({ location, near }: SearchParams): boolean => !location && near !== ANYWHERE;

/**
 * Whether the robots that are there are those of a visitor's search, while those near the member's own place are still to come:
 * after a reload, because the server renders for visitors, and where the session was known late (D13).
 */
export function useHasVisitorsAnswer(
  params: SearchParams,
  { profileOrigin }: SearchInput,
  { data, isPlaceholderData }: RobotSearch,
): boolean {
  const expectsMember = useExpectsMember();
  if (!data || !isNearOwnPlace(params)) return false;
  return expectsMember || (profileOrigin !== null && isPlaceholderData && data.pages[0]?.kind !== 'near');
}
