import { displayDistance, type EmptyResultHints } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { emptyResultHints } from '../../text/empty-result-hints.ts';
import { search } from '../../text/screens/search.ts';
import { ANYWHERE, tidy, type SearchParams } from './search-params.ts';
import styles from './search.module.css';

export interface EmptyResultOffersProps {
  readonly help: EmptyResultHints;
  /** Whether the search had an origin. */
  readonly isNear: boolean;
}

/** Links from an empty search to robots: alternative queries, and the nearest robot anywhere (D40). */
export function EmptyResultOffers({ help: { otherWords, nearest }, isNear }: EmptyResultOffersProps) {
  if (!otherWords && !nearest) return null;
  return (
    <div className={styles['offers']}>
      {otherWords && (
        <p>
          <Link
            to="/search"
            search={(before: SearchParams) =>
              tidy({
                ...before,
                query: otherWords.text,
                ...(otherWords.kind === 'category' && { category: undefined }),
                ...(otherWords.radius !== null && { distance: String(otherWords.radius) }),
                ...(otherWords.radius === null && isNear && { location: undefined, near: ANYWHERE }),
              })
            }
          >
            {otherWords.kind === 'category'
              ? emptyResultHints.searchFor(otherWords.text)
              : search.didYouMean(otherWords.text)}
          </Link>
        </p>
      )}
      {nearest?.distance != null && (
        <p>
          {emptyResultHints.nearest(displayDistance(nearest.distance))}{' '}
          <Link to="/robots/$robotId" params={{ robotId: nearest.robot.id }}>
            {nearest.robot.name}
          </Link>
        </p>
      )}
    </div>
  );
}
