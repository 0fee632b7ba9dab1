import type { Message } from '../messaging/message.ts';

/** Notifies people outside of the app about new messages (D29, D436). */
export interface NotifierPort {
  /** Whether notices are sent by e-mail, so that settings for them have an effect (D441). */
  readonly hasEmail: boolean;

  /**
   * Tells that a message is stored. Adapters log it, and tell whoever sends notices. A failure never reaches the sender of the
   * message: a search finds what was not told of.
   */
  messageSent(message: Message): Promise<void>;

  /**
   * Sends the caller a mail at once, to see whether mails arrive; `too-soon` within ten minutes of the last one (D440).
   * @throws PortError `not-configured` without `hasEmail`, `not-signed-in`, `unavailable`, `failed`.
   */
  sendTest(): Promise<'sent' | 'too-soon'>;
}
