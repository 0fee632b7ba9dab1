import { hearOfMessage, type EpochMs, type Message, type MessageId, type UserId } from '@roborrow/domain';
import type { NoticeStore } from './notice-store.ts';

/** How often a change is tried again that another process was faster with. */
const TRIES = 5;

/** Notes that a message waits for its receiver; telling twice changes nothing. @throws when it could not be stored. */
export async function noteMessage(store: NoticeStore, message: Message, now: EpochMs): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const stored = await store.notices(message);
    const state = hearOfMessage(stored.state, message, now);
    if (state === stored.state || (await store.save(stored, state))) return;
  }
  throw new Error('the notices of a conversation changed again and again');
}

/** What the sender's app tells. Only the sender of a stored message can cause its notice (D437). */
export async function hearFromSender(
  store: NoticeStore,
  caller: UserId,
  id: MessageId,
  now: EpochMs,
): Promise<'heard' | 'refused'> {
  const message = await store.message(id);
  // Whether another person's message exists is not told.
  if (message?.senderId !== caller) return 'refused';
  if (!message.isRead) await noteMessage(store, message, now);
  return 'heard';
}
