import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { map } from './map.text.ts';
import styles from './results-with-map.module.css';
import type { MapPlace } from './use-map-place.ts';

/** Shows and hides the map. On a phone it floats over the list, where a thumb reaches it. */
export function MapButton({ place }: { readonly place: MapPlace }) {
  return (
    <span className={styles['button']}>
      <Button variant="secondary" size="small" aria-pressed={place.kind !== 'none'} onClick={place.toggle}>
        <Icon name="map" size={18} />
        {map.title}
      </Button>
    </span>
  );
}
