import type { EpochMs, RobotId, UserId } from '@roborrow/domain';
import { otherLanguageOf } from '../../shared/written-in.ts';
import { messageTimeText, momentText } from '@roborrow/text/dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Avatar } from '../../shared/Avatar.tsx';
import { useServices } from '../../services.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ReportMessage } from '../safety/index.ts';
import { robotById } from '../robots/index.ts';
import { messages as text } from './messages.text.ts';
import styles from './bubble.module.css';
import aboutRobotStyles from './about-robot.module.css';
import type { MessageStatus, ShownMessage } from './thread-rows.ts';

interface MessageBubbleProps {
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
              <bdi lang={otherLanguageOf(content)}>{content}</bdi>
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

const ICONS = { pending: 'clock', sent: 'check', read: 'check-check', failed: 'circle-alert' } as const;

/** One check mark for sent, two for read (D162). */
function StatusMark({ status }: { readonly status: Exclude<MessageStatus, 'received'> }) {
  return (
    <span className={styles['status']}>
      <Icon name={ICONS[status]} size={15} />
      <span className="visually-hidden">{text.status[status]}</span>
    </span>
  );
}

/** The robot that a message is about; nothing if its listing was deleted. */
function RobotLink({ id }: { readonly id: RobotId }) {
  const { data: robot } = useQuery(robotById(useServices(), id));
  if (!robot) return null;
  return (
    <Link to="/robots/$robotId" params={{ robotId: id }} className={aboutRobotStyles['link']}>
      <Icon name="bot" size={15} />
      {text.aboutRobot(robot.name)}
    </Link>
  );
}
