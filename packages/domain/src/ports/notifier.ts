import type { Message } from '../messaging/message.ts';

/** Tells a receiver outside the app that a message came. Adapters only log (D29); a failure is never the sender's. */
export interface NotifierPort {
  messageSent(message: Message): Promise<void>;
}
