import type { MessageId, UserId } from '../ids.ts';
import type { Message, OutgoingMessage } from '../messaging/message.ts';
import type { EpochMs } from '../units.ts';
import type { Listener, Unsubscribe } from './subscription.ts';

/** Where a page of messages ended: the next one holds what is older (ties: the smaller id). */
export interface MessageCursor {
  readonly createdAt: EpochMs;
  readonly id: MessageId;
}

export interface MessagePage {
  /** Newest first; ties by id, descending. */
  readonly messages: readonly Message[];
  /** `null` when this page is the last. */
  readonly next: MessageCursor | null;
}

export interface PageQuery {
  readonly before?: MessageCursor;
  /** How many messages at the most; at least 1. */
  readonly limit: number;
}

/** The live view of what a user received. */
export interface Inbox {
  /** Newest first, at most the subscription's limit. */
  readonly latest: readonly Message[];
  /**
   * All unread messages to the user, not only those in `latest`. Exact up to `UNREAD_MAX`; `UNREAD_MAX + 1` means
   * that there are more, however many: a backend reads no more than that many for it.
   */
  readonly unreadCount: number;
}

/** The store of messages. Only a message's sender and receiver ever see it. */
export interface MessagesPort {
  /**
   * Writes a message, unread, with the backend's time. Repeating a send with the same id by the same sender
   * answers what is stored and writes nothing (D27).
   * @throws PortError `not-signed-in`; `forbidden` (sender is not the caller, or to oneself);
   * `not-found` (the receiver has no profile or is being deleted); `conflict` (message) when the id is another's;
   * `failed` on blank content or content over 5000 characters.
   */
  send(message: OutgoingMessage): Promise<Message>;

  /**
   * One message; `null` when there is none by that id, or it is between other users.
   * @throws PortError `not-signed-in`.
   */
  get(id: MessageId): Promise<Message | null>;

  /** A page of what the user sent and received, with anybody. @throws PortError `not-signed-in`, `forbidden`. */
  listRecent(user: UserId, query: PageQuery): Promise<MessagePage>;

  /** A page of the thread between the user and a counterpart. @throws PortError `not-signed-in`, `forbidden`. */
  listThread(user: UserId, counterpart: UserId, query: PageQuery): Promise<MessagePage>;

  /**
   * Marks one message read; one that is read stays so.
   * @throws PortError `not-signed-in`, `forbidden` (not its receiver), `not-found`.
   */
  markRead(id: MessageId): Promise<void>;

  /** Marks everything the counterpart sent the user read. @throws PortError `not-signed-in`, `forbidden`. */
  markConversationRead(user: UserId, counterpart: UserId): Promise<void>;

  /** Follows what the user receives (D28). A missing permission arrives as `error`. */
  subscribeInbox(user: UserId, limit: number, listener: Listener<Inbox>): Unsubscribe;

  /** Follows the newest `limit` messages that the user sent or received, newest first, with their read marks. */
  subscribeRecent(user: UserId, limit: number, listener: Listener<readonly Message[]>): Unsubscribe;

  /** Follows the newest `limit` messages of a thread, newest first, with their read marks. */
  subscribeThread(
    user: UserId,
    counterpart: UserId,
    limit: number,
    listener: Listener<readonly Message[]>,
  ): Unsubscribe;

  /**
   * Removes every message the user sent or received. Harmless when repeated, resumable after an interruption (D18).
   * @throws PortError `not-signed-in`, `forbidden` (another's, or deletion was not begun).
   */
  deleteAllOf(user: UserId): Promise<void>;
}
