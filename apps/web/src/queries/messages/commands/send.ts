import {
  err,
  messageId,
  PortError,
  sendMessage,
  type Message,
  type Result,
  type RobotId,
  type SendMessageError,
  type UserId,
} from '@roborrow/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../services.tsx';
import type { Member } from '../../../session/use-session.ts';
import { mergeIntoList } from '../conversations.ts';
import { messageKeys } from '../message-keys.ts';
import { withSent, type ThreadView } from '../thread-view.ts';
import type { UnsentMessage } from '../unsent-message.ts';
import { changeUnsent, readUnsent } from '../unsent.ts';

/** How long a message may be on its way, in milliseconds, before it counts as failed. */
export const SEND_LIMIT = 12_000;

type Delivery = Result<Message, SendMessageError>;

export interface NewMessage {
  readonly receiverId: UserId;
  readonly receiverName: string;
  readonly content: string;
  readonly robotId: RobotId | null;
}

export interface Sending {
  /** Shows the message at once, as on its way, and answers whether it was sent. */
  readonly send: (message: NewMessage) => Promise<boolean>;
  /** Tries again with the same id, which never doubles the message (D27). */
  readonly retry: (message: UnsentMessage) => Promise<boolean>;
  readonly discard: (message: UnsentMessage) => void;
}

/** Sending as the signed-in member. It goes on when the screen is left. */
export function useSending(me: Member): Sending {
  const services = useServices();
  const queries = useQueryClient();
  const uid = me.user.uid;

  const deliver = async ({ id, receiverId, content, robotId }: UnsentMessage): Promise<Delivery> => {
    try {
      return await sendMessage(await services)({ id, me, receiverId, content, robotId });
    } catch (thrown) {
      return failed('failed', thrown);
    }
  };

  const settle = (sent: Message) => {
    remove(uid, sent.id);
    const thread = messageKeys.thread(uid, sent.receiverId);
    queries.setQueryData<ThreadView>(thread, (view) => view && withSent(view, sent));
    mergeIntoList(queries, uid, [sent]);
  };

  const attempt = async (message: UnsentMessage): Promise<boolean> => {
    const delivery = deliver(message);
    // Settles even when it comes after the time is up.
    void delivery.then((result) => result.ok && settle(result.value));
    const result = await withinLimit(delivery);
    if (result.ok) return true;
    // The subscription may have shown the message although its answer was lost.
    if (!isUnsent(uid, message.id)) return true;
    mark(uid, message.id, { kind: 'failed', error: result.error });
    return false;
  };

  return {
    send: async (message) => {
      const { ids, clock } = await services;
      const unsent: UnsentMessage = {
        ...message,
        id: messageId(ids.next()),
        createdAt: clock.now(),
        state: { kind: 'pending' },
      };
      changeUnsent(uid, ({ drafts: { [message.receiverId]: _, ...drafts }, outbox }) => ({
        drafts,
        outbox: [...outbox, unsent],
      }));
      return attempt(unsent);
    },
    retry: (message) => {
      mark(uid, message.id, { kind: 'pending' });
      return attempt(message);
    },
    discard: ({ id }) => remove(uid, id),
  };
}

const failed = (kind: 'failed' | 'unavailable', cause?: unknown): Delivery =>
  err({ kind: 'port', error: new PortError(kind, { cause }) });

async function withinLimit(delivery: Promise<Delivery>): Promise<Delivery> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Delivery>((resolve) => {
    timer = setTimeout(() => resolve(failed('unavailable')), SEND_LIMIT);
  });
  const first = await Promise.race([delivery, limit]);
  clearTimeout(timer);
  return first;
}

const isUnsent = (me: UserId, id: Message['id']) =>
  readUnsent(me).outbox.some((message) => message.id === id);

const mark = (me: UserId, id: Message['id'], state: UnsentMessage['state']) =>
  changeUnsent(me, (unsent) => ({
    ...unsent,
    outbox: unsent.outbox.map((message) => (message.id === id ? { ...message, state } : message)),
  }));

const remove = (me: UserId, id: Message['id']) =>
  changeUnsent(me, (unsent) => ({ ...unsent, outbox: unsent.outbox.filter((message) => message.id !== id) }));
