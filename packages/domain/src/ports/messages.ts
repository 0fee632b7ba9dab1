import type { MessageId, UserId } from '../ids.ts';
import type { Message, OutgoingMessage } from '../messaging/message.ts';
import type { EpochMs } from '../units.ts';
import type { Listener, Unsubscribe } from './subscription.ts';

/** Where a page of messages ended: the next page contains older messages (for equal times: smaller ids). */
export interface MessageCursor {
  readonly createdAt: EpochMs;
  readonly id: MessageId;
}

/** A page of messages. */
export interface MessagePage {
  /** Newest first; ties by id, descending. */
  readonly messages: readonly Message[];
  /** `null` when this page is the last. */
  readonly next: MessageCursor | null;
}

/** Which page of messages to read. */
export interface PageQuery {
  readonly before?: MessageCursor;
  /** The most messages to return; at least 1. */
  readonly limit: number;
}

/** The live view of the messages that a user received. */
export interface Inbox {
  /** Newest first, at most the subscription's limit. */
  readonly latest: readonly Message[];
  /**
   * The number of all unread messages to the user, not only those in `latest`. Exact up to `UNREAD_MAX`;
   * `UNREAD_MAX + 1` means "more than that", because a backend reads at most that many.
   */
  readonly unreadCount: number;
}

/** The store of messages. Only a message's sender and receiver can read it. */
export interface MessagesPort {
  /**
   * Writes a message, unread, with the backend's time. Repeating a send with the same id by the same sender
   * returns the stored message and writes nothing (D27).
   * @throws PortError `not-signed-in`; `forbidden` (the sender is not the caller, or is also the receiver);
   * `not-found` (the receiver has no profile, is being deleted, or blocked the sender: nothing tells which, D451); `conflict` (message) when the id belongs
   * to another user's message, as that of the other one's answer to a request (D504); `conflict` (days) when the robot is rented on a day
   * of the request that it accepts (D690); `forbidden` when its dates do not agree with the
   * listing (D502), or are a step that the sender may not take (D503); `failed` on blank content or content over 5000 characters.
   */
  send(message: OutgoingMessage): Promise<Message>;

  /**
   * One message; `null` when the id is unknown, or the message is between other users.
   * @throws PortError `not-signed-in`.
   */
  get(id: MessageId): Promise<Message | null>;

  /**
   * A page of the messages that the user sent and received, with any counterpart. @throws PortError
   * `not-signed-in`, `forbidden`.
   */
  listRecent(user: UserId, query: PageQuery): Promise<MessagePage>;

  /** A page of the thread between the user and a counterpart. @throws PortError `not-signed-in`, `forbidden`. */
  listThread(user: UserId, counterpart: UserId, query: PageQuery): Promise<MessagePage>;

  /**
   * Marks messages read. What is read stays read.
   * @throws PortError `not-signed-in`, `forbidden` (not the receiver of each), `not-found`.
   */
  markRead(ids: readonly MessageId[]): Promise<void>;

  /**
   * Marks every message from the counterpart to the user read. @throws PortError `not-signed-in`,
   * `forbidden`.
   */
  markConversationRead(user: UserId, counterpart: UserId): Promise<void>;

  /** Subscribes to the messages that the user receives (D28). A missing permission arrives as `error`. */
  subscribeInbox(user: UserId, limit: number, listener: Listener<Inbox>): Unsubscribe;

  /**
   * Subscribes to the newest `limit` messages that the user sent or received, newest first, with their read
   * marks.
   */
  subscribeRecent(user: UserId, limit: number, listener: Listener<readonly Message[]>): Unsubscribe;

  /** Subscribes to the newest `limit` messages of a thread, newest first, with their read marks. */
  subscribeThread(
    user: UserId,
    counterpart: UserId,
    limit: number,
    listener: Listener<readonly Message[]>,
  ): Unsubscribe;

  /**
   * Subscribes to the newest `limit` messages of the user that say something of dates, newest first: enough for the state of every
   * request among them, because a step is newer than its request (D509).
   */
  subscribeDates(user: UserId, limit: number, listener: Listener<readonly Message[]>): Unsubscribe;

  /**
   * Deletes every message that the user sent, but for what says something of dates: that stays for the other person, as what they wrote
   * themselves does (D684). Days that are still marked as taken because of the user become free. Safe to repeat; continues after an
   * interruption (D18).
   * @throws PortError `not-signed-in`, `forbidden` (another user, or deletion was not begun).
   */
  deleteAllOf(user: UserId): Promise<void>;
}
