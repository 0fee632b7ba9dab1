import { hasCriteria, parseCategory, parsePriceFilter, totalCount } from '@roborrow/domain';
import { useNavigate, type NavigateOptions } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useMember, useSession } from '../../session/use-session.ts';
import { NoIndex, PublicPage } from '../../shared/PublicPage.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import {
  RobotGridSkeleton,
  useRobotSearch,
  useSearchedPlace,
  type RobotSearch,
  type SearchInput,
} from '../robots/index.ts';
import { MapButton, ResultsWithMap, stateAfterSearch, useMapPlace } from '../places/index.ts';
import { search } from './search.text.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { replacingPieces } from './ResultsSummary.tsx';
import { Results } from './Results.tsx';
import { SearchBoxes } from './SearchBoxes.tsx';
import { isNearOwnPlace, searchInput, useHasVisitorsAnswer } from './search-input.ts';
import { tidy, type SearchParams } from './search-params.ts';
import styles from './search.module.css';
import { SearchToolbar } from './SearchToolbar.tsx';
import { StartingPoints } from './StartingPoints.tsx';
import { useLogSearch, useNoteSearch, useNoteUnfound, useRememberPlace } from './note-search.ts';
import { useScrollOnceTallEnough } from './LoadMore.tsx';
import { FILTER_TEXTS, NO_TEXTS, useSearchTexts, type SearchTexts } from './use-search-texts.ts';

/** A search whose answer is on the screen. */
export interface ShownSearch {
  readonly params: SearchParams;
  readonly input: SearchInput;
  readonly results: RobotSearch;
}

export interface SearchScreenProps {
  readonly title: string;
  readonly path: '/search' | '/robots';
  readonly params: SearchParams;
  /** What saves a search, which is another feature's. */
  readonly save: (shown: ShownSearch) => ReactNode;
}

/** Browse and search results: one screen for two routes. Every filter is stored in the URL (D8). */
export function SearchScreen({ title, path, params, save }: SearchScreenProps) {
  const navigate = useNavigate();
  const session = useSession();
  const member = useMember();
  const { texts, type, recordSent } = useSearchTexts(params);
  const [isPanelOpen, setPanelOpen] = useState(false);
  // `null`: the user has not decided; the phone shows the form until the first search.
  const [wantsForm, setWantsForm] = useState<boolean | null>(null);

  const input = searchInput(params, member?.profile ?? null);
  const asks = hasCriteria({ ...input, category: parseCategory(input.category) });
  const isFormOpen = wantsForm ?? !asks;
  // The origin may be the profile's place, which is known only once the session is.
  const isReady = session.kind !== 'loading' || input.location !== '';
  const results = useRobotSearch(input, asks && isReady);
  const searched = useSearchedPlace(input);
  const hasOrigin = searched
    ? searched.kind === 'near'
    : input.location !== '' || input.profileOrigin !== null;

  const pages = results.data?.pages.flatMap((page) => (page.kind === 'no-criteria' ? [] : page)) ?? [];
  const count = pages.length > 0 && !results.isPlaceholderData ? totalCount(pages) : null;
  const mapPlace = useMapPlace(hasOrigin);
  const isVisitors = useHasVisitorsAnswer(params, input, results);

  useLogSearch(input, isVisitors ? null : results);
  useRememberPlace(results);
  useNoteSearch(params, results, member !== null);
  useNoteUnfound(params.query ?? '', results);
  useScrollOnceTallEnough();

  // Uses the newest address, which this screen may not have rendered yet, so that two quick changes are both
  // kept.
  const change = (
    changes: SearchParams,
    options: Pick<NavigateOptions, 'replace' | 'resetScroll' | 'state'> = {},
  ) =>
    void navigate({
      to: '.',
      search: (current: SearchParams) =>
        tidy({ ...current, ...replacingPieces(changes, searched?.understood ?? []) }),
      ...options,
    });
  const submit = (changes: Partial<SearchTexts>) => {
    recordSent(changes);
    change(changes);
  };
  const settlePrices = () => {
    const { minPrice, maxPrice } = texts;
    if (parsePriceFilter({ min: minPrice, max: maxPrice }).issues.length > 0) return;
    recordSent({ minPrice, maxPrice });
    // A range that is tried out is one entry of the history, and the thumb stays where the finger is.
    change({ minPrice, maxPrice }, { replace: true, resetScroll: false });
  };
  const { category, distance, from, to } = params;
  const canClear = [category, distance, from, to, ...FILTER_TEXTS.map((name) => texts[name])].some(Boolean);
  const clear = () => {
    const empty = Object.fromEntries(FILTER_TEXTS.map((name) => [name, '']));
    type(empty);
    change({ distance: undefined, category: undefined, from: undefined, to: undefined, ...empty });
  };

  return (
    <div className={`page ${styles['screen']}`}>
      {asks ? <PageTitle title={title} /> : <PublicPage title={title} path={path} />}
      {asks && <NoIndex />}
      <h1 tabIndex={-1}>{title}</h1>
      <SearchBoxes
        params={params}
        texts={texts}
        isOpen={isFormOpen}
        canFold={asks}
        onToggle={() => setWantsForm(!isFormOpen)}
        onType={type}
        onPick={(changes) => {
          setWantsForm(true);
          submit(changes);
        }}
        onSubmit={(changes) => {
          setWantsForm(null);
          submit(changes);
        }}
        onSuggestion={({ kind, search }) => {
          const location = texts.location.trim();
          const next = kind === 'recent' ? search : { ...params, location, query: undefined, ...search };
          type({ query: next.query ?? '', location: next.location ?? '' });
          setWantsForm(kind === 'place' || null);
          void navigate({ to: '.', search: tidy(next) });
        }}
      />
      <SearchToolbar
        params={params}
        input={input}
        canClear={canClear}
        mapButton={asks && <MapButton place={mapPlace} />}
        isPanelOpen={isPanelOpen}
        onOpenPanel={() => setPanelOpen(true)}
        onChange={change}
        onClear={clear}
        onNewSearch={() => {
          type(NO_TEXTS);
          setWantsForm(null);
        }}
      />
      <div className={styles['columns']}>
        <FilterPanel
          params={params}
          input={input}
          texts={texts}
          radius={searched?.kind === 'near' ? searched.origin.radius : input.radius}
          hasOrigin={hasOrigin}
          isOpen={isPanelOpen}
          count={count}
          onChange={change}
          onType={type}
          onSubmit={submit}
          onSettle={settlePrices}
          onClear={clear}
          onClose={() => setPanelOpen(false)}
        />
        <div
          className={styles['results']}
          data-near-own-place={(asks && isNearOwnPlace(params)) || undefined}
          data-covered={isVisitors || undefined}
        >
          {asks ? (
            <ResultsWithMap
              query={results}
              isNear={hasOrigin}
              place={mapPlace}
              onSearchArea={({ place, radius }) =>
                change(
                  { location: place, distance: String(radius) },
                  { state: stateAfterSearch(mapPlace), resetScroll: false },
                )
              }
            >
              <Results query={results} save={save({ params, input, results })} onChange={change} />
            </ResultsWithMap>
          ) : (
            <StartingPoints />
          )}
          {isVisitors && <RobotGridSkeleton count={6} label={search.loading} />}
        </div>
      </div>
    </div>
  );
}
