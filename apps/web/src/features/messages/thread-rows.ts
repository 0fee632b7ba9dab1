import type { EpochMs, Message, MessageId, RobotId, SendMessageError, UserId } from '@roborrow/domain';
import type { OutboxMessage } from '../../queries/messages/outbox-message.ts';
import { notStored } from '../../queries/messages/outbox.ts';

/** How far a message got: one check when sent, two once read (D162). */
export type MessageStatus = 'received' | 'pending' | 'sent' | 'read' | 'failed';

/** A message as the thread shows it, sent or not. */
export interface ShownMessage {
  readonly id: MessageId;
  readonly content: string;
  readonly createdAt: EpochMs;
  readonly robotId: RobotId | null;
  readonly status: MessageStatus;
  /** Why it failed; `null` where it did not, or where nobody knows any more. */
  readonly error: SendMessageError | null;
}

/**
 * A message with what surrounds it. The line that tells the day belongs to the day's first message and is no row of
 * its own, so that a row keeps its identity when earlier messages of that day are put before it.
 */
export interface ThreadRow {
  readonly message: ShownMessage;
  readonly startsDay: boolean;
  /** First and last of what one person wrote in one go. */
  readonly startsGroup: boolean;
  readonly endsGroup: boolean;
  /** The robot the message is about, unless the message before was about it too. */
  readonly newRobot: RobotId | null;
}

/** A longer silence than this starts a new group. */
const GROUP_GAP = 5 * 60_000;

/**
 * A thread as rows, oldest first. What is in the outbox stands at the end, however old it is, so that it is not
 * overlooked; what is stored already shows once, as stored (D27).
 */
export function threadRows(
  messages: readonly Message[],
  outbox: readonly OutboxMessage[],
  me: UserId,
): readonly ThreadRow[] {
  const shown = [
    ...messages.toReversed().map((message) => fromThread(message, me)),
    ...notStored(outbox, messages).map(fromOutbox),
  ];
  return shown.map((message, index) => {
    const before = shown[index - 1];
    const after = shown[index + 1];
    return {
      message,
      startsDay: !before || dayOf(before) !== dayOf(message),
      startsGroup: !before || !isOneGroup(before, message),
      endsGroup: !after || !isOneGroup(message, after),
      newRobot: before?.robotId === message.robotId ? null : message.robotId,
    };
  });
}

const fromThread = (
  { id, content, createdAt, robotId, senderId, isRead }: Message,
  me: UserId,
): ShownMessage => ({
  id,
  content,
  createdAt,
  robotId,
  status: senderId !== me ? 'received' : isRead ? 'read' : 'sent',
  error: null,
});

const fromOutbox = ({ id, content, createdAt, robotId, state }: OutboxMessage): ShownMessage => ({
  id,
  content,
  createdAt,
  robotId,
  status: state.kind,
  error: state.kind === 'failed' ? state.error : null,
});

const dayOf = ({ createdAt }: ShownMessage) => new Date(createdAt).toDateString();

const isOneGroup = (before: ShownMessage, after: ShownMessage) =>
  (before.status === 'received') === (after.status === 'received') &&
  after.createdAt - before.createdAt < GROUP_GAP &&
  dayOf(before) === dayOf(after);
