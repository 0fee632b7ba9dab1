import type { UserId } from '../ids.ts';
import type { Message } from './message.ts';

/** The latest message between the reader and one counterpart (D161). */
export interface Conversation {
  readonly counterpartId: UserId;
  readonly counterpartName: string;
  readonly latest: Message;
  /** True when the reader is the receiver of the latest message and has not read it. */
  readonly isUnread: boolean;
}
