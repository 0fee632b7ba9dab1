import {
  isWaiting,
  type DateRequest,
  type EpochMs,
  type OutboxMessage,
  type Sending,
  type UserId,
} from '@roborrow/domain';
import { dayText } from '@roborrow/text/dates';
import { Link } from '@tanstack/react-router';
import { DatesCard, type OnStep, rentalDates, RequestCard } from '../dates/index.ts';
import { MessageBubble } from './MessageBubble.tsx';
import type { ThreadRow } from './thread-rows.ts';
import styles from './thread.module.css';
import { Unsent } from './Unsent.tsx';

export interface ThreadRowViewProps {
  readonly me: UserId;
  readonly row: ThreadRow;
  /** What became of the dates that it asks for. */
  readonly request: DateRequest | null;
  readonly counterpart: UserId;
  readonly name: string;
  readonly avatar: string;
  readonly now: EpochMs;
  readonly outbox: readonly OutboxMessage[];
  readonly sending: Pick<Sending, 'retry' | 'discard'>;
  readonly onStep: OnStep;
}

export function ThreadRowView(props: ThreadRowViewProps) {
  const { me, counterpart, row, request, name, avatar, now, outbox, sending, onStep } = props;
  const { message, startsDay, startsGroup, endsGroup, newRobot } = row;
  const failed = message.status === 'failed' && outbox.find(({ id }) => id === message.id);
  return (
    <>
      {startsDay && <h3 className={styles['day']}>{dayText(message.createdAt, now)}</h3>}
      <MessageBubble
        me={me}
        message={message}
        counterpart={counterpart}
        name={name}
        avatar={avatar}
        now={now}
        startsGroup={startsGroup}
        endsGroup={endsGroup}
        robotId={newRobot}
      >
        {request ? (
          <RequestCard me={me} request={request} onStep={onStep} />
        ) : (
          message.dates?.kind === 'asked' && (
            <DatesCard range={message.dates} total={message.dates.total} phase={null} />
          )
        )}
        {message.dates?.kind === 'meeting' && (
          <Link
            to="/rentals/$rentalId"
            params={{ rentalId: message.dates.request }}
            className={styles['toRental']}
          >
            {rentalDates.openAppointment}
          </Link>
        )}
      </MessageBubble>
      {failed && (
        <Unsent
          error={message.error}
          waits={isWaiting(failed)}
          onRetry={() => sending.retry(failed)}
          onDiscard={() => sending.discard(failed)}
        />
      )}
    </>
  );
}
