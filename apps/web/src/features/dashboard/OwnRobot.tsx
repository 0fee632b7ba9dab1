import type { Robot } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { MapPin, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useSetAvailability } from '../../queries/listings.ts';
import { availabilityText } from '../../text/availability.ts';
import { robotsErrorText } from '../../text/errors/robots.ts';
import { numberText } from '../../text/plurals.ts';
import { robotCard } from '../../text/robot-card.ts';
import { dashboard } from '../../text/screens/dashboard.ts';
import { toasts } from '../../text/toasts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { RobotPicture } from '../robot-card/RobotPicture.tsx';
import { showToast } from '../toasts/toast.ts';
import styles from './own-robot.module.css';

const words = dashboard.robots;

/** One listing as its owner sees it. */
export function OwnRobot({ robot, onDelete }: { readonly robot: Robot; readonly onDelete: () => void }) {
  const nameId = useId();
  const availability = useSetAvailability();
  const facts = [
    [words.dailyRate, words.rate(robot.price)],
    [words.totalRentals, numberText(robot.totalRentals)],
    [words.category, robot.category],
  ] as const;

  const toggle = async () => {
    const isAvailable = !robot.isAvailable;
    const result = await availability.mutateAsync({ robot, isAvailable });
    if (!result.ok) return showToast('error', robotsErrorText('update', result.error.error));
    showToast('success', (isAvailable ? toasts.listing.reopened : toasts.listing.paused)(robot.name));
  };

  return (
    <article aria-labelledby={nameId} className={styles['robot']}>
      <div className={styles['picture']}>
        <RobotPicture src={robot.images[0]} alt={robotCard.imageOf(robot.name)} />
      </div>
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 id={nameId}>{robot.name}</h2>
          <Badge tone={robot.isAvailable ? 'good' : 'bad'}>{availabilityText(robot.isAvailable)}</Badge>
        </div>
        <p className={styles['place']}>
          <MapPin size={15} aria-hidden />
          {robot.location}
        </p>
        <dl className={styles['facts']}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {!robot.isAvailable && <p className={styles['note']}>{words.pauseHint}</p>}
        <div className={styles['tools']}>
          <Link
            to="/edit-robot/$robotId"
            params={{ robotId: robot.id }}
            aria-describedby={nameId}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <Pencil size={16} aria-hidden />
            {words.edit}
          </Link>
          <Link
            to="/robots/$robotId"
            params={{ robotId: robot.id }}
            aria-describedby={nameId}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {words.viewDetails}
          </Link>
          <Button
            variant="quiet"
            size="small"
            aria-describedby={nameId}
            busy={availability.isPending}
            onClick={() => void toggle()}
          >
            {robot.isAvailable ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
            {robot.isAvailable ? words.pause : words.reopen}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-describedby={nameId}
            className={styles['delete']}
            onClick={onDelete}
          >
            <Trash2 size={16} aria-hidden />
            {words.delete}
          </Button>
        </div>
      </div>
    </article>
  );
}
