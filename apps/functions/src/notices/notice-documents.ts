import {
  DEFAULT_NOTICE_SETTINGS,
  epochMs,
  isPushDevice,
  languageTag,
  LISTING_CATEGORIES,
  messageId,
  NO_NOTICES,
  readDatesNote,
  robotId,
  userId,
  type ConversationNotices,
  type MailState,
  type Message,
  type NoticeSettings,
  type PushDevice,
  type UserId,
} from '@roborrow/domain';
import * as z from 'zod';
import {
  moment,
  NOTHING,
  text,
  texts,
  whole,
  type RestValue,
  type StoredDocument,
} from './firestore-documents.ts';
import type { Conversation, NamedRobot, StoredNotices } from './notice-store.ts';

/** A conversation without news is deleted by Firestore's TTL policy after this time, in milliseconds. */
export const KEPT = 2 * 24 * 3_600_000;

const time = z.number().transform(epochMs);
const message = z.object({
  content: z.string(),
  senderId: z.string().transform(userId),
  senderName: z.string().catch(''),
  receiverId: z.string().transform(userId),
  receiverName: z.string().catch(''),
  isRead: z.boolean(),
  createdAt: time,
  robotId: z.string().transform(robotId).nullable().catch(null),
  dates: z.unknown().optional().transform(readDatesNote),
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
  /** Of messages there is none. */
  request: z.string().transform(messageId).optional(),
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
    language: z.unknown().optional(),
  })
  .transform(({ language, ...rest }): NoticeSettings => {
    const tag = languageTag(language);
    return { ...rest, ...(tag && { language: tag }) };
  })
  .catch(DEFAULT_NOTICE_SETTINGS);

/** A line of `devices`, as the adapter of the app writes it. */
const device = z.string().transform((line) => {
  const [endpoint = '', p256dh = '', auth = ''] = line.split(' ');
  return { endpoint, p256dh, auth };
});
/** The devices on which a person hears of messages; a line that is none is left out. */
export const devicesOf = (document: StoredDocument | null | undefined): readonly PushDevice[] =>
  (z.array(device).safeParse(document?.data['devices']).data ?? []).filter(isPushDevice);

/** Where the state of a conversation's notices is stored, or of those about one of its rentals. */
export const pathOf = ({ channel, senderId, receiverId, request }: Conversation): string =>
  `notices/${[channel, receiverId, senderId, ...(request === undefined ? [] : [request])].map(encodeURIComponent).join(',')}`;

export const decodeMessage = ({ path, data }: StoredDocument): Message | null => {
  const decoded = message.safeParse(data);
  return decoded.success
    ? { ...decoded.data, id: messageId(decodeURIComponent(path.slice(path.indexOf('/') + 1))) }
    : null;
};

export const decodeNotices = (conversation: Conversation, document: StoredDocument | null): StoredNotices => {
  const decoded = notices.safeParse(document?.data);
  if (!document || !decoded.success)
    return { conversation, state: NO_NOTICES, version: document?.version ?? null };
  const { dueAt, failures, handedOverAt, handedOver, noticed: lines } = decoded.data;
  const handOver = handedOverAt === null ? null : { at: handedOverAt, messages: handedOver };
  return { conversation, state: { dueAt, failures, handOver, noticed: lines }, version: document.version };
};

export const encodeNotices = (
  { channel, senderId, receiverId, request }: Conversation,
  { dueAt, failures, handOver, noticed: lines }: ConversationNotices,
) => {
  const newest = Math.max(dueAt ?? 0, ...lines.map(({ createdAt }) => createdAt));
  return {
    channel: text(channel),
    senderId: text(senderId),
    receiverId: text(receiverId),
    ...(request !== undefined && { request: text(request) }),
    dueAt: dueAt === null ? NOTHING : whole(dueAt),
    failures: whole(failures),
    handedOverAt: handOver ? whole(handOver.at) : NOTHING,
    handedOver: texts(handOver?.messages ?? []),
    noticed: texts(lines.map(({ id, createdAt }) => `${createdAt} ${id}`)),
    expireAt: moment(newest + KEPT),
  };
};

/** The notices that a stored document is about; none for one that cannot be read. */
export const decodeDue = (document: StoredDocument): readonly StoredNotices[] => {
  const decoded = notices.safeParse(document.data);
  if (!decoded.success) return [];
  const { channel, senderId, receiverId, request } = decoded.data;
  const conversation = { channel, senderId, receiverId, ...(request !== undefined && { request }) };
  return [decodeNotices(conversation, document)];
};

const named = z.object({
  name: z.string().catch(''),
  category: z.enum(LISTING_CATEGORIES),
  location: z.string().catch(''),
});

/** What a notice says of a listing; `null` for one that cannot be read. */
export const decodeRobot = (document: StoredDocument): NamedRobot | null =>
  named.safeParse(document.data).data ?? null;

/** How a person wants to hear of messages (D430); what cannot be read is as for a new person. */
export const settingsOf = (document: StoredDocument | null | undefined): NoticeSettings =>
  settings.parse(document?.data ?? {});

/** The devices as they are stored. */
export const encodeDevices = (devices: readonly PushDevice[]): RestValue =>
  texts(devices.map(({ endpoint, p256dh, auth }) => `${endpoint} ${p256dh} ${auth}`));

/** Whether a person has blocked another one. */
export const hasBlocked = (blocks: StoredDocument | null | undefined, other: string): boolean =>
  people.parse(blocks?.data['people']).includes(other);
const people = z.array(z.string()).catch([]);

/** `person` is who was confirmed at the address, `stopped` whether its holder wants no mails. */
export const mailStateOf = (document: StoredDocument | null, id: UserId): MailState => {
  if (document?.data['stopped'] === true) return 'stopped';
  return document?.data['person'] === id ? 'ready' : 'unconfirmed';
};
