import type {
  ConversationNotices,
  EpochMs,
  Message,
  MessageId,
  NoticeChannel,
  NoticeSettings,
  PushDevice,
  UserId,
} from '@roborrow/domain';

/** One direction of a conversation, on one channel. */
export interface Conversation {
  readonly channel: NoticeChannel;
  readonly senderId: UserId;
  readonly receiverId: UserId;
}

/** What is stored of a conversation's notices, with the version that a later `save` must still find. */
export interface StoredNotices {
  readonly conversation: Conversation;
  readonly state: ConversationNotices;
  /** `null` when nothing is stored yet. */
  readonly version: string | null;
}

/** Whoever a notice is for. */
export interface Receiver {
  /** The address, which is used here and told to no client (D10). */
  readonly email: string;
  readonly settings: NoticeSettings;
  /** Where the person hears of messages by push, which are told to no client either (D540). */
  readonly devices: readonly PushDevice[];
}

/** How many messages a search reads at once. */
export const SEARCH_PAGE = 300;

/** What the functions read and write, with the rights of the server. Times are the store's. */
export interface NoticeStore {
  message(id: MessageId): Promise<Message | null>;
  notices(conversation: Conversation): Promise<StoredNotices>;
  /** Writes only if the version is the stored one; `false` when it was changed meanwhile. */
  save(stored: StoredNotices, state: ConversationNotices): Promise<boolean>;
  /** At most 50 conversations that have to be looked at, those that wait longest first. */
  due(now: EpochMs): Promise<readonly StoredNotices[]>;
  /** The conversation's newest 100 messages since then, without those that were read. */
  unread(conversation: Omit<Conversation, 'channel'>, since: EpochMs): Promise<readonly Message[]>;
  /** At most `SEARCH_PAGE` messages of everybody, from `from` up to `to`, both included, oldest first. */
  sentBetween(from: EpochMs, to: EpochMs): Promise<readonly Message[]>;
  /** Up to which time messages were searched; `null` at the very first run. */
  searchedUpTo(): Promise<EpochMs | null>;
  setSearchedUpTo(time: EpochMs): Promise<void>;
  /**
   * `null` for a person who is leaving, or has no address; with a sender also when that one is suspended or leaving, or is blocked by
   * the person (D575).
   */
  receiver(id: UserId, from?: UserId): Promise<Receiver | null>;
  /** Whether a person hears of messages on any device. */
  hasDevice(id: UserId): Promise<boolean>;
  /** Removes a device that its push service does not know any more (D544). */
  removeDevice(id: UserId, endpoint: string): Promise<void>;
  /** Switches a person's announcements of messages by e-mail off; nothing is written for an account that is gone (D576). */
  switchOff(id: UserId): Promise<void>;
  /** Notes that the person asks for a test on this channel now; `false` when the last one was less than ten minutes ago. */
  mayTest(channel: NoticeChannel, id: UserId, now: EpochMs): Promise<boolean>;
}
