import { expandRadius, MAX_RADIUS, type SearchSort, totalCount } from '@roborrow/domain';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import { areWordsAtFault, emptyText } from '@roborrow/text/search-outcome';
import { searchSort } from '@roborrow/text/search-sort';
import { missingOfAll, searchWords } from '@roborrow/text/search-words';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { app } from '../../shared/app.text.ts';
import { useDistanceUnit } from '../../shared/distance-unit.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Banner, EmptyState, WholeEnd } from '../../ui/surfaces.tsx';
import { replayInput } from '../../ui/replay-input.ts';
import { foundSoFar, PAGE_SIZE, RobotGrid, RobotGridSkeleton, type RobotSearch } from '../robots/index.ts';
import { search } from './search.text.ts';
import { PlaceNotFoundNotice } from './NamedPlaces.tsx';
import { LoadMore } from './LoadMore.tsx';
import { ApartResults } from './ApartResults.tsx';
import { EmptyResultHintsList, EmptyResultOffers } from './EmptyResultOffers.tsx';
import { ResultsSummary } from './ResultsSummary.tsx';
import type { SearchParams } from './search-params.ts';
import styles from './search.module.css';

interface ResultsProps {
  readonly query: RobotSearch;
  /** Saves the search. */
  readonly save: ReactNode;
  /** Widens the radius, or sorts in another order. */
  readonly onChange: (changes: SearchParams) => void;
}

/** The robots found, or the reason why there are none and suggestions. */
export function Results({ query, save, onChange }: ResultsProps) {
  const unit = useDistanceUnit();
  const { from, to } = useSearch({ strict: false });
  if (query.isError) {
    return (
      <Banner tone="bad">
        <p>{robotsErrorText('search', query.error)}</p>
        <Button variant="secondary" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {app.retry}
        </Button>
      </Banner>
    );
  }
  if (!query.data) return <RobotGridSkeleton count={6} label={search.loading} />;

  const pages = query.data.pages.flatMap((page) => (page.kind === 'no-criteria' ? [] : page));
  const [first] = pages;
  if (!first) return null;
  const found = foundSoFar(pages);
  const isEmpty = found.length === 0;
  const isNear = first.kind === 'near';
  const { help } = first;
  const doTheyDiffer = missingOfAll(found) === null;
  const isFoundOf = {
    ...(isNear && !first.isProfile && { from: first.label }),
    ...(from && { first: from, last: to || from }),
  };
  // What follows are those that stand apart alone.
  const areAllShown = !query.hasNextPage || pages.at(-1)?.next?.apart !== undefined;

  return (
    <div
      aria-busy={query.isPlaceholderData || undefined}
      data-nothing-found={isEmpty || undefined}
      className={styles['found']}
    >
      {first.kind === 'everywhere' && first.placeNotFound !== null && (
        <PlaceNotFoundNotice {...first.placeNotFound} />
      )}
      <div>
        <SortSelect sort={first.sort} sorts={first.sorts} onChange={onChange} />
        <ResultsSummary first={first} found={found} count={totalCount(pages)} hasMore={!areAllShown} />
        {save}
      </div>
      {!isEmpty && (
        <RobotGrid
          robots={found.map(({ robot, distance, otherNames = [], missing = [] }) => ({
            robot,
            distance,
            notes: [
              ...(otherNames.length > 0 ? [searchWords.otherNames(otherNames)] : []),
              ...(doTheyDiffer ? [searchWords.without(missing)] : []),
            ],
          }))}
          search={isFoundOf}
        />
      )}
      {!areAllShown && (
        <LoadMore query={query} farther={isNear && (pages.at(-1)?.found.length ?? 0) < PAGE_SIZE} />
      )}
      {isEmpty && !areAllShown && help && <EmptyResultOffers help={help} searched={first} />}
      {isEmpty && areAllShown && (
        <EmptyState
          heading="h3"
          title={search.emptyHeading}
          picture="/illustrations/no-results.svg"
          text={emptyText(first, unit)}
        >
          {help && <EmptyResultOffers help={help} searched={first} />}
          {isNear && !areWordsAtFault(first) && first.origin.radius < MAX_RADIUS && (
            <Button onClick={() => onChange({ distance: String(expandRadius(first.origin.radius)) })}>
              {search.expand}
            </Button>
          )}
          <Link to="/create-robot" className={buttonClass({ variant: 'secondary' })}>
            {search.listRobot}
          </Link>
          {help && <EmptyResultHintsList help={help} onWiden={onChange} />}
        </EmptyState>
      )}
      <ApartResults pages={pages} query={query} search={isFoundOf} />
    </div>
  );
}

interface SortSelectProps {
  readonly sort: SearchSort;
  /** Those that are offered, the usual one first. */
  readonly sorts: readonly SearchSort[];
  readonly onChange: (changes: SearchParams) => void;
}

/** How the results are sorted. The address leaves the default out (D360). */
function SortSelect({ sort, sorts, onChange }: SortSelectProps) {
  const id = useId();
  const [usual] = sorts;
  return (
    <div data-whole className={styles['sort']}>
      <label htmlFor={id}>{searchSort.label}</label>
      <select
        id={id}
        ref={replayInput}
        value={sort}
        onChange={({ target }) => onChange({ sort: target.value === usual ? undefined : target.value })}
      >
        {sorts.map((offered) => (
          <option key={offered} value={offered}>
            {searchSort.options[offered]}
          </option>
        ))}
      </select>
      <WholeEnd />
    </div>
  );
}
