import type { MessageId, RobotId, UserId } from '../ids.ts';
import type { EpochMs } from '../units.ts';

/** One message from one user to another (D160). */
export interface Message {
  readonly id: MessageId;
  readonly content: string;
  readonly senderId: UserId;
  readonly senderName: string;
  readonly receiverId: UserId;
  readonly receiverName: string;
  readonly isRead: boolean;
  /** The backend's clock; a timestamp still pending counts as now (D27). */
  readonly createdAt: EpochMs;
  /** The robot the message is about, if any (D26). */
  readonly robotId: RobotId | null;
}

/** A message about to be sent. Its id is made before the first try, so a retry never doubles it (D27). */
export type OutgoingMessage = Omit<Message, 'isRead' | 'createdAt'>;
