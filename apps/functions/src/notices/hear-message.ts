import {
  hearOfMessage,
  type ConversationNotices,
  type EpochMs,
  type Message,
  type MessageId,
  type NoticeChannel,
  type UserId,
} from '@roborrow/domain';
import type { Conversation, NoticeStore } from './notice-store.ts';

/** How often a change is tried again that another process was faster with. */
const TRIES = 5;

/** Where messages are noted, and for which channels. */
export interface Hearing {
  readonly store: NoticeStore;
  readonly channels: readonly NoticeChannel[];
}

/** Notes that a message waits for its receiver; telling twice changes nothing. @throws when it could not be stored. */
export async function noteMessage(
  { store, channels }: Hearing,
  message: Message,
  now: EpochMs,
): Promise<void> {
  for (const channel of channels) {
    // Most people have no device: one document is read for them, and none is written.
    if (channel === 'push' && !(await store.hasDevice(message.receiverId))) continue;
    const { senderId, receiverId } = message;
    await noteOn(store, { channel, senderId, receiverId }, (state) => hearOfMessage(state, message, now));
  }
}

/** Stores what is heard of a conversation. @throws when another process was faster again and again. */
export async function noteOn(
  store: NoticeStore,
  conversation: Conversation,
  hear: (state: ConversationNotices) => ConversationNotices,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const stored = await store.notices(conversation);
    const state = hear(stored.state);
    if (state === stored.state || (await store.save(stored, state))) return;
  }
  throw new Error('the notices of a conversation changed again and again');
}

/** What the sender's app tells. Only the sender of a stored message can cause its notice (D437). */
export async function hearFromSender(
  hearing: Hearing,
  caller: UserId,
  id: MessageId,
  now: EpochMs,
): Promise<'heard' | 'refused'> {
  const message = await hearing.store.message(id);
  // Whether another person's message exists is not told.
  if (message?.senderId !== caller) return 'refused';
  if (!message.isRead) await noteMessage(hearing, message, now);
  return 'heard';
}
