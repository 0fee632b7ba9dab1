import {
  dateRequests,
  DEFAULT_NAME,
  nextSteps,
  type DatesAsked,
  type Message,
  type RobotId,
  type UserId,
} from '@roborrow/domain';
import { messagesErrorText } from '@roborrow/text/errors/messages';
import { personName } from '@roborrow/text/person';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { Avatar } from '../../shared/Avatar.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { BlockedThread, useBlocks } from '../safety/index.ts';
import { type MarkedRead, useMarkRead, useOutbox, useThread } from '../inbox/index.ts';
import { DatesDraft, moment, useFollowDateRequests } from '../dates/index.ts';
import { messages as text } from './messages.text.ts';
import { AboutRobot, ThreadHead } from './ThreadHead.tsx';
import { useAnnouncedSending } from './Unsent.tsx';
import { Composer } from './Composer.tsx';
import { Failure, ThreadSkeleton } from './LoadingMessages.tsx';
import styles from './thread.module.css';
import { ThreadLog } from './ThreadLog.tsx';

export interface ThreadPaneProps {
  readonly me: Member;
  readonly counterpartId: UserId;
  readonly robotId: RobotId | null;
  readonly dates: DatesAsked | null;
  readonly onBack: () => void;
  readonly onDropRobot: () => void;
  readonly onDropDates: () => void;
}

const logUnmarked = (what: MarkedRead, reason: unknown) =>
  console.error(messagesErrorText(what, reason), reason);

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
  const sending = useAnnouncedSending(me);
  const { data: profile } = useQuery(profileById(useServices(), counterpartId));
  const isBlocked = useBlocks().people.includes(counterpartId);
  useMarkRead(uid, counterpartId, thread, logUnmarked);
  const mayAnswer = useMemo(
    () =>
      dateRequests(thread.messages ?? []).some((request) =>
        nextSteps(request, uid, moment()).includes('accepted'),
      ),
    [thread.messages, uid],
  );
  // Only beside Accept is it said which days were accepted in other conversations.
  useFollowDateRequests(mayAnswer ? uid : null);
  const receiverName = profile?.displayName || nameIn(thread.messages ?? [], counterpartId) || DEFAULT_NAME;
  const name = personName(receiverName);

  const send = (content: string) => {
    void sending.send({ receiverId: counterpartId, receiverName, content, robotId, dates });
    if (robotId) onDropRobot();
  };
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
          counterpart={counterpartId}
          name={name}
          avatar={profile?.avatar ?? ''}
          thread={thread}
          messages={thread.messages}
          outbox={outbox}
          sending={sending}
          onStep={(...step) => void sending.takeStep(...step)}
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
        {profile === null && thread.messages?.length ? (
          <p className={styles['gone']}>{text.gone(name)}</p>
        ) : isBlocked ? (
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
