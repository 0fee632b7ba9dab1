import type {
  DateRequest,
  DatesNote,
  Delivery,
  EndReason,
  MeetingAgreed,
  MeetingProposed,
  Sending,
  SendMessageError,
  StepKind,
} from '@roborrow/domain';
import { sendMessageErrorText } from '@roborrow/text/errors/messages';
import { stepSentence } from '@roborrow/text/rentals';
import { toasts } from '@roborrow/text/toasts';
import { useSyncExternalStore } from 'react';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Member } from '../../session/use-session.ts';
import { showToast } from '../../shared/toast.ts';
import { isOnline, onConnection } from '../offline/index.ts';
import { useSending } from '../inbox/index.ts';
import { messages as text } from './messages.text.ts';
import styles from './bubble.module.css';

interface UnsentProps {
  readonly error: SendMessageError | null;
  /** Whether it is sent by itself when the network is back. */
  readonly waits: boolean;
  readonly onRetry: () => Promise<unknown>;
  readonly onDiscard: () => void;
}

/** Why a message was not sent, and the actions for it (D27). */
export function Unsent({ error, waits, onRetry, onDiscard }: UnsentProps) {
  const once = useOneAtATime();
  const isOffline = !useSyncExternalStore(onConnection, isOnline) && waits;
  return (
    <div className={styles['unsent']}>
      <p>{isOffline ? text.waiting : error ? sendMessageErrorText(error) : toasts.messages.failure}</p>
      <button type="button" onClick={() => void once(onRetry)}>
        <Icon name="rotate-cw" size={14} />
        {text.retry}
      </button>
      <button type="button" onClick={onDiscard}>
        <Icon name="trash-2" size={14} />
        {text.discard}
      </button>
    </div>
  );
}

interface AnnouncedSending extends Sending {
  /** Sends the message by which the member takes a step (D503). */
  readonly takeStep: (kind: StepKind, request: DateRequest, reason?: EndReason) => Promise<Delivery>;
  /** Proposes or confirms an appointment (D722). */
  readonly arrange: (
    note: MeetingProposed | MeetingAgreed,
    sentence: string,
    request: DateRequest,
  ) => Promise<Delivery>;
}

/** Sends as the signed-in member, with a toast for the result of each try (D172). */
export function useAnnouncedSending(me: Member): AnnouncedSending {
  const sending = useSending(me);
  const announced = async (outcome: Promise<Delivery>) => {
    const delivery = await outcome;
    showToast(delivery.ok ? 'success' : 'error', toasts.messages[delivery.ok ? 'sent' : 'failure']);
    return delivery;
  };
  const send: Sending['send'] = (message) => announced(sending.send(message));
  /** To the other one of the two, about the robot. */
  const about = (
    { robotId, renterId, renterName, ownerId, ownerName }: DateRequest,
    content: string,
    dates: DatesNote,
  ) => {
    const [receiverId, receiverName] =
      renterId === me.user.uid ? [ownerId, ownerName] : [renterId, renterName];
    return send({ receiverId, receiverName, content, robotId, dates });
  };
  return {
    ...sending,
    send,
    retry: (message) => announced(sending.retry(message)),
    takeStep: (kind, request, reason) =>
      about(request, stepSentence(kind, request.range, reason), {
        kind,
        request: request.id,
        ...(reason && { reason }),
      }),
    arrange: (note, sentence, request) => about(request, sentence, note),
  };
}
