import { map } from '../../text/screens/map.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { TownOnMap } from './map-scene.ts';
import styles from './map.module.css';

export interface SelectedTownProps {
  readonly town: TownOnMap['town'];
  /** Leads to its robots in the list, where the map covers it. */
  readonly onShowInList: (() => void) | undefined;
  readonly onUnselect: () => void;
}

/** The card of the selected town. */
export function SelectedTown({ town, onShowInList, onUnselect }: SelectedTownProps) {
  return (
    <div className={styles['selected']} role="group" aria-label={town.name}>
      <p>
        <strong>{town.name}</strong>
        <br />
        {map.robotsFrom(town.robots.length, town.lowestPrice)}
      </p>
      {onShowInList && (
        <Button size="small" onClick={onShowInList}>
          {map.showInList}
        </Button>
      )}
      <Button variant="quiet" size="icon" aria-label={map.unselect} onClick={onUnselect}>
        <Icon name="x" size={18} />
      </Button>
    </div>
  );
}
