import type { DatesNote } from '../dates/dates-note.ts';
import type { MessageId, RobotId, UserId } from '../ids.ts';
import type { Message, OutgoingMessage } from '../messaging/message.ts';
import { DEFAULT_NAME, parseContent, senderName, type ContentTag } from '../messaging/message-rules.ts';
import type { AuthUser } from '../ports/auth.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { OwnProfile } from '../users/profile.ts';
import {
  portErrorOf,
  toMemberError,
  ignoreErrors,
  type NotSignedIn,
  type PortFailure,
} from '../ports/port-failure.ts';

/** A message to send, and its sender. */
export interface SendMessageInput {
  /** Created before the first try and kept for every retry (D27). */
  readonly id: MessageId;
  readonly me: { readonly user: AuthUser; readonly profile: OwnProfile | null };
  readonly receiverId: UserId;
  readonly content: string;
  readonly robotId: RobotId | null;
  readonly dates: DatesNote | null;
}

/** Why a message was not sent. */
export type SendMessageError =
  | { readonly kind: 'invalid'; readonly tag: ContentTag }
  | { readonly kind: 'to-oneself' }
  /** The receiver has left, or blocked the sender: nothing tells which (D451). */
  | { readonly kind: 'undeliverable' }
  /** The listing is another one than the dates were asked of, or the request was answered meanwhile (D502, D504). */
  | { readonly kind: 'dates-refused'; readonly note: DatesNote['kind'] }
  | NotSignedIn
  | PortFailure;

/** Sends a message and calls the notifier without waiting for it (D29). Without an answer it asks whether the message is stored (D27). */
export const sendMessage =
  ({ users, messages, notifier, analytics }: Pick<Ports, 'users' | 'messages' | 'notifier' | 'analytics'>) =>
  async ({
    id,
    me,
    receiverId,
    content: text,
    robotId,
    dates,
  }: SendMessageInput): Promise<Result<Message, SendMessageError>> => {
    if (me.user.uid === receiverId) return err({ kind: 'to-oneself' });
    const content = parseContent(text);
    if (!content.ok) return err({ kind: 'invalid', tag: content.error });
    try {
      const outgoing: OutgoingMessage = {
        id,
        content: content.value,
        senderId: me.user.uid,
        senderName: senderName(me.profile),
        receiverId,
        receiverName: await receiverName(users, receiverId),
        robotId,
        dates,
      };
      const sent = await messages
        .send(outgoing)
        .catch((thrown: unknown) => storedWithoutAnswer(messages, outgoing, thrown));
      // A step that was stored before is returned, and may be another one of the same sender.
      if (dates !== null && sent.dates?.kind !== dates.kind)
        return err({ kind: 'dates-refused', note: dates.kind });
      void ignoreErrors(() => notifier.messageSent(sent));
      analytics.log({ name: 'send_message' });
      return ok(sent);
    } catch (thrown) {
      const { kind } = portErrorOf(thrown);
      if (dates !== null && (kind === 'forbidden' || kind === 'conflict'))
        return err({ kind: 'dates-refused', note: dates.kind });
      return kind === 'not-found' ? err({ kind: 'undeliverable' }) : toMemberError(thrown);
    }
  };

/** The message, if it was stored and only the answer was lost. @throws what sending it threw. */
const storedWithoutAnswer = async (
  messages: Ports['messages'],
  { id, senderId }: OutgoingMessage,
  thrown: unknown,
): Promise<Message> => {
  if (portErrorOf(thrown).kind !== 'unavailable') throw thrown;
  const stored = await whatIsStored(messages, id);
  if (stored?.senderId !== senderId) throw thrown;
  return stored;
};

const whatIsStored = async (messages: Ports['messages'], id: MessageId): Promise<Message | null> => {
  try {
    return await messages.get(id);
  } catch {
    return null; // no answer again
  }
};

const receiverName = async (users: Ports['users'], id: UserId): Promise<string> => {
  try {
    return senderName(await users.get(id));
  } catch {
    return DEFAULT_NAME;
  }
};
