import type {
  ConversationNotices,
  EpochMs,
  MailState,
  Message,
  MessageId,
  Milliseconds,
  NoticeChannel,
  NoticeSettings,
  PushDevice,
  ReviewId,
  Robot,
  RobotId,
  UserId,
} from '@roborrow/domain';

/** One direction of a conversation, on one channel; or what one of its two is told of one rental. */
export interface Conversation {
  readonly channel: NoticeChannel;
  readonly senderId: UserId;
  readonly receiverId: UserId;
  /** The rental, by the message that asked; left out for messages. */
  readonly request?: MessageId;
}

/** What the messages say of a rental. */
export interface ToldOfRental {
  readonly asked: Message;
  readonly message: (id: MessageId) => Message | undefined;
}

/** Of a listing what a notice names, and by what it finds others. */
export type NamedRobot = Pick<Robot, 'name' | 'category' | 'location'>;

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
  /** Whether mails go there. */
  readonly mails: MailState;
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
  /** The question and the steps of a rental; `null` without the question. */
  rental(request: MessageId): Promise<ToldOfRental | null>;
  /** Whether a review is written. */
  isWritten(review: ReviewId): Promise<boolean>;
  /** A listing, also one that the operator hid; `null` for one that is gone. */
  robot(id: RobotId): Promise<NamedRobot | null>;
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
  /** Whether mails to a person go to an address, which is named by its key. */
  mailState(address: string, id: UserId): Promise<MailState>;
  /** The holder of an address lets mails to this person come there; whoever else was confirmed there is not any more. */
  letMailsCome(address: string, id: UserId): Promise<void>;
  /** The holder of an address wants no mails there. That outlives accounts (D671). */
  stopMails(address: string): Promise<void>;
  /** Notes that something is asked for now; `false` when that was less than `pause` ago. */
  mayAsk(what: string, pause: Milliseconds, now: EpochMs): Promise<boolean>;
}
