import {
  err,
  messageId,
  OPERATION_TIMEOUT,
  PortError,
  sendMessage,
  stepId,
  type DatesNote,
  type Message,
  type MessageId,
  type Result,
  type RobotId,
  type SendMessageError,
  type UserId,
} from '@roborrow/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../services.tsx';
import type { Member } from '../../../session/use-session.ts';
import type { LiveView } from '../live-view.ts';
import { messageKeys } from '../message-keys.ts';
import type { OutboxMessage } from '../outbox-message.ts';
import { changeOutbox, markFailed, markPending, markSent, removeFromOutbox } from '../outbox.ts';

type Delivery = Result<Message, SendMessageError>;

export interface NewMessage {
  readonly receiverId: UserId;
  readonly receiverName: string;
  readonly content: string;
  readonly robotId: RobotId | null;
  readonly dates: DatesNote | null;
}

export interface Sending {
  /** Shows the message at once as pending; resolves to whether it was sent. */
  readonly send: (message: NewMessage) => Promise<boolean>;
  /** Tries again with the same id, so that the message is never stored twice (D27). */
  readonly retry: (message: OutboxMessage) => Promise<boolean>;
  readonly discard: (message: OutboxMessage) => void;
}

/** Sends messages as the signed-in member. A running send continues when the screen is closed. */
export function useSending(me: Member): Sending {
  const services = useServices();
  const queries = useQueryClient();
  const uid = me.user.uid;

  const deliver = async ({ id, receiverId, content, robotId, dates }: OutboxMessage): Promise<Delivery> => {
    try {
      return await sendMessage(await services)({ id, me, receiverId, content, robotId, dates });
    } catch (thrown) {
      return failed('failed', thrown);
    }
  };

  // The answer to a request may have been given by the other one, with the same id (D504).
  const isStored = ({ id, receiverId, dates }: OutboxMessage) =>
    [messageKeys.conversations(uid), messageKeys.thread(uid, receiverId)].some((key) =>
      queries
        .getQueryData<LiveView>(key)
        ?.messages.some(
          (stored) => stored.id === id && stored.senderId === uid && stored.dates?.kind === dates?.kind,
        ),
    );

  const attempt = async (message: OutboxMessage): Promise<boolean> => {
    const delivery = deliver(message);
    // Also when the answer comes after the time limit.
    void delivery.then((result) => result.ok && markSent(uid, result.value));
    const result = await withinLimit(delivery);
    // The live view may already contain the message although its answer was lost.
    if (result.ok || isStored(message)) return true;
    markFailed(uid, message.id, result.error);
    return false;
  };

  return {
    send: async (message) => {
      const { ids, clock } = await services;
      const unsent: OutboxMessage = {
        ...message,
        id: idOf(message.dates) ?? messageId(ids.next()),
        createdAt: clock.now(),
        state: { kind: 'pending' },
      };
      changeOutbox(uid, ({ drafts, messages }) => ({ drafts, messages: [...messages, unsent] }));
      return attempt(unsent);
    },
    retry: (message) => {
      markPending(uid, message.id);
      return attempt(message);
    },
    discard: ({ id }) => removeFromOutbox(uid, new Set([id])),
  };
}

/** A step's id follows from its request; other messages have a new one. */
const idOf = (dates: DatesNote | null): MessageId | null =>
  dates === null || dates.kind === 'asked' ? null : stepId(dates.kind, dates.request);

const failed = (kind: 'failed' | 'unavailable', cause?: unknown): Delivery =>
  err({ kind: 'port', error: new PortError(kind, { cause }) });

/** One time limit for the whole send: reading the receiver's name, and the write. */
async function withinLimit(delivery: Promise<Delivery>): Promise<Delivery> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Delivery>((resolve) => {
    timer = setTimeout(() => resolve(failed('unavailable')), OPERATION_TIMEOUT);
  });
  const first = await Promise.race([delivery, limit]);
  clearTimeout(timer);
  return first;
}
