import { expandRadius, MAX_RADIUS, totalCount } from '@roborrow/domain';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import { searchOutcome } from '@roborrow/text/search-outcome';
import { searchSort } from '@roborrow/text/search-sort';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { foundSoFar, type RobotSearch } from '../../queries/robots/robot-search.ts';
import { PAGE_SIZE } from '../../queries/robots/robots.ts';
import { app } from '../../text/app.ts';
import { search } from '../../text/screens/search.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RobotGrid, RobotGridSkeleton } from '../robot-card/index.ts';
import { OtherPlaces, PlaceNotFoundNotice } from './NamedPlaces.tsx';
import { LoadMore } from './LoadMore.tsx';
import { EmptyResultOffers } from './EmptyResultOffers.tsx';
import { EmptyResultHintsList } from './EmptyResultHintsList.tsx';
import type { SearchParams } from './search-params.ts';
import { SortSelect } from './SortSelect.tsx';
import styles from './search.module.css';

export interface ResultsProps {
  readonly query: RobotSearch;
  /** Saves the search. */
  readonly save: ReactNode;
  /** Widens the radius, or sorts in another order. */
  readonly onChange: (changes: SearchParams) => void;
}

/** The robots found, or the reason why there are none and suggestions. */
export function Results({ query, save, onChange }: ResultsProps) {
  if (query.isError) {
    return (
      <Notice tone="bad">
        <p>{robotsErrorText('search', query.error)}</p>
        <Button variant="secondary" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {app.retry}
        </Button>
      </Notice>
    );
  }
  if (!query.data) return <RobotGridSkeleton count={6} label={search.loading} />;

  const [first] = query.data.pages;
  const pages = query.data.pages.flatMap((page) => (page.kind === 'no-criteria' ? [] : page));
  const found = foundSoFar(pages);
  const count = totalCount(pages);
  const isEmpty = found.length === 0;
  const isNear = first?.kind === 'near';
  const state = first?.kind === 'everywhere' ? first.state : null;
  const help = first && first.kind !== 'no-criteria' ? first.help : null;
  // There are robots that only the words leave out, and a wider radius would not help (D595).
  const areWordsAtFault = help !== null && help.drops.text > 0 && help.wider === null;

  return (
    <div
      aria-busy={query.isPlaceholderData || undefined}
      data-nothing-found={isEmpty || undefined}
      className={styles['found']}
    >
      {first?.kind === 'everywhere' && first.placeNotFound !== null && (
        <PlaceNotFoundNotice {...first.placeNotFound} />
      )}
      <div>
        {first && first.kind !== 'no-criteria' && (
          <SortSelect sort={first.sort} isNear={isNear} onChange={onChange} />
        )}
        <div role="status" className={styles['summary']}>
          <h2>{isEmpty && query.hasNextPage ? search.noneSoFar : searchOutcome.found(count)}</h2>
          {isNear && !isEmpty && (
            <p>
              {searchOutcome.foundNear(count, first.origin.radius, first.label)}
              <br />
              {searchSort.says[first.sort]}
            </p>
          )}
          {isNear && <OtherPlaces others={first.others} source={first.source} />}
          {state && !isEmpty && <p>{searchOutcome.foundInState(count, state.name)}</p>}
          {first?.kind === 'everywhere' && !isEmpty && <p>{searchSort.says[first.sort]}</p>}
          {isNear && first.sortedAmong !== null && <p>{searchSort.among(first.sortedAmong)}</p>}
        </div>
        {save}
      </div>
      {!isEmpty && <RobotGrid robots={found} {...(isNear && !first.isProfile && { from: first.label })} />}
      <LoadMore query={query} farther={isNear && (pages.at(-1)?.found.length ?? 0) < PAGE_SIZE} />
      {isEmpty && query.hasNextPage && help && <EmptyResultOffers help={help} isNear={isNear} />}
      {isEmpty && !query.hasNextPage && (
        <EmptyState
          heading="h3"
          title={search.emptyHeading}
          picture="/illustrations/no-results.svg"
          text={
            isNear
              ? areWordsAtFault
                ? searchOutcome.emptyForWords(first.origin.radius, first.label)
                : searchOutcome.emptyNear(first.origin.radius, first.label)
              : state
                ? searchOutcome.emptyInState(state.name)
                : searchOutcome.emptyEverywhere
          }
        >
          {help && <EmptyResultOffers help={help} isNear={isNear} />}
          {isNear && !areWordsAtFault && first.origin.radius < MAX_RADIUS && (
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
    </div>
  );
}
