import type { DatesNote } from '../dates/dates-note.ts';
import { messageId, robotId, userId, type MessageId, type RobotId, type UserId } from '../ids.ts';
import { readDatesNote } from '../dates/read-dates-note.ts';
import type { Message } from '../messaging/message.ts';
import { PortError } from '../ports/port-error.ts';
import type { SendMessageError } from '../use-cases/send-message.ts';
import { epochMs, type EpochMs } from '../units.ts';

/** A message that a user wrote on this device, and that the reader's view of stored messages does not contain yet (D27). */
export interface OutboxMessage {
  readonly id: MessageId;
  readonly receiverId: UserId;
  readonly receiverName: string;
  readonly content: string;
  readonly robotId: RobotId | null;
  readonly dates: DatesNote | null;
  /** The device's time of writing; once sent, the backend's time. */
  readonly createdAt: EpochMs;
  readonly state:
    | { readonly kind: 'pending' }
    /** The backend has it. It stays here until a view of stored messages shows it, so that the screen never misses it. */
    | { readonly kind: 'sent' }
    /** Waits for a decision; `error` is null when the reason is not known any more. */
    | { readonly kind: 'failed'; readonly error: SendMessageError | null };
}

/** All texts of a user that are not stored as messages, so that none is lost (D27). */
export interface Outbox {
  /** The composer's text, by counterpart. */
  readonly drafts: Readonly<Record<string, string>>;
  /** Oldest first. */
  readonly messages: readonly OutboxMessage[];
}

/** Whether it failed because no answer came: it can be sent when the network is back (D486). */
export const isWaiting = ({ state }: OutboxMessage): boolean =>
  state.kind === 'failed' && state.error?.kind === 'port' && state.error.error.kind === 'unavailable';

/** The messages of the outbox that are not among these stored messages. */
export const notStored = (
  outbox: readonly OutboxMessage[],
  stored: readonly Message[],
): readonly OutboxMessage[] => {
  const ids = new Set(stored.map(({ id }) => id));
  return outbox.filter(({ id }) => !ids.has(id));
};

/** An outbox as JSON can hold it. */
export interface KeptOutbox {
  readonly drafts: Readonly<Record<string, string>>;
  readonly outbox: readonly (Omit<OutboxMessage, 'state'> & { readonly isWaiting: boolean })[];
}

/** What is kept of an outbox beyond the program: all but what the backend has. */
export const keptOutbox = ({ drafts, messages }: Outbox): KeptOutbox => ({
  drafts,
  outbox: messages.flatMap((message) => {
    const { state, ...text } = message;
    return state.kind === 'sent' ? [] : [{ ...text, isWaiting: isWaiting(message) }];
  }),
});

/**
 * Reads a kept outbox; what cannot be read is left out. A message that was being sent when the program ended counts as failed, because it
 * is no longer being sent.
 */
export const readKeptOutbox = (kept: unknown): Outbox => {
  const { drafts, outbox } = recordOf(kept);
  return {
    drafts: Object.fromEntries(
      Object.entries(recordOf(drafts)).flatMap(([of, text]) =>
        typeof text === 'string' ? [[of, text] as const] : [],
      ),
    ),
    messages: (Array.isArray(outbox) ? outbox : []).flatMap(readMessage),
  };
};

const readMessage = (kept: unknown): readonly OutboxMessage[] => {
  const { id, receiverId, receiverName, content, robotId: robot, dates, createdAt, ...rest } = recordOf(kept);
  const areTexts = [id, receiverId, receiverName, content].every((text) => typeof text === 'string');
  if (!areTexts || typeof createdAt !== 'number' || (robot !== null && typeof robot !== 'string')) return [];
  const error =
    rest['isWaiting'] === true ? ({ kind: 'port', error: new PortError('unavailable') } as const) : null;
  return [
    {
      id: messageId(String(id)),
      receiverId: userId(String(receiverId)),
      receiverName: String(receiverName),
      content: String(content),
      robotId: robot === null ? null : robotId(robot),
      dates: readDatesNote(dates),
      createdAt: epochMs(createdAt),
      state: { kind: 'failed', error },
    },
  ];
};

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}; // each field is checked
