import { stepOf, type DatesNote } from '../dates/dates-note.ts';
import { agreementId } from '../dates/meetings.ts';
import { stepId } from '../dates/step-id.ts';
import { messageId, type MessageId, type RobotId, type UserId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import { withinTime } from '../ports/operation-timeout.ts';
import { PortError } from '../ports/port-error.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import { sendMessage, type SendMessageError, type SendMessageInput } from '../use-cases/send-message.ts';
import type { OutboxStore } from './create-outbox.ts';
import { isWaiting, type OutboxMessage } from './outbox.ts';
import type { Timer } from '../timer.ts';

/** A message as it is written. */
export interface NewMessage {
  readonly receiverId: UserId;
  readonly receiverName: string;
  readonly content: string;
  readonly robotId: RobotId | null;
  readonly dates: DatesNote | null;
}

/** How a message ended: stored, or why not. */
export type Delivery = Result<Message, SendMessageError>;

/** Sends one member's messages through an outbox. */
export interface Sending {
  /** Puts the message into the outbox at once, and sends it. Rejects only when there is no backend at all. */
  readonly send: (message: NewMessage) => Promise<Delivery>;
  /** Tries again with the same id, so that the message is never stored twice (D27). */
  readonly retry: (message: OutboxMessage) => Promise<Delivery>;
  readonly discard: (message: OutboxMessage) => void;
  /**
   * For the moment when the network is back: sends what failed without an answer, and what is being tried should that fail, each
   * message once (D486). Returns how to stop.
   */
  readonly sendWaiting: () => () => void;
}

type SendingPorts = Pick<Ports, 'users' | 'messages' | 'notifier' | 'analytics' | 'ids' | 'clock'>;

/** What sending works with. */
export interface SendingDeps {
  readonly outbox: OutboxStore;
  /** May be a promise, for a client that is still loading its backend. */
  readonly ports: SendingPorts | Promise<SendingPorts>;
  readonly timer: Timer;
  readonly me: SendMessageInput['me'];
  /** The message among those stored that the client sees, although no answer came. */
  readonly findStored?: (message: OutboxMessage) => Message | undefined;
}

/**
 * Sends messages as a member. A message has 15 seconds; one whose answer comes later counts as sent all the same (D181).
 *
 * @example
 * ```ts
 * const ask = async (sending: Sending, kai: UserId): Promise<string> => {
 *   const message = { receiverId: kai, receiverName: 'Kai', content: 'Is it free?', robotId: null, dates: null };
 *   const delivery = await sending.send(message);
 *   return delivery.ok ? delivery.value.id : delivery.error.kind;
 * };
 * ```
 */
export const createSending = ({ outbox, ports, timer, me, findStored }: SendingDeps): Sending => {
  const uid = me.user.uid;

  const deliver = async ({ id, receiverId, content, robotId, dates }: OutboxMessage): Promise<Delivery> => {
    try {
      return await sendMessage(await ports)({ id, me, receiverId, content, robotId, dates });
    } catch (thrown) {
      return failed('failed', thrown);
    }
  };

  const attempt = async (message: OutboxMessage): Promise<Delivery> => {
    // One time limit for the whole send: reading the receiver's name, and the write.
    const delivery = deliver(message);
    // Also when the answer comes after the time limit.
    void delivery.then((result) => result.ok && outbox.markSent(uid, result.value));
    const result = await withinTime(delivery, timer).catch((thrown: unknown) =>
      failed('unavailable', thrown),
    );
    if (result.ok) return result;
    const stored = findStored?.(message);
    if (stored) return ok(stored);
    outbox.mark(uid, message.id, { kind: 'failed', error: result.error });
    return result;
  };

  const retry = (message: OutboxMessage): Promise<Delivery> => {
    outbox.mark(uid, message.id, { kind: 'pending' });
    return attempt(message);
  };

  return {
    send: async (message) => {
      const { ids, clock } = await ports;
      const unsent: OutboxMessage = {
        ...message,
        id: idOf(message.dates) ?? messageId(ids.next()),
        createdAt: clock.now(),
        state: { kind: 'pending' },
      };
      outbox.add(uid, unsent);
      return attempt(unsent);
    },
    retry,
    discard: ({ id }) => outbox.remove(uid, new Set([id])),
    sendWaiting: () => {
      const due = new Set(outbox.read(uid).messages.map(({ id }) => id));
      const sendDue = (): void => {
        for (const message of outbox.read(uid).messages) {
          if (isWaiting(message) && due.delete(message.id)) void retry(message);
        }
      };
      const stop = outbox.subscribe(sendDue);
      sendDue();
      return stop;
    },
  };
};

/** A step's id follows from its request, a confirmation's from the proposal; other messages have a new one. */
const idOf = (dates: DatesNote | null): MessageId | null => {
  const step = stepOf(dates);
  if (step) return stepId(step.kind, step.request);
  return dates?.kind === 'meeting-agreed' ? agreementId(dates.proposal) : null;
};

const failed = (kind: 'failed' | 'unavailable', cause?: unknown): Delivery =>
  err({ kind: 'port', error: new PortError(kind, { cause }) });
