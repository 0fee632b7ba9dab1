import { atLeast, type EmptyResultHints, exactly } from '@roborrow/domain';
import { emptyResultHints } from '@roborrow/text/empty-result-hints';
import { Link } from '@tanstack/react-router';
import { useDistanceUnit } from '../../shared/distance-unit.ts';
import { Button } from '../../ui/Button.tsx';
import { Credit } from './NamedPlaces.tsx';
import { readInWords, type Searched } from './read-in-words.ts';
import { ANYWHERE, priceParams, type SearchParams, tidy } from './search-params.ts';
import styles from './search.module.css';

interface EmptyResultOffersProps {
  readonly help: EmptyResultHints;
  readonly searched: Searched;
}

/** Links from an empty search to robots: alternative queries (D40, D343, D567, D595), and the nearest robot anywhere. */
export function EmptyResultOffers({ help, searched }: EmptyResultOffersProps) {
  const unit = useDistanceUnit();
  const near = searched.kind === 'near' ? searched.label : null;
  const read = readInWords(searched);
  const { otherWords, nearest, drops } = help;
  if (!otherWords && !nearest && drops.text === 0) return null;
  return (
    <div className={styles['offers']}>
      {otherWords && (
        <p>
          <Link
            to="/search"
            search={(before: SearchParams) =>
              tidy({
                ...before,
                ...read,
                query: otherWords.text,
                ...(otherWords.category && { category: otherWords.category.toLowerCase() }),
                ...(otherWords.price && priceParams(otherWords.price)),
                ...(otherWords.place && { location: otherWords.place.description, near: undefined }),
                ...(otherWords.radius !== null && { distance: String(otherWords.radius) }),
                ...(otherWords.radius === null && near !== null && { location: undefined, near: ANYWHERE }),
              })
            }
          >
            {emptyResultHints.otherWords(otherWords, near)}
          </Link>{' '}
          <Credit source={otherWords.place?.source} />
        </p>
      )}
      {drops.text > 0 && (
        <p>
          <Link
            to="/search"
            search={(before: SearchParams) => tidy({ ...before, ...read, query: undefined })}
          >
            {emptyResultHints.withoutWords(help.areAllCounted ? exactly(drops.text) : atLeast(drops.text))}
          </Link>
        </p>
      )}
      {nearest?.distance != null && (
        <p>
          {emptyResultHints.nearest(nearest.distance, unit)}{' '}
          <Link to="/robots/$robotId" params={{ robotId: nearest.robot.id }}>
            {nearest.robot.name}
          </Link>
        </p>
      )}
    </div>
  );
}

/**
 * Shown under an empty search: how many robots each filter alone excludes, and the radius that would find
 * some.
 */
export function EmptyResultHintsList({
  help,
  onWiden,
}: {
  readonly help: EmptyResultHints;
  readonly onWiden: (changes: SearchParams) => void;
}) {
  const unit = useDistanceUnit();
  const { wider } = help;
  const drops = emptyResultHints.reasons.filter((reason) => help.drops[reason] > 0);
  if (drops.length === 0 && !wider) return null;
  const countOf = help.areAllCounted ? exactly : atLeast;
  return (
    <div className={styles['help']}>
      <h4>{emptyResultHints.heading}</h4>
      <ul>
        {drops.map((reason) => (
          <li key={reason}>{emptyResultHints.drop(reason, countOf(help.drops[reason]))}</li>
        ))}
      </ul>
      {wider && (
        <Button variant="quiet" size="small" onClick={() => onWiden({ distance: String(wider.radius) })}>
          {emptyResultHints.wider(wider.radius, wider.count, unit)}
        </Button>
      )}
    </div>
  );
}
