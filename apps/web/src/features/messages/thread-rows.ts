import {
  notStored,
  type DatesNote,
  type EpochMs,
  type Message,
  type MessageId,
  type OutboxMessage,
  type RobotId,
  type SendMessageError,
  type UserId,
} from '@roborrow/domain';

/** The state of a message: one check mark when sent, two once read (D162). */
export type MessageStatus = 'received' | 'pending' | 'sent' | 'read' | 'failed';

/** A message of the thread, stored or in the outbox. */
export interface ShownMessage {
  readonly id: MessageId;
  readonly content: string;
  readonly createdAt: EpochMs;
  readonly robotId: RobotId | null;
  readonly dates: DatesNote | null;
  readonly status: MessageStatus;
  /** Why it failed; `null` if it did not fail, or if the reason was lost by a reload. */
  readonly error: SendMessageError | null;
}

/**
 * A message with its surroundings. The line with the day belongs to the day's first message and is not a
 * separate row, so that a row keeps its identity when earlier messages of that day are loaded.
 */
export interface ThreadRow {
  readonly message: ShownMessage;
  readonly startsDay: boolean;
  /** First and last of consecutive messages of one user. */
  readonly startsGroup: boolean;
  readonly endsGroup: boolean;
  /** The robot of the message, unless the previous message is about the same one. */
  readonly newRobot: RobotId | null;
}

/** A longer pause than this starts a new group. */
const GROUP_GAP = 5 * 60_000;

/**
 * A thread as rows, oldest first. Messages of the outbox come last, however old they are, so that they are
 * not overlooked; a message that is stored already is shown once, as stored (D27).
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
  { id, content, createdAt, robotId, dates, senderId, isRead }: Message,
  me: UserId,
): ShownMessage => ({
  id,
  content,
  createdAt,
  robotId,
  dates,
  status: senderId !== me ? 'received' : isRead ? 'read' : 'sent',
  error: null,
});

const fromOutbox = ({ id, content, createdAt, robotId, dates, state }: OutboxMessage): ShownMessage => ({
  id,
  content,
  createdAt,
  robotId,
  dates,
  status: state.kind,
  error: state.kind === 'failed' ? state.error : null,
});

const dayOf = ({ createdAt }: ShownMessage) => new Date(createdAt).toDateString();

const isOneGroup = (before: ShownMessage, after: ShownMessage) =>
  (before.status === 'received') === (after.status === 'received') &&
  after.createdAt - before.createdAt < GROUP_GAP &&
  dayOf(before) === dayOf(after);
