import { useEffect } from 'react';
import { useLogShown } from '../../shared/use-log.ts';
import type { RobotSearch, SearchInput } from '../robots/index.ts';
import { rememberPlace } from '../places/index.ts';
import { noteSearch } from './recent-searches.ts';
import { addressOf, paramsOf, type SearchParams } from './search-params.ts';

/** Remembers a search with words, to be suggested again, once its result is shown (D631). */
export function useNoteSearch(
  params: SearchParams,
  { data, isPlaceholderData }: RobotSearch,
  isMember: boolean,
): void {
  const address = data && !isPlaceholderData ? addressOf(params) : null;
  useEffect(() => {
    if (address !== null) noteSearch(paramsOf(address), isMember);
  }, [address, isMember]);
}

/**
 * Counts a search once its result is shown (D36). The previous result, which stays visible meanwhile, is not
 * counted. `null` while nothing is shown.
 */
export function useLogSearch(input: SearchInput, results: RobotSearch | null): void {
  const [first] = results?.isPlaceholderData ? [] : (results?.data?.pages ?? []);
  useLogShown(
    JSON.stringify(input),
    first && first.kind !== 'no-criteria'
      ? { name: 'search', hasOrigin: first.kind === 'near', resultCount: first.found.length }
      : null,
  );
}

/** Keeps the place of a search on this device, for Home (D344): only its name, and only if it was found. */
export function useRememberPlace({ data, isPlaceholderData }: RobotSearch): void {
  const [first] = isPlaceholderData ? [] : (data?.pages ?? []);
  const place = first?.kind === 'near' && !first.isProfile ? first.label : null;
  useEffect(() => {
    if (place !== null) rememberPlace(place);
  }, [place]);
}
