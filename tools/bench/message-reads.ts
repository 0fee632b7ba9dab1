import { messageDocument } from '@roborrow/adapter-firebase/testing';
import { epochMs, messageId, userId, type Inbox, type Message, type UserId } from '@roborrow/domain';
import { countingBackend } from './firebase-reads.ts';
import { plantAll } from './plant-robots.ts';

/** What it costs to open the messages screen, for somebody with that many messages. */
export interface MessageReads {
  readonly messages: number;
  readonly unread: number;
  readonly documents: number;
}

const HISTORIES = [10, 1000, 10_000];
/** As many as the screen asks for: the newest conversations, and the inbox that it follows. */
const PAGE = 100;
const INBOX = 50;
const UNREAD = 5;

export async function measureMessageReads(): Promise<readonly MessageReads[]> {
  const projectId = `demo-bench-messages-${Date.now()}`;
  const results: MessageReads[] = [];
  for (const messages of HISTORIES) {
    const { backend, reads } = countingBackend(projectId);
    const { auth, messages: port } = backend.ports;
    const me = await auth.register(`history-${messages}-${Date.now()}@example.com`, 'correct horse');
    await plantAll(projectId, history(me.uid, messages).map(messageDocument));
    reads();
    await port.listRecent(me.uid, { limit: PAGE });
    await new Promise<Inbox>((next, error) => {
      port.subscribeInbox(me.uid, INBOX, { next, error });
    });
    results.push({ messages, unread: UNREAD, documents: reads() });
    await backend.close();
  }
  return results;
}

/** A long exchange with twenty people; the last few are unread. */
const history = (me: UserId, count: number): readonly Message[] =>
  Array.from({ length: count }, (_, i): Message => {
    const other = userId(`counterpart-${String(i % 20).padStart(8, '0')}`);
    const isReceived = i % 2 === 0;
    return {
      id: messageId(`${me}-${String(i).padStart(6, '0')}`),
      content: `Message ${i}`,
      senderId: isReceived ? other : me,
      senderName: 'Somebody',
      receiverId: isReceived ? me : other,
      receiverName: 'Somebody',
      robotId: null,
      isRead: !(isReceived && i < 2 * UNREAD),
      createdAt: epochMs(1_700_000_000_000 + i * 60_000),
    };
  });
