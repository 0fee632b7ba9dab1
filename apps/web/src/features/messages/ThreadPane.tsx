import {
  DEFAULT_NAME,
  type DateRequest,
  type DatesAsked,
  type Delivery,
  type Message,
  type RobotId,
  type Sending,
  type StepKind,
  type UserId,
} from '@roborrow/domain';
import { messagesErrorText } from '@roborrow/text/errors/messages';
import { toasts } from '@roborrow/text/toasts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBlocks } from '../../queries/blocks/blocks.ts';
import { useMarkRead } from '../../queries/messages/commands/mark-read.ts';
import { useSending } from '../../queries/messages/commands/send.ts';
import { useThread } from '../../queries/messages/thread.ts';
import { useOutbox } from '../../queries/messages/outbox.ts';
import { profileById } from '../../queries/users/users.ts';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { rentalDates } from '../../text/rental-dates.ts';
import { messages as text } from '../../text/screens/messages.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BlockedThread } from '../block/index.ts';
import { DatesDraft } from '../rental-dates/index.ts';
import { showToast } from '../toasts/index.ts';
import { AboutRobot } from './AboutRobot.tsx';
import { Composer } from './Composer.tsx';
import { Failure } from './Failure.tsx';
import styles from './thread.module.css';
import { ThreadHead } from './ThreadHead.tsx';
import { ThreadLog } from './ThreadLog.tsx';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';

export interface ThreadPaneProps {
  readonly me: Member;
  readonly counterpartId: UserId;
  readonly robotId: RobotId | null;
  readonly dates: DatesAsked | null;
  readonly onBack: () => void;
  readonly onDropRobot: () => void;
  readonly onDropDates: () => void;
}

/** The open thread, or the draft that becomes one with its first message. Keyed by the counterpart. */
export function ThreadPane(props: ThreadPaneProps) {
  const { me, counterpartId, robotId, dates, onBack, onDropRobot, onDropDates } = props;
  const uid = me.user.uid;
  const thread = useThread(uid, counterpartId);
  const allOutbox = useOutbox(uid);
  const outbox = useMemo(
    () => allOutbox.filter(({ receiverId }) => receiverId === counterpartId),
    [allOutbox, counterpartId],
  );
  const sending = withToasts(useSending(me));
  const { data: profile } = useQuery(profileById(useServices(), counterpartId));
  const isBlocked = useBlocks().people.includes(counterpartId);
  useMarkRead(uid, counterpartId, thread.messages);
  const name = profile?.displayName || nameIn(thread.messages ?? [], counterpartId) || DEFAULT_NAME;

  const send = (content: string) => {
    void sending.send({ receiverId: counterpartId, receiverName: name, content, robotId, dates });
    if (robotId) onDropRobot();
  };
  const takeStep = (kind: StepKind, request: DateRequest) =>
    void sending.send({
      receiverId: counterpartId,
      receiverName: name,
      content: rentalDates.step(kind, request),
      robotId: request.robotId,
      dates: { kind, request: request.id },
    });

  return (
    <section className={styles['pane']} aria-label={text.threadWith(name)}>
      <ThreadHead name={name} counterpartId={counterpartId} profile={profile ?? null} onBack={onBack} />
      {thread.failure !== null && (
        <Failure text={messagesErrorText('load', thread.failure)} onRetry={thread.retry} />
      )}
      {thread.messages === null && thread.failure === null && <ThreadSkeleton />}
      {thread.messages !== null && thread.messages.length + outbox.length > 0 && (
        <ThreadLog
          me={uid}
          name={name}
          avatar={profile?.avatar ?? ''}
          thread={thread}
          messages={thread.messages}
          outbox={outbox}
          sending={sending}
          onStep={takeStep}
        />
      )}
      {thread.messages?.length === 0 && outbox.length === 0 && (
        <div className={styles['draft']}>
          <Avatar name={name} src={profile?.avatar ?? ''} size={5} />
          <EmptyState title={text.draft} text={text.draftHint(name)} />
        </div>
      )}
      <div className={styles['foot']}>
        {robotId && !isBlocked && <AboutRobot id={robotId} onDrop={onDropRobot} />}
        {dates && !isBlocked && <DatesDraft dates={dates} onDrop={onDropDates} />}
        {isBlocked ? (
          <BlockedThread me={uid} id={counterpartId} name={name} />
        ) : (
          <Composer me={uid} counterpartId={counterpartId} name={name} onSend={send} />
        )}
      </div>
    </section>
  );
}

/** The counterpart's name in the messages, for a profile that cannot be read. */
function nameIn([latest]: readonly Message[], counterpart: UserId): string | undefined {
  return latest?.senderId === counterpart ? latest.senderName : latest?.receiverName;
}

/** Adds a toast for the result of each try (D172). */
const withToasts = ({ send, retry, ...others }: Sending): Sending => {
  const announced = async (outcome: Promise<Delivery>) => {
    const delivery = await outcome;
    showToast(delivery.ok ? 'success' : 'error', toasts.messages[delivery.ok ? 'sent' : 'failure']);
    return delivery;
  };
  return {
    send: (message) => announced(send(message)),
    retry: (message) => announced(retry(message)),
    ...others,
  };
};
