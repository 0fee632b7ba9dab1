import {
  DEFAULT_NOTICE_SETTINGS,
  epochMs,
  isPushDevice,
  messageId,
  NO_NOTICES,
  userId,
  type ConversationNotices,
  type MailState,
  type Message,
  type PushDevice,
  type UserId,
} from '@roborrow/domain';
import * as z from 'zod';
import { addressKey } from './address-link.ts';
import {
  flag,
  moment,
  NOTHING,
  text,
  texts,
  whole,
  type Documents,
  type StoredDocument,
} from './firestore-documents.ts';
import { SEARCH_PAGE, type Conversation, type NoticeStore, type StoredNotices } from './notice-store.ts';

const DUE_MAX = 50;
const UNREAD_MAX = 100;
/** A conversation without news is deleted by Firestore's TTL policy after this time, in milliseconds. */
const KEPT = 2 * 24 * 3_600_000;

const time = z.number().transform(epochMs);
const message = z.object({
  content: z.string(),
  senderId: z.string().transform(userId),
  senderName: z.string().catch(''),
  receiverId: z.string().transform(userId),
  receiverName: z.string().catch(''),
  isRead: z.boolean(),
  createdAt: time,
});

/** A line of `noticed`: the time, then the message's id. */
const noticed = z.string().transform((line) => {
  const blank = line.indexOf(' ');
  return { id: messageId(line.slice(blank + 1)), createdAt: epochMs(Number(line.slice(0, blank))) };
});
const notices = z.object({
  // What was stored before there was another channel is about mails.
  channel: z.enum(['email', 'push']).default('email'),
  senderId: z.string().transform(userId),
  receiverId: z.string().transform(userId),
  dueAt: z.nullable(time),
  failures: z.number(),
  handedOverAt: z.nullable(time),
  handedOver: z.array(z.string().transform(messageId)),
  noticed: z.array(noticed),
});

const settings = z
  .object({
    messageByEmail: z.boolean().catch(DEFAULT_NOTICE_SETTINGS.messageByEmail),
    withBeginning: z.boolean().catch(DEFAULT_NOTICE_SETTINGS.withBeginning),
  })
  .catch(DEFAULT_NOTICE_SETTINGS);

/** A line of `devices`, as the adapter of the app writes it. */
const device = z.string().transform((line) => {
  const [endpoint = '', p256dh = '', auth = ''] = line.split(' ');
  return { endpoint, p256dh, auth };
});
const devicesOf = (document: StoredDocument | null | undefined): readonly PushDevice[] =>
  (z.array(device).safeParse(document?.data['devices']).data ?? []).filter(isPushDevice);

const people = z.array(z.string()).catch([]);

const SEARCH = 'notices/search';

const pathOf = ({ channel, senderId, receiverId }: Conversation): string =>
  `notices/${channel},${encodeURIComponent(receiverId)},${encodeURIComponent(senderId)}`;

const decodeMessage = ({ path, data }: StoredDocument): Message | null => {
  const decoded = message.safeParse(data);
  return decoded.success
    ? { ...decoded.data, id: messageId(path.slice(path.indexOf('/') + 1)), robotId: null, dates: null }
    : null;
};

const decodeNotices = (conversation: Conversation, document: StoredDocument | null): StoredNotices => {
  const decoded = notices.safeParse(document?.data);
  if (!document || !decoded.success)
    return { conversation, state: NO_NOTICES, version: document?.version ?? null };
  const { dueAt, failures, handedOverAt, handedOver, noticed: lines } = decoded.data;
  const handOver = handedOverAt === null ? null : { at: handedOverAt, messages: handedOver };
  return { conversation, state: { dueAt, failures, handOver, noticed: lines }, version: document.version };
};

const encodeNotices = (
  { channel, senderId, receiverId }: Conversation,
  { dueAt, failures, handOver, noticed: lines }: ConversationNotices,
) => {
  const newest = Math.max(dueAt ?? 0, ...lines.map(({ createdAt }) => createdAt));
  return {
    channel: text(channel),
    senderId: text(senderId),
    receiverId: text(receiverId),
    dueAt: dueAt === null ? NOTHING : whole(dueAt),
    failures: whole(failures),
    handedOverAt: handOver ? whole(handOver.at) : NOTHING,
    handedOver: texts(handOver?.messages ?? []),
    noticed: texts(lines.map(({ id, createdAt }) => `${createdAt} ${id}`)),
    expireAt: moment(newest + KEPT),
  };
};

const field = (fieldPath: string) => ({ field: { fieldPath } });
const where = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { ...field(fieldPath), op, value },
});
const all = (...filters: readonly unknown[]) => ({ compositeFilter: { op: 'AND', filters } });

/** Notices in Firestore. Every query is answered by an index that the app needs, too, or by that of a single field. */
export function createNoticeStore(documents: Documents): NoticeStore {
  const one = async (path: string): Promise<StoredDocument | null> =>
    (await documents.get([path]))[0] ?? null;

  return {
    message: async (id) => {
      const found = await one(`messages/${encodeURIComponent(id)}`);
      return found && decodeMessage(found);
    },

    notices: async (conversation) => decodeNotices(conversation, await one(pathOf(conversation))),

    save: ({ conversation, version }, state) =>
      documents.write({ path: pathOf(conversation), fields: encodeNotices(conversation, state), version }),

    due: async (now) => {
      const found = await documents.query({
        from: [{ collectionId: 'notices' }],
        where: where('dueAt', 'LESS_THAN_OR_EQUAL', whole(now)),
        orderBy: [{ ...field('dueAt'), direction: 'ASCENDING' }],
        limit: DUE_MAX,
      });
      return found.flatMap((document) => {
        const decoded = notices.safeParse(document.data);
        return decoded.success ? [decodeNotices(idsOf(decoded.data), document)] : [];
      });
    },

    unread: async ({ senderId, receiverId }, since) => {
      const found = await documents.query({
        from: [{ collectionId: 'messages' }],
        where: all(
          where('senderId', 'EQUAL', text(senderId)),
          where('receiverId', 'EQUAL', text(receiverId)),
          where('createdAt', 'GREATER_THAN', moment(since)),
        ),
        orderBy: [{ ...field('createdAt'), direction: 'DESCENDING' }],
        limit: UNREAD_MAX,
      });
      return found.flatMap((document) => decodeMessage(document) ?? []).filter(({ isRead }) => !isRead);
    },

    sentBetween: async (from, to) => {
      const found = await documents.query({
        from: [{ collectionId: 'messages' }],
        where: all(
          where('createdAt', 'GREATER_THAN_OR_EQUAL', moment(from)),
          where('createdAt', 'LESS_THAN_OR_EQUAL', moment(to)),
        ),
        orderBy: [{ ...field('createdAt'), direction: 'ASCENDING' }],
        limit: SEARCH_PAGE,
      });
      return found.flatMap((document) => decodeMessage(document) ?? []);
    },

    searchedUpTo: async () => {
      const to = (await one(SEARCH))?.data['to'];
      return typeof to === 'number' ? epochMs(to) : null;
    },

    setSearchedUpTo: async (to) => {
      await documents.write({ path: SEARCH, fields: { to: whole(to) } });
    },

    receiver: async (id, from) => {
      const [contact, chosen, devices, deletion, suspension, blocks] = await documents.get([
        `users/${id}/private/contact`,
        `users/${id}/private/notices`,
        devicesPath(id),
        `deletions/${id}`,
        // The same mark stands for a suspended person.
        ...(from === undefined ? [] : [`deletions/${from}`, `users/${id}/private/blocks`]),
      ]);
      if (suspension || (from !== undefined && people.parse(blocks?.data['people']).includes(from)))
        return null;
      const email = contact?.data['email'];
      if (deletion || typeof email !== 'string' || email === '') return null;
      const mails = mailStateOf(await one(addressPath(addressKey(email))), id);
      return { email, mails, settings: settings.parse(chosen?.data ?? {}), devices: devicesOf(devices) };
    },

    hasDevice: async (id) => devicesOf(await one(devicesPath(id))).length > 0,

    removeDevice: async (id, endpoint) => {
      const stored = await one(devicesPath(id));
      const left = devicesOf(stored).filter((known) => known.endpoint !== endpoint);
      // When the person changed their devices meanwhile, the next notice finds this one gone again.
      if (stored)
        await documents.write({
          path: stored.path,
          fields: { devices: texts(left.map((known) => `${known.endpoint} ${known.p256dh} ${known.auth}`)) },
          version: stored.version,
        });
    },

    mailState: async (address, id) => mailStateOf(await one(addressPath(address)), id),

    letMailsCome: async (address, id) => {
      await documents.write({
        path: addressPath(address),
        fields: { person: text(id), stopped: flag(false) },
      });
    },

    stopMails: async (address) => {
      await documents.write({
        path: addressPath(address),
        fields: { stopped: flag(true) },
        mask: ['stopped'],
      });
    },

    mayAsk: async (what, pause, now) => {
      const path = `noticeTests/${what}`;
      const last = await one(path);
      const at = last?.data['at'];
      if (typeof at === 'number' && now - at < pause) return false;
      return documents.write({
        path,
        fields: { at: whole(now), expireAt: moment(now + KEPT) },
        version: last?.version ?? null,
      });
    },
  };
}

const devicesPath = (id: UserId): string => `users/${id}/private/devices`;

const addressPath = (key: string): string => `mailAddresses/${key}`;

/** `person` is who was confirmed at the address, `stopped` whether its holder wants no mails. */
const mailStateOf = (document: StoredDocument | null, id: UserId): MailState => {
  if (document?.data['stopped'] === true) return 'stopped';
  return document?.data['person'] === id ? 'ready' : 'unconfirmed';
};

const idsOf = ({ channel, senderId, receiverId }: Conversation): Conversation => ({
  channel,
  senderId,
  receiverId,
});
