import type { DatesNote } from '../dates/dates-note.ts';
import type { MessageId, RobotId, UserId } from '../ids.ts';
import type { EpochMs } from '../units.ts';

/**
 * One message from one user to another (D160).
 *
 * @example
 * ```ts
 * const isForMe = (message: Message, me: UserId): boolean => message.receiverId === me && !message.isRead;
 * ```
 */
export interface Message {
  readonly id: MessageId;
  readonly content: string;
  readonly senderId: UserId;
  readonly senderName: string;
  readonly receiverId: UserId;
  readonly receiverName: string;
  readonly isRead: boolean;
  /** By the backend's clock. While the server time is pending, the current time is used (D27). */
  readonly createdAt: EpochMs;
  /** The robot the message is about, if any (D26). */
  readonly robotId: RobotId | null;
  /** What it says of dates as data, if it does (D500). */
  readonly dates: DatesNote | null;
}

/**
 * A message before it is sent. Its id is created before the first try, so a retry never creates a second
 * message (D27).
 */
export type OutgoingMessage = Omit<Message, 'isRead' | 'createdAt'>;
