import {
  DEFAULT_NOTICE_SETTINGS,
  messageId,
  NO_NOTICES,
  type EpochMs,
  type MailState,
  type Message,
  type NoticeSettings,
  type PushDevice,
  type UserId,
  withoutPushDevice,
} from '@roborrow/domain';
import { addressKey } from '../src/notices/address-link.ts';
import {
  SEARCH_PAGE,
  type Conversation,
  type NamedRobot,
  type NoticeStore,
  type StoredNotices,
} from '../src/notices/notice-store.ts';

/** A store in memory with the same promises as Firestore's; `notice-store.emulators.test.ts` compares the two. */
export function createMemoryNoticeStore() {
  const messages = new Map<string, Message>();
  const notices = new Map<string, StoredNotices>();
  const emails = new Map<string, string>();
  const settings = new Map<string, NoticeSettings>();
  const devices = new Map<string, readonly PushDevice[]>();
  /** Whom a person does not hear: "receiver sender". */
  const unheard = new Set<string>();
  /** By the key of an address: who was confirmed there, and whether its holder wants no mails. */
  const addresses = new Map<string, { readonly person: UserId | null; readonly isStopped: boolean }>();
  const asked = new Map<string, EpochMs>();
  let searchedUpTo: EpochMs | null = null;
  let version = 0;

  const robots = new Map<string, NamedRobot>();
  const reviews = new Set<string>();
  const keyOf = ({ channel, senderId, receiverId, request = messageId('') }: Conversation): string =>
    `${channel} ${receiverId} ${senderId} ${request}`;
  const devicesOf = (id: UserId): readonly PushDevice[] => devices.get(id) ?? [];
  const stateOf = (address: string, id: UserId): MailState => {
    const { person = null, isStopped = false } = addresses.get(address) ?? {};
    if (isStopped) return 'stopped';
    return person === id ? 'ready' : 'unconfirmed';
  };
  const byAge = (a: Message, b: Message): number => a.createdAt - b.createdAt;

  const store: NoticeStore = {
    message: async (id) => messages.get(id) ?? null,
    notices: async (conversation) =>
      notices.get(keyOf(conversation)) ?? { conversation, state: NO_NOTICES, version: null },
    save: async ({ conversation, version: expected }, state) => {
      const key = keyOf(conversation);
      if ((notices.get(key)?.version ?? null) !== expected) return false;
      version += 1;
      notices.set(key, { conversation, state, version: String(version) });
      return true;
    },
    due: async (now) =>
      [...notices.values()].filter(({ state: { dueAt } }) => dueAt !== null && dueAt <= now).slice(0, 50),
    unread: async ({ senderId, receiverId }, since) =>
      [...messages.values()]
        .filter((one) => one.senderId === senderId && one.receiverId === receiverId)
        .filter(({ createdAt }) => createdAt > since)
        .sort((a, b) => byAge(b, a))
        .slice(0, 100)
        .filter(({ isRead }) => !isRead),
    rental: async (request) => {
      const asked = messages.get(request);
      return asked ? { asked, message: (id) => messages.get(id) } : null;
    },
    isWritten: async (review) => reviews.has(review),
    robot: async (id) => robots.get(id) ?? null,
    sentBetween: async (from, to) =>
      [...messages.values()]
        .filter(({ createdAt }) => createdAt >= from && createdAt <= to)
        .sort(byAge)
        .slice(0, SEARCH_PAGE),
    searchedUpTo: async () => searchedUpTo,
    setSearchedUpTo: async (time) => {
      searchedUpTo = time;
    },
    receiver: async (id, from) => {
      const email = emails.get(id);
      return !email || (from !== undefined && unheard.has(`${id} ${from}`))
        ? null
        : {
            email,
            mails: stateOf(addressKey(email), id),
            settings: settings.get(id) ?? DEFAULT_NOTICE_SETTINGS,
            devices: devicesOf(id),
          };
    },
    hasDevice: async (id) => devicesOf(id).length > 0,
    removeDevice: async (id, endpoint) => {
      devices.set(id, withoutPushDevice(devicesOf(id), endpoint));
    },
    mailState: async (address, id) => stateOf(address, id),
    letMailsCome: async (address, id) => void addresses.set(address, { person: id, isStopped: false }),
    stopMails: async (address) =>
      void addresses.set(address, { person: addresses.get(address)?.person ?? null, isStopped: true }),
    mayAsk: async (what, pause, now) => {
      const last = asked.get(what);
      if (last !== undefined && now - last < pause) return false;
      asked.set(what, now);
      return true;
    },
  };

  return {
    store,
    put: (message: Message): void => void messages.set(message.id, message),
    read: (id: string): void => {
      const message = messages.get(id);
      if (message) messages.set(id, { ...message, isRead: true });
    },
    list: (id: string, robot: NamedRobot): void => void robots.set(id, robot),
    review: (id: string): void => void reviews.add(id),
    /** An address that is not confirmed. */
    setEmail: (id: UserId, email: string): void => void emails.set(id, email),
    /** A confirmed address. */
    confirmEmail: (id: UserId, email: string): void => {
      emails.set(id, email);
      addresses.set(addressKey(email), { person: id, isStopped: false });
    },
    /** The account is gone; what belongs to its address stays. */
    removeAccount: (id: UserId): void => void emails.delete(id),
    setDevices: (id: UserId, owned: readonly PushDevice[]): void => void devices.set(id, owned),
    devicesOf,
    block: (by: UserId, id: UserId): void => void unheard.add(`${by} ${id}`),
    setSettings: (id: UserId, chosen: NoticeSettings): void => void settings.set(id, chosen),
    settingsOf: (id: UserId): NoticeSettings => settings.get(id) ?? DEFAULT_NOTICE_SETTINGS,
  };
}
