import type { Robot } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLog } from '../../shared/use-log.ts';
import { AskDates } from '../dates/index.ts';
import { robotDetail } from './robot-detail.text.ts';
import styles from './robot-detail.module.css';

/** The dates with their total, and a link to write to the owner; not shown to the owner, not for a paused listing, and not for an unknown owner (D69, D143, D31). */
export function ContactOwner({
  robot,
  isOwn,
  isReachable,
}: {
  readonly robot: Robot;
  readonly isOwn: boolean;
  /** False while it is not known that the owner still has a profile, and for the owner who sees the page as others do. */
  readonly isReachable: boolean;
}) {
  const noteId = useId();
  const log = useLog();
  if (isOwn) {
    return (
      <div className={styles['stack']}>
        <Button size="large" wide disabled aria-describedby={noteId}>
          {robotDetail.ownRobot}
        </Button>
        <p id={noteId} role="note" className={styles['quiet']}>
          {robotDetail.ownRobotNote}
        </p>
        <Link
          to="/edit-robot/$robotId"
          params={{ robotId: robot.id }}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {robotDetail.editRobot}
        </Link>
        <Link
          to="."
          search={true}
          state={{ isAsOthers: true }}
          className={buttonClass({ variant: 'quiet', wide: true })}
        >
          <Icon name="eye" size={18} />
          {robotDetail.asOthers.see}
        </Link>
      </div>
    );
  }
  if (!robot.isAvailable) return <p role="note">{robotDetail.paused}</p>;
  return (
    <div className={styles['contact']}>
      <AskDates robot={robot} isOwnerKnown={isReachable} />
      {isReachable ? (
        <Link
          to="/messages"
          search={{ newConversation: robot.ownerId, robotId: robot.id }}
          className={buttonClass({ variant: 'secondary', size: 'large', wide: true })}
          onClick={() => log({ name: 'contact_owner' })}
        >
          <Icon name="message-circle" size={20} />
          {robotDetail.contactOwner}
        </Link>
      ) : (
        <Button variant="secondary" size="large" wide disabled>
          {robotDetail.contactOwner}
        </Button>
      )}
    </div>
  );
}
