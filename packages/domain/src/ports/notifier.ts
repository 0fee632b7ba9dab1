import type { Message } from '../messaging/message.ts';
import type { MailState, NoticeChannel } from '../notices/notice-settings.ts';

/** Notifies people outside of the app about new messages (D29, D436). */
export interface NotifierPort {
  /** Whether notices are sent by email, so that settings for them have an effect (D441). */
  readonly hasEmail: boolean;

  /** The site's public key, with which a browser subscribes to its notices; `null` where none are pushed (D541). */
  readonly pushKey: string | null;

  /**
   * Tells that a message is stored. Adapters log it, and tell whoever sends notices. A failure never reaches the sender of the
   * message: a search finds what was not told of.
   */
  messageSent(message: Message): Promise<void>;

  /**
   * Whether mails go to the caller's address (D670, D671).
   * @throws PortError `not-configured` where none are sent, `not-signed-in`, `unavailable`, `failed`.
   */
  mailState(): Promise<MailState>;

  /**
   * Sends the caller a notice at once, to see whether it arrives: a mail, or one to each of their devices. `too-soon` within
   * ten minutes of the last one on this channel (D440, D546). An address that is not confirmed gets a mail that asks for that
   * instead, and `too-soon` is then within a day (D670).
   * @throws PortError `not-configured` where this channel is not, `not-signed-in`, `unavailable`, `failed`.
   */
  sendTest(channel: NoticeChannel): Promise<'sent' | 'too-soon'>;
}
