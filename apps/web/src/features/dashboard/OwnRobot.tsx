import { categoryName } from '@roborrow/text/category';
import type { AvailabilityChanges, DateRequest, Robot, UserId } from '@roborrow/domain';
import { availabilityText } from '@roborrow/text/availability';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import { numberText } from '@roborrow/text/plurals';
import { toasts } from '@roborrow/text/toasts';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { Member } from '../../session/use-session.ts';
import { Badge } from '../../ui/surfaces.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { showToast } from '../../shared/toast.ts';
import { app } from '../../shared/app.text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Following } from '../inbox/index.ts';
import { useSetAvailability } from '../listing/index.ts';
import { robotCard, RobotPicture } from '../robots/index.ts';
import { Concerned, OwnCalendar, rentalDates, useConcerned, useDateRequests } from '../dates/index.ts';
import { dashboard } from './dashboard.text.ts';
import styles from './own-robot.module.css';
import dashboardStyles from './dashboard.module.css';

const words = dashboard.robots;

interface OwnRobotProps {
  readonly member: Member;
  readonly following: Following;
  readonly robot: Robot;
  readonly onDelete: () => void;
}

/** One listing with the owner's actions. */
export function OwnRobot({ member, following, robot, onDelete }: OwnRobotProps) {
  const [isPausing, setPausing] = useState(false);
  const requests = useConcerned(member.user.uid, following, robot.id);
  const nameId = useId();
  const availability = useSetAvailability();
  const once = useOneAtATime();
  const known = useDateRequests(member.user.uid) ?? [];
  const close = async (changes: AvailabilityChanges) => {
    const result = await availability.mutateAsync({ robot, changes });
    if (result.ok) showToast('success', rentalDates.own.saved);
    else showToast('error', robotsErrorText('update', result.error.error));
  };
  const facts = [
    [words.dailyRate, words.rate(robot.price)],
    [words.totalRentals, numberText(robot.totalRentals)],
    [words.category, categoryName(robot.category)],
  ] as const;

  const toggle = async () => {
    const isAvailable = !robot.isAvailable;
    const result = await availability.mutateAsync({ robot, changes: { isAvailable } });
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
          <Icon name="map-pin" size={15} />
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
            <Icon name="pencil" size={16} />
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
          <OwnCalendar
            describedBy={nameId}
            robot={robot}
            requests={known}
            isSaving={availability.isPending}
            onSave={(closing) => void once(() => close(closing))}
          />
          <Button
            variant="quiet"
            size="small"
            aria-describedby={nameId}
            busy={availability.isPending}
            onClick={() => (robot.isAvailable && requests?.length ? setPausing(true) : void once(toggle))}
          >
            <Icon name={robot.isAvailable ? 'pause' : 'play'} size={16} />
            {robot.isAvailable ? words.pause : words.reopen}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-describedby={nameId}
            className={styles['delete']}
            onClick={onDelete}
          >
            <Icon name="trash-2" size={16} />
            {words.delete}
          </Button>
        </div>
      </div>
      {isPausing && requests && (
        <PauseRobot
          me={member.user.uid}
          robot={robot}
          requests={requests}
          following={following}
          onClose={() => setPausing(false)}
          onConfirm={() => {
            setPausing(false);
            void once(toggle);
          }}
        />
      )}
    </article>
  );
}

const pausing = dashboard.pauseDialog;

interface PauseRobotProps {
  readonly me: UserId;
  readonly robot: Robot;
  readonly requests: readonly DateRequest[];
  readonly following: Following;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a listing with open or accepted dates is paused, and says that they stay (D684). */
function PauseRobot({ me, robot, requests, following, onClose, onConfirm }: PauseRobotProps) {
  return (
    <Dialog title={pausing.heading(robot.name)} closeLabel={app.close} onClose={onClose}>
      <p>{pausing.text}</p>
      <Concerned me={me} requests={requests} following={following} effect="stay" />
      <div className={dashboardStyles['dialogActions']}>
        <Button variant="secondary" onClick={onClose}>
          {pausing.cancel}
        </Button>
        <Button onClick={onConfirm}>{pausing.confirm}</Button>
      </div>
    </Dialog>
  );
}
