import type { EpochMs, UserId } from '@roborrow/domain';
import type { Sending } from '../../queries/messages/commands/send.ts';
import { isWaiting, type OutboxMessage } from '../../queries/messages/outbox-message.ts';
import { dayText } from '../../text/dates.ts';
import { MessageBubble } from './MessageBubble.tsx';
import type { ThreadRow } from './thread-rows.ts';
import styles from './thread.module.css';
import { Unsent } from './Unsent.tsx';

export interface ThreadRowViewProps {
  readonly me: UserId;
  readonly row: ThreadRow;
  readonly name: string;
  readonly avatar: string;
  readonly now: EpochMs;
  readonly outbox: readonly OutboxMessage[];
  readonly sending: Sending;
}

export function ThreadRowView({ me, row, name, avatar, now, outbox, sending }: ThreadRowViewProps) {
  const { message, startsDay, startsGroup, endsGroup, newRobot } = row;
  const failed = message.status === 'failed' && outbox.find(({ id }) => id === message.id);
  return (
    <>
      {startsDay && <h3 className={styles['day']}>{dayText(message.createdAt, now)}</h3>}
      <MessageBubble
        me={me}
        message={message}
        name={name}
        avatar={avatar}
        now={now}
        startsGroup={startsGroup}
        endsGroup={endsGroup}
        robotId={newRobot}
      />
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
