import type { Town } from '@roborrow/domain';
import { useDistanceUnit } from '../../shared/distance-unit.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { map } from './map.text.ts';
import { areaOfView, type AreaOfView } from './area-of-view.ts';
import { type Movable, zoomIn, zoomOut } from './map-gestures.ts';
import type { MapResults } from './map-results.ts';
import type { MapFrame } from './map-renderer.ts';
import { unproject } from './projection.ts';
import { scaleToSearch } from './view.ts';
import styles from './map.module.css';

interface SearchThisAreaProps {
  readonly movable: Movable;
  /** What is seen. */
  readonly frame: MapFrame;
  /** `undefined` while they load. */
  readonly towns: readonly Town[] | undefined;
  readonly origin: MapResults['origin'];
  readonly onSearch: (area: AreaOfView) => void;
}

/** Offers to search what is seen, or to go so near that it can be searched. */
export function SearchThisArea({ movable, frame, towns, origin, onSearch }: SearchThisAreaProps) {
  const unit = useDistanceUnit();
  if (!towns) return null;
  const area = areaOfView(towns, frame.view, frame.size);
  if (!area) {
    const goNearer = () => {
      const { latitude } = unproject(movable.view());
      movable.goTo({ ...movable.view(), scale: scaleToSearch(latitude, movable.size()) });
    };
    return (
      <Button variant="secondary" size="small" onClick={goNearer}>
        {map.tooFar}
      </Button>
    );
  }
  if (area.place === origin?.label && area.radius === origin.radius) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={map.searchIn(area.place, area.radius, unit)}
      onClick={() => onSearch(area)}
    >
      {map.searchHere}
    </Button>
  );
}

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
