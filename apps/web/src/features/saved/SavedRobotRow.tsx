import { sinceSaved, type SavedRobot } from '@roborrow/domain';
import { pricePerDay } from '@roborrow/text/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { useServices } from '../../services.tsx';
import { Badge } from '../../ui/surfaces.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useBlocks } from '../safety/index.ts';
import { robotById, robotCard, RobotPicture } from '../robots/index.ts';
import { saved as words } from './saved.text.ts';
import styles from './saved.module.css';

export interface SavedRobotRowProps {
  readonly entry: SavedRobot;
  readonly isChosen: boolean;
  /** Whether it could be chosen for the comparison. */
  readonly canChoose: boolean;
  readonly takesFocus: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onRemove: () => void;
}

/** A saved robot as it is now, with what changed since (D324). It costs one read. */
export function SavedRobotRow(props: SavedRobotRowProps) {
  const { entry, isChosen, canChoose, takesFocus, onChoose, onRemove } = props;
  const { data, error } = useQuery(robotById(useServices(), entry.id));
  const { hides } = useBlocks();
  const robot = data && hides(data.ownerId) ? null : data;
  const nameId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const since = robot === undefined ? null : sinceSaved(entry, robot);
  const former = since?.kind === 'listed' ? since.formerPrice : null;

  return (
    <article aria-labelledby={nameId} className={styles['robot']}>
      <div className={styles['picture']}>
        {robot === undefined && !error && <Skeleton height="100%" />}
        {robot && <RobotPicture src={robot.images[0]} alt={robotCard.imageOf(robot.name)} />}
      </div>
      <div className={styles['body']}>
        <h3 id={nameId} ref={heading} tabIndex={-1}>
          {robot === null ? (
            entry.name
          ) : (
            <Link to="/robots/$robotId" params={{ robotId: entry.id }}>
              {robot?.name ?? entry.name}
            </Link>
          )}
        </h3>
        {robot && (
          <p className={styles['place']}>
            <Icon name="map-pin" size={15} />
            {robot.location}
          </p>
        )}
        <p className={styles['facts']}>
          {robot !== null && <strong>{pricePerDay(robot?.price ?? entry.price)}</strong>}
          {robot && former !== null && (
            <Badge tone={robot.price < former ? 'good' : 'bad'}>
              {(robot.price < former ? words.robots.cheaper : words.robots.dearer)(former)}
            </Badge>
          )}
          {since?.kind === 'listed' && since.isPaused && <Badge tone="bad">{words.robots.paused}</Badge>}
          {since?.kind === 'gone' && <Badge tone="bad">{words.robots.gone}</Badge>}
          {robot === undefined && error && <Badge>{words.robots.unknown}</Badge>}
        </p>
      </div>
      <div className={styles['tools']}>
        {robot !== null && (
          <label className={styles['choice']}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!canChoose && !isChosen}
              aria-describedby={nameId}
              onChange={(event) => onChoose(event.target.checked)}
            />
            {words.robots.compare}
          </label>
        )}
        <Button variant="quiet" size="small" aria-describedby={nameId} onClick={onRemove}>
          <Icon name="x" size={16} />
          {words.remove}
        </Button>
      </div>
    </article>
  );
}
