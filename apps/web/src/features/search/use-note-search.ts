import { useEffect } from 'react';
import type { RobotSearch } from '../robots/index.ts';
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
