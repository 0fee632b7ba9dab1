import {
  canSaveSearch,
  epochMs,
  firstCharacters,
  lookingAt,
  NOTHING_SAVED,
  parseCategory,
  SAVED_LIMITS,
  savingSearch,
  shortPlaceName,
} from '@roborrow/domain';
import { useEffect, useEffectEvent } from 'react';
import { showToast } from '../../shared/toast.ts';
import type { SearchInput } from '../robots/index.ts';
import { addressOf, type SearchParams } from '../search/index.ts';
import { useChangeSaved } from './change-saved.ts';
import { useSaved } from './saved.queries.ts';
import { saveSearch } from './save-search.text.ts';
import { savedSearches as words } from './saved.text.ts';
import { NameSearch } from './NameSearch.tsx';

export interface SaveSearchProps {
  readonly params: SearchParams;
  readonly input: SearchInput;
  /** When the results were read that the user sees; 0 if that is not known. */
  readonly readAt: number;
  /** Whether the user wants to save the search. */
  readonly isOpen: boolean;
  readonly onClose: (isNamed: boolean) => void;
  /** Told whether the search is saved. */
  readonly onKnown: (isSaved: boolean) => void;
}

/** Saves a search under a name; when it is saved, its results count as looked at (D391, D327). */
export function SaveSearch({ params, input, readAt, isOpen, onClose, onKnown }: SaveSearchProps) {
  const id = addressOf(params);
  const { owner, saved } = useSaved();
  const change = useChangeSaved(owner);
  const known = saved?.searches.find((search) => search.id === id);
  const isSaved = known !== undefined;
  useEffect(() => onKnown(isSaved), [onKnown, isSaved]);

  const look = useEffectEvent(() =>
    change((before) => {
      const search = before.searches.find((one) => one.id === id);
      return search ? lookingAt(search, epochMs(readAt)) : NOTHING_SAVED;
    }),
  );
  const isLook = isSaved && readAt > known.seenAt;
  useEffect(() => {
    if (isLook) void look();
  }, [isLook, id, readAt]);

  const isRefused = isOpen && !canSaveSearch(id);
  const refuse = useEffectEvent(() => {
    showToast('error', words.cannotSave);
    onClose(false);
  });
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);

  if (!isOpen || isRefused) return null;
  return (
    <NameSearch
      title={saveSearch.save}
      name={proposedName(params, input)}
      confirm={words.confirmSave}
      onName={(name) =>
        change((before, now) => savingSearch(before, { id, name, seenAt: epochMs(readAt) }, now))
      }
      onClose={onClose}
    />
  );
}

/** What is wanted, and where. */
function proposedName(
  { query = '' }: SearchParams,
  { location, category, profileOrigin }: SearchInput,
): string {
  const wanted = parseCategory(category);
  const named = wanted.kind === 'all' || wanted.kind === 'unknown' ? '' : wanted.name;
  const place = shortPlaceName(location || profileOrigin?.label || '');
  return firstCharacters(words.proposed(query || named, place), SAVED_LIMITS.name);
}
