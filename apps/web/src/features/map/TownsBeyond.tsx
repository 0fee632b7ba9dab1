import { miles } from '@roborrow/domain';
import { Icon } from '../../ui/Icon.tsx';
import { map } from './map.text.ts';
import type { MapFrame } from './map-renderer.ts';
import type { NamedPlace } from './map-scene.ts';
import styles from './towns-beyond.module.css';
import { unitsPerMile, unproject } from './projection.ts';
import { townsBeyond } from './towns-beyond.ts';

export interface TownsBeyondProps {
  readonly frame: MapFrame;
  readonly places: readonly NamedPlace[];
}

/** The towns nearest to a view that shows hardly any, at its edges, with their distance (D612). */
export function TownsBeyond({ frame: { view, size }, places }: TownsBeyondProps) {
  const mile = unitsPerMile(unproject(view).latitude);
  return townsBeyond(places, view, size).map(({ name, distance, angle, left, top }) => (
    <p
      key={name}
      className={styles['beyond']}
      style={{
        transform: `translate(${left}px, ${top}px) translate(${(-100 * left) / size.width}%, ${(-100 * top) / size.height}%)`,
      }}
    >
      <span className={styles['arrow']} style={{ rotate: `${angle + 180}deg` }}>
        <Icon name="arrow-left" size={14} />
      </span>
      {map.townBeyond(name, miles(distance / mile))}
    </p>
  ));
}
