import {
  type DistanceUnit,
  FEATURED_LIMIT,
  shortPlaceName,
  type FoundRobot,
  type Robot,
} from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { settings } from '../../env.ts';
import { useDistanceUnit } from '../../shared/distance-unit.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState, WholeEnd } from '../../ui/surfaces.tsx';
import { placeInput } from '../places/index.ts';
import { RobotGrid, RobotGridSkeleton } from '../robots/index.ts';
import { home } from './home.text.ts';
import styles from './home.module.css';
import { useShelf, type Shelf } from './use-shelf.ts';

export interface RobotShelfProps {
  /** The place that was asked for on this screen. */
  readonly asked: string | null;
  /** Leads to the box where a place can be chosen. */
  readonly onChoosePlace: () => void;
}

/** Six robots: the nearest ones where a place is known, else the featured ones (D63, D344). */
export function RobotShelf({ asked, onChoosePlace }: RobotShelfProps) {
  const section = useRef<HTMLElement>(null);
  const shelf = useShelf(asked, section);
  const { kind, place } = shelf;
  return (
    <section
      ref={section}
      className={`page ${styles['section']} ${styles['featured']}`}
      aria-labelledby="featured"
      aria-busy={kind === 'waiting' || undefined}
      data-covered={kind === 'waiting' || undefined}
    >
      <div className={styles['sectionHead']}>
        <h2 id="featured">
          {kind === 'near' && place ? home.near(shortPlaceName(place.label)) : home.featured}
        </h2>
        <Link to="/robots" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {home.viewAll}
        </Link>
        {settings.maps && <ShelfLine shelf={shelf} onChoosePlace={onChoosePlace} />}
      </div>
      <div className={styles['shelf']}>
        <Cards shelf={shelf} />
        {kind === 'waiting' && <RobotGridSkeleton count={FEATURED_LIMIT} label={home.shelf.loading} />}
      </div>
      <WholeEnd />
    </section>
  );
}

/** What the shelf shows, and how to see something else. It has one line's room in every state. */
function ShelfLine({
  shelf,
  onChoosePlace,
}: { readonly shelf: Shelf } & Pick<RobotShelfProps, 'onChoosePlace'>) {
  const { kind, place, source } = shelf;
  const unit = useDistanceUnit();
  return (
    <div className={styles['shelfLine']}>
      <p>
        {lineText(shelf, unit)} {kind === 'near' && source && <small>{placeInput.sources[source]}</small>}
      </p>
      {kind === 'near' && (
        <Button variant="quiet" size="small" onClick={() => shelf.choose('featured')}>
          {home.shelf.showFeatured}
        </Button>
      )}
      {kind === 'featured' && place && !shelf.isNothingNear && (
        <Button variant="quiet" size="small" onClick={() => shelf.choose('near')}>
          {home.shelf.showNear}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onChoosePlace}>
        {place ? home.shelf.changePlace : home.shelf.choosePlace}
      </Button>
    </div>
  );
}

const lineText = ({ kind, place, near, isNothingNear }: Shelf, unit: DistanceUnit): string => {
  if (kind === 'near') return home.shelf.near(near.length, near.length < FEATURED_LIMIT, unit);
  return isNothingNear && place
    ? home.shelf.nothingNear(shortPlaceName(place.label), unit)
    : home.shelf.featured;
};

const withoutDistance = (robot: Robot): FoundRobot => ({ robot, distance: null });

function Cards({ shelf: { kind, near, featured, hasGivenUp, place } }: { readonly shelf: Shelf }) {
  if (kind === 'near') {
    const ids = new Set(near.map(({ robot }) => robot.id));
    const others = (featured ?? []).filter(({ id }) => !ids.has(id)).map(withoutDistance);
    const from = place?.coordinates === null ? { from: place.label } : {};
    return <RobotGrid robots={[...near, ...others].slice(0, FEATURED_LIMIT)} search={from} />;
  }
  if (featured?.length) return <RobotGrid robots={featured.map(withoutDistance)} />;
  if (kind === 'waiting') return null;
  if (!featured && !hasGivenUp)
    return <RobotGridSkeleton count={FEATURED_LIMIT} label={home.featuredLoading} />;
  return (
    <EmptyState heading="h3" title={home.featuredEmpty} picture="/illustrations/no-results.svg">
      <Link to="/create-robot" className={buttonClass()}>
        {home.listRobot}
      </Link>
    </EmptyState>
  );
}
