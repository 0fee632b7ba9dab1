import { useExpectsMember } from '../../session/use-session.ts';
import type { RobotSearch, SearchInput } from '../robots/index.ts';
import { ANYWHERE, type SearchParams } from './search-params.ts';

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
