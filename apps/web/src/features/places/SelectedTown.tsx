import type { Robot } from '@roborrow/domain';
import { pricePerDay } from '@roborrow/text/money';
import { Link } from '@tanstack/react-router';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { robotCard, RobotPicture } from '../robots/index.ts';
import { map } from './map.text.ts';
import type { TownOnMap } from './map-scene.ts';
import styles from './selected-town.module.css';

export interface SelectedTownProps {
  readonly town: TownOnMap['town'];
  readonly robots: readonly Robot[];
  /** The place of the search; `null` for a search everywhere. */
  readonly from: string | null;
  /** Leads to its robots in the list, where the map covers it. */
  readonly onShowInList: (() => void) | undefined;
  readonly onUnselect: () => void;
}

/** The card of the selected town, with its robots (D612). */
export function SelectedTown({ town, robots, from, onShowInList, onUnselect }: SelectedTownProps) {
  return (
    <div className={styles['selected']} role="group" aria-label={town.name}>
      <div className={styles['head']}>
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
      <ul className={styles['robots']}>
        {robots.map((robot) => (
          <li key={robot.id}>
            <Link
              to="/robots/$robotId"
              params={{ robotId: robot.id }}
              search={from === null ? {} : { from }}
              state={{ isFromResults: true }}
            >
              <span className={styles['picture']}>
                <RobotPicture src={robot.images[0]} alt={robotCard.imageOf(robot.name)} />
              </span>
              <span className={styles['name']}>{robot.name}</span>
              <span className={styles['price']}>{pricePerDay(robot.price)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
