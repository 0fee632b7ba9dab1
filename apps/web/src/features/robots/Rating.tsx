import { ratingLabel, ratingText, rentalCount, reviewCount } from '@roborrow/text/rating';
import { Icon } from '../../ui/Icon.tsx';
import { newcomer } from './newcomer.text.ts';
import styles from './rating.module.css';

export interface Rated {
  /** 0 to 5. */
  readonly rating: number;
  readonly reviewCount: number;
  /** How often a robot was rented; users have no such number. */
  readonly totalRentals?: number;
}

/** The rating of a robot or a user with its reviews, and a robot's rentals; nothing without reviews (D45). */
export function Rating({ rated }: { readonly rated: Rated }) {
  if (rated.reviewCount < 1) return null;
  const rentals = rated.totalRentals ? `, ${rentalCount(rated.totalRentals)}` : '';
  return (
    <span className={styles['rating']}>
      <Icon name="star-filled" size={15} />
      <span>
        <strong aria-hidden>{ratingText(rated.rating)}</strong>
        <span className="visually-hidden">{ratingLabel(rated.rating)}</span>{' '}
        {`(${reviewCount(rated.reviewCount)}${rentals})`}
      </span>
    </span>
  );
}

/** The rating of a user; a user without reviews is shown as new (D45). */
export function PersonRating({ person }: { readonly person: Rated }) {
  if (person.reviewCount > 0) return <Rating rated={person} />;
  return (
    <span className={styles['rating']}>
      <Icon name="star" size={15} />
      {newcomer}
    </span>
  );
}
