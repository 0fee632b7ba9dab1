import {
  shortPlaceName,
  type KnownPlace,
  type OriginPlace,
  type PlaceNotFound,
  type PlaceSource,
} from '@roborrow/domain';
import { searchOutcome } from '@roborrow/text/search-outcome';
import { Link } from '@tanstack/react-router';
import { Banner } from '../../ui/surfaces.tsx';
import { placeInput } from '../places/index.ts';
import { search } from './search.text.ts';
import styles from './named-places.module.css';
import type { SearchParams } from './search-params.ts';

/** The number of other places that fit on one line of a phone; a button shows the rest. */
const SHOWN = 3;

/** A link that searches there and keeps every other filter. */
function PlaceLink({
  place,
  text,
  search: changes,
}: {
  readonly place: KnownPlace;
  readonly text: string;
  readonly search?: SearchParams;
}) {
  return (
    <Link to="." search={(before) => ({ ...before, ...changes, location: place.description })}>
      {text}
    </Link>
  );
}

function PlaceList({
  places,
  search: changes,
}: {
  readonly places: readonly KnownPlace[];
  readonly search: SearchParams;
}) {
  return (
    <ul>
      {places.map((place) => (
        <li key={place.description}>
          <PlaceLink place={place} text={shortPlaceName(place.description)} search={changes} />
        </li>
      ))}
    </ul>
  );
}

/** The credit that the source of these places requires. */
export function Credit({ source }: { readonly source: PlaceSource | null | undefined }) {
  return source ? <small>{placeInput.sources[source]}</small> : null;
}

/** The other places with the name of the searched one (D41), and their source. */
export function OtherPlaces({
  others,
  source,
  search: changes,
}: Pick<OriginPlace, 'others' | 'source'> & {
  /** What else changes in the address with the place. */
  readonly search: SearchParams;
}) {
  if (others.length === 0) return <Credit source={source} />;
  const rest = others.slice(SHOWN);
  return (
    <div className={styles['others']}>
      <span id="other-places">{searchOutcome.otherPlaces}</span>
      <div role="group" aria-labelledby="other-places">
        <PlaceList places={others.slice(0, SHOWN)} search={changes} />
        {rest.length > 0 && (
          <details>
            <summary>{search.morePlaces(rest.length)}</summary>
            <PlaceList places={rest} search={changes} />
          </details>
        )}
        <Credit source={source} />
      </div>
    </div>
  );
}

/** Says that a place is unknown (D2), and which place may have been meant (D41). */
export function PlaceNotFoundNotice({ location, didYouMean }: PlaceNotFound) {
  return (
    <Banner>
      <p className={styles['notFound']}>
        {searchOutcome.placeNotFound(location)}{' '}
        {didYouMean && (
          <>
            <PlaceLink
              place={didYouMean}
              text={searchOutcome.didYouMean(shortPlaceName(didYouMean.description))}
            />{' '}
            <Credit source={didYouMean.source} />
          </>
        )}
      </p>
    </Banner>
  );
}
