import { otherLanguageOf } from '../../shared/written-in.ts';
import { categoryName } from '@roborrow/text/category';
import type { Miles, Robot } from '@roborrow/domain';
import { distanceOrTown } from '@roborrow/text/distance';
import { pricePerDay } from '@roborrow/text/money';
import { ratingLabel, ratingText, rentalCount, reviewCount } from '@roborrow/text/rating';
import { Link } from '@tanstack/react-router';
import { useDistanceUnit } from '../../shared/distance-unit.ts';
import { Badge } from '../../ui/surfaces.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { StoredPicture } from '../../shared/StoredPicture.tsx';
import type { Turn } from '../../ui/Picture.tsx';
import { newcomer, robotCard } from './robot-card.text.ts';
import { Heart } from './Heart.tsx';
import ratingStyles from './rating.module.css';
import styles from './robot-card.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A robot's page that was opened from results, to which it leads back (D607). */
    isFromResults?: boolean;
  }
}

/** What the page of a robot takes from the search that led there. */
export interface RobotPageSearch {
  /** The place from which distances are measured, if it named one: the page shows the distance, too. */
  readonly from?: string;
  /** Its days, with which the robot's calendar begins (D866). */
  readonly first?: string;
  readonly last?: string;
}

interface RobotCardProps {
  readonly robot: Robot;
  /** Unrounded, from the search's origin; null without an origin. */
  readonly distance?: Miles | null;
  readonly search: RobotPageSearch;
  /** Lines that say why it is among the results. */
  readonly notes?: readonly string[];
  /** Whether it stands among results. */
  readonly isResult?: boolean;
  /** When its picture loads. */
  readonly turn?: Turn;
  /** The card's word for an available robot; different on its owner's profile (D63). */
  readonly label?: string;
}

/** The summary of a listing; the whole card is one link (D63), but for its heart (D320). */
export function RobotCard({
  robot,
  distance = null,
  search,
  notes = [],
  isResult = false,
  turn = 'near',
  label = robotCard.availableForRent,
}: RobotCardProps) {
  const unit = useDistanceUnit();
  return (
    <article className={styles['card']}>
      <div className={styles['picture']}>
        <RobotPicture src={robot.images[0]} alt={robotCard.imageOf(robot.name)} turn={turn} />
        <span className={styles['category']}>
          <Badge>{categoryName(robot.category)}</Badge>
        </span>
        <span className={styles['heart']}>
          <Heart robot={robot} />
        </span>
      </div>
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h3>
            <Link
              to="/robots/$robotId"
              params={{ robotId: robot.id }}
              search={search}
              state={isResult ? { isFromResults: true } : {}}
              className={styles['link']}
            >
              {robot.name}
            </Link>
          </h3>
          <p className={styles['price']}>{pricePerDay(robot.price)}</p>
        </div>
        <p className={styles['place']}>
          <Icon name="map-pin" size={15} />
          <span>{robot.location}</span>
          {distance !== null && (
            <strong>{distanceOrTown(distance, robot.location, search.from ?? null, unit)}</strong>
          )}
        </p>
        <p className={styles['text']}>
          {notes.map((note) => (
            <em key={note}>{note}</em>
          ))}
          <span dir="auto" lang={otherLanguageOf(robot.description)}>
            {robot.description}
          </span>
        </p>
        <p className={styles['foot']}>
          <span className={styles['available']}>{label}</span>
          <Rating rated={robot} />
        </p>
      </div>
    </article>
  );
}

interface RobotPictureProps {
  readonly src: string | undefined;
  readonly alt: string;
  readonly turn?: Turn;
  /** How wide it is on the page, if it is larger than a card. */
  readonly sizes?: string;
  /** The same in a rendered page until React has it. */
  readonly sizesAtFirst?: string;
}

/**
 * A listing's picture in its fixed 4:3 frame, or a placeholder drawing if there is none or it cannot be
 * shown.
 */
export function RobotPicture({ src, alt, turn = 'near', sizes, sizesAtFirst }: RobotPictureProps) {
  if (!src) return <StandIn words={robotCard.noImage} />;
  return (
    <StoredPicture
      className={styles['image']}
      address={src}
      alt={alt}
      sizes={sizes}
      sizesAtFirst={sizesAtFirst}
      width={800}
      height={600}
      turn={turn}
      fallback={<StandIn words={robotCard.imageUnavailable} />}
    />
  );
}

function StandIn({ words }: { readonly words: string }) {
  return (
    <div className={styles['noPicture']}>
      <Icon name="bot" size={40} />
      {words}
    </div>
  );
}

interface Rated {
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
    <span className={ratingStyles['rating']}>
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
    <span className={ratingStyles['rating']}>
      <Icon name="star" size={15} />
      {newcomer}
    </span>
  );
}
