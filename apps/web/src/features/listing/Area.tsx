import { type Coordinates, shortPlaceName } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useNearSight } from '../../ui/use-near-sight.ts';
import { AreaMap } from '../places/index.ts';
import { robotDetail } from './robot-detail.text.ts';
import styles from './nearby.module.css';

export interface AreaProps {
  /** As the listing names it. */
  readonly place: string;
  readonly coordinates: Coordinates;
}

/** Where the robot is, as far as everybody may know: a map of the area, which is fetched when it comes close to what is in sight (D607). */
export function Area({ place, coordinates }: AreaProps) {
  const [section, isClose] = useNearSight<HTMLElement>();
  const words = robotDetail.area;
  const name = shortPlaceName(place);
  return (
    <section ref={section} aria-labelledby="area">
      <h2 id="area">{words.heading}</h2>
      <p className={styles['note']}>{words.note(name)}</p>
      <div className={styles['map']}>
        {isClose && (
          <Suspense>
            <AreaMap around={coordinates} label={words.map(name)} />
          </Suspense>
        )}
      </div>
      <p>
        <Link to="/search" search={{ location: place }} className={styles['more']}>
          <Icon name="map" size={17} />
          {words.see(name)}
        </Link>
      </p>
    </section>
  );
}
