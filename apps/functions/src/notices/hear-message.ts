import {
  hearOfMessage,
  type EpochMs,
  type Message,
  type MessageId,
  type NoticeChannel,
  type UserId,
} from '@roborrow/domain';
import type { NoticeStore } from './notice-store.ts';

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
    await noteOn(channel, store, message, now);
  }
}

async function noteOn(
  channel: NoticeChannel,
  store: NoticeStore,
  message: Message,
  now: EpochMs,
): Promise<void> {
  const { senderId, receiverId } = message;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const stored = await store.notices({ channel, senderId, receiverId });
    const state = hearOfMessage(stored.state, message, now);
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
