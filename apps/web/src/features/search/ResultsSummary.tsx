import type { FindRobotsOutcome, MatchCount, SearchResult, Understood } from '@roborrow/domain';
import { searchOutcome } from '@roborrow/text/search-outcome';
import { searchSort } from '@roborrow/text/search-sort';
import { missingOfAll, radiusUnit, searchWords } from '@roborrow/text/search-words';
import { useDistanceUnit } from '../../shared/distance-unit.ts';
import { search } from './search.text.ts';
import { OtherPlaces } from './NamedPlaces.tsx';
import type { SearchParams } from './search-params.ts';
import styles from './search.module.css';

interface ResultsSummaryProps {
  /** The first page. */
  readonly first: Exclude<FindRobotsOutcome, { kind: 'no-criteria' }>;
  readonly found: readonly SearchResult[];
  readonly count: MatchCount;
  readonly hasMore: boolean;
}

/** How many robots there are, where they are, and how they are sorted. */
export function ResultsSummary({ first, found, count, hasMore }: ResultsSummaryProps) {
  const unit = radiusUnit(first.understood, useDistanceUnit());
  const isEmpty = found.length === 0;
  const state = first.kind === 'everywhere' ? first.state : null;
  const where =
    first.kind === 'near'
      ? searchOutcome.foundNear(count, first.origin.radius, first.label, unit)
      : state && searchOutcome.foundInState(count, state.name);
  const lacksWords = found[0]?.missing !== undefined;
  const { sort, sortedAmong } = first;
  return (
    <div role="status" className={styles['summary']}>
      <h2>
        {isEmpty && hasMore
          ? search.noneSoFar
          : lacksWords
            ? searchWords.noneHasAll
            : searchOutcome.found(count)}
      </h2>
      {lacksWords && <p>{searchWords.have(found.length, missingOfAll(found))}</p>}
      {!isEmpty && where && first.kind !== 'near' && <p>{where}</p>}
      {!isEmpty && (
        <p>
          {first.kind === 'near' && (
            <>
              {where}
              <br />
            </>
          )}
          {searchSort.says[sort]}
        </p>
      )}
      {first.kind === 'near' && (
        <OtherPlaces
          others={first.others}
          source={first.source}
          search={withoutPiece('place', first.understood)}
        />
      )}
      {sortedAmong !== null && (
        <p>
          {sort === 'best' && first.kind === 'everywhere'
            ? searchSort.amongBest(sortedAmong)
            : searchSort.among(sortedAmong)}
        </p>
      )}
    </div>
  );
}

/** What takes the price, the radius or the place out of the words, where another one is chosen; nothing if it is not in them (D54). */
const withoutPiece = (
  kind: 'price' | 'place' | 'radius',
  understood: readonly Understood[],
): Pick<SearchParams, 'query'> => {
  const piece = understood.find((one) => one.kind === kind);
  return piece ? { query: piece.rest || undefined } : {};
};

/** Changes of a search, which replace what its words say of the same. */
export const replacingPieces = (changes: SearchParams, understood: readonly Understood[]): SearchParams => {
  const isPlace = 'location' in changes && changes.location !== undefined;
  const isPrice = changes.minPrice !== undefined || changes.maxPrice !== undefined;
  return {
    ...(isPlace && withoutPiece('place', understood)),
    ...(changes.distance !== undefined && withoutPiece('radius', understood)),
    ...(isPrice && withoutPiece('price', understood)),
    ...changes,
  };
};
