import type { EpochMs, RobotId, UserId } from '@roborrow/domain';
import { messageTimeText, momentText } from '@roborrow/text/dates';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { ReportMessage } from '../safety/index.ts';
import { messages as text } from './messages.text.ts';
import styles from './bubble.module.css';
import { RobotLink } from './RobotLink.tsx';
import { StatusMark } from './StatusMark.tsx';
import type { ShownMessage } from './thread-rows.ts';

export interface MessageBubbleProps {
  readonly me: UserId;
  readonly message: ShownMessage;
  readonly counterpart: UserId;
  readonly name: string;
  readonly avatar: string;
  readonly now: EpochMs;
  readonly startsGroup: boolean;
  readonly endsGroup: boolean;
  /** The robot to name above the text. */
  readonly robotId: RobotId | null;
  /** Below the text. */
  readonly children?: ReactNode;
}

/** One message. Its author, time and status are always available, visually or to screen readers. */
export function MessageBubble({
  me,
  message,
  counterpart,
  name,
  avatar,
  now,
  startsGroup,
  endsGroup,
  robotId,
  children,
}: MessageBubbleProps) {
  const { id, content, createdAt, status } = message;
  const isOwn = status !== 'received';
  return (
    <article
      className={styles['message']}
      data-own={isOwn || undefined}
      data-status={status}
      data-starts={startsGroup || undefined}
      data-ends={endsGroup || undefined}
    >
      {!isOwn && (
        <span className={styles['face']}>{endsGroup && <Avatar name={name} src={avatar} size={1.75} />}</span>
      )}
      <div className={styles['column']}>
        <div className={styles['line']}>
          <div className={styles['bubble']}>
            <span className="visually-hidden">{isOwn ? text.you : name}: </span>
            {robotId && <RobotLink id={robotId} />}
            <p>
              <bdi>{content}</bdi>
              {isOwn && <StatusMark status={status} />}
            </p>
            {children}
          </div>
          {!isOwn && <ReportMessage me={me} id={id} sender={counterpart} />}
        </div>
        <time
          className={endsGroup ? styles['time'] : 'visually-hidden'}
          dateTime={new Date(createdAt).toISOString()}
          title={momentText(createdAt)}
        >
          {messageTimeText(createdAt, now)}
        </time>
      </div>
    </article>
  );
}
