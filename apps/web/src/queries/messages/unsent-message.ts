import type { EpochMs, MessageId, RobotId, SendMessageError, UserId } from '@roborrow/domain';

/** A message on its way, or one that did not make it and waits for a decision (D27). */
export interface UnsentMessage {
  readonly id: MessageId;
  readonly receiverId: UserId;
  readonly receiverName: string;
  readonly content: string;
  readonly robotId: RobotId | null;
  readonly createdAt: EpochMs;
  /** `error` is null when the reason is not known any more. */
  readonly state:
    { readonly kind: 'pending' } | { readonly kind: 'failed'; readonly error: SendMessageError | null };
}

/** Everything that somebody wrote and nobody has received: its text is never lost (D27). */
export interface Unsent {
  /** What stands in the composer, by counterpart. */
  readonly drafts: Readonly<Record<string, string>>;
  /** Oldest first. */
  readonly outbox: readonly UnsentMessage[];
}

export const NOTHING_UNSENT: Unsent = { drafts: {}, outbox: [] };
