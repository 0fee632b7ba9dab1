import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { map } from './map.text.ts';
import { zoomIn, zoomOut, type Movable } from './map-gestures.ts';
import styles from './map.module.css';

/** Nearer, farther, and back to what was shown at first. */
export function ZoomButtons({ movable }: { readonly movable: Movable }) {
  return (
    <div className={styles['zoom']}>
      <Button variant="secondary" size="icon" aria-label={map.zoomIn} onClick={() => zoomIn(movable)}>
        <Icon name="plus" size={18} />
      </Button>
      <Button variant="secondary" size="icon" aria-label={map.zoomOut} onClick={() => zoomOut(movable)}>
        <Icon name="minus" size={18} />
      </Button>
      <Button variant="secondary" size="icon" aria-label={map.showWhole} onClick={() => movable.goHome()}>
        <Icon name="navigation" size={18} />
      </Button>
    </div>
  );
}
