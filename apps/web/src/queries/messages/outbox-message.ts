import type { DatesNote, EpochMs, MessageId, RobotId, SendMessageError, UserId } from '@roborrow/domain';

/** A message that a user wrote here and that the live view does not contain yet (D27). */
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
    /** The backend has it. It stays here until the live view shows it, so that the screen never misses it. */
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

export const EMPTY_OUTBOX: Outbox = { drafts: {}, messages: [] };

/** Whether it failed because no answer came: it is sent when the network is back (D486). */
export const isWaiting = ({ state }: OutboxMessage): boolean =>
  state.kind === 'failed' && state.error?.kind === 'port' && state.error.error.kind === 'unavailable';
