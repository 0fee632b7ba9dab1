import type { Message } from '../messaging/message.ts';

/**
 * Notifies a receiver outside the app about a new message. Adapters only log (D29); a failure never reaches
 * the sender.
 */
export interface NotifierPort {
  messageSent(message: Message): Promise<void>;
}
