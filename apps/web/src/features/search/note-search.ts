import { unfoundPhrase } from '@roborrow/domain';
import { useEffect } from 'react';
import { useApp } from '../../services.tsx';
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

/** Counts what was searched for in words and not found, once it is shown (D800). Who searched is not told. */
export function useNoteUnfound(words: string, { data, isPlaceholderData, hasNextPage }: RobotSearch): void {
  const { services, arrived = services } = useApp();
  const [first] = isPlaceholderData ? [] : (data?.pages ?? []);
  const isUnfound = first && first.kind !== 'no-criteria' && first.found.length === 0 && !hasNextPage;
  const phrase = isUnfound ? unfoundPhrase(words) : null;
  useEffect(() => {
    if (phrase === null) return;
    // Nothing depends on it.
    void arrived.then(({ searches }) => searches.noteUnfound(phrase)).catch(() => undefined);
  }, [phrase, arrived]);
}

/** Keeps the place of a search on this device, for Home (D344): only its name, and only if it was found. */
export function useRememberPlace({ data, isPlaceholderData }: RobotSearch): void {
  const [first] = isPlaceholderData ? [] : (data?.pages ?? []);
  const place = first?.kind === 'near' && !first.isProfile ? first.label : null;
  useEffect(() => {
    if (place !== null) rememberPlace(place);
  }, [place]);
}
