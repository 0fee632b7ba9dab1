import { messageDocument, plantDocuments } from '@roborrow/adapter-firebase/testing';
import {
  epochMs,
  messageId,
  UNREAD_MAX,
  userId,
  type Inbox,
  type Message,
  type UserId,
} from '@roborrow/domain';
import { countingBackend } from './firebase-reads.ts';

/** Documents read by a signed-in user with that many messages. */
export interface MessageReads {
  readonly messages: number;
  readonly unread: number;
  /** On every page: the inbox. */
  readonly everyPage: number;
  /** Additionally on the messages screen: the list. */
  readonly list: number;
}

/** The number of messages, and of unread ones; both vary because each may cause reads. */
const HISTORIES = [
  [10, 5],
  [1000, 5],
  [10_000, 5],
  [10_000, 500],
  [10_000, 5000],
] as const;

/** The app's own limits: `INBOX_LIMIT` and `RECENT_PAGE` in apps/web/src/queries/messages. */
const INBOX = 50;
const LIST = 100;

/**
 * For any history: the newest received messages and the counted unread ones; sent and received messages for
 * the list.
 */
export const MOST_READ = { everyPage: INBOX + UNREAD_MAX + 1, list: 2 * LIST };

/**
 * The inbox asks for the newest and for the unread messages, the list for those sent and received. After 5
 * seconds a subscription accepts what its cache holds, so on a slow computer a first value may be incomplete.
 */
const QUERIES = 2;

export async function measureMessageReads(): Promise<readonly MessageReads[]> {
  const projectId = `demo-bench-messages-${Date.now()}`;
  const results: MessageReads[] = [];
  for (const [messages, unread] of HISTORIES) {
    const { backend, reads, untilAnswers } = countingBackend(projectId);
    const { auth, messages: port } = backend.ports;
    const email = `history-${messages}-${unread}-${Date.now()}@example.com`;
    const me = await auth.register(email, 'correct horse');
    await plantDocuments(projectId, history(me.uid, messages, unread).map(messageDocument));
    reads();
    await new Promise<Inbox>((next, error) => {
      port.subscribeInbox(me.uid, INBOX, { next, error });
    });
    await untilAnswers(QUERIES);
    const everyPage = reads();
    await new Promise<readonly Message[]>((next, error) => {
      port.subscribeRecent(me.uid, LIST, { next, error });
    });
    await untilAnswers(QUERIES);
    results.push({ messages, unread, everyPage, list: reads() });
    await backend.close();
  }
  return results;
}

/** A long exchange with twenty users; the last received messages are unread. */
const history = (me: UserId, count: number, unread: number): readonly Message[] =>
  Array.from({ length: count }, (_, i): Message => {
    const other = userId(`counterpart-${String(i % 20).padStart(8, '0')}`);
    const isReceived = i % 2 === 0;
    return {
      id: messageId(`${me}-${String(i).padStart(6, '0')}`),
      content: `Message ${i}`,
      senderId: isReceived ? other : me,
      senderName: 'Counterpart',
      receiverId: isReceived ? me : other,
      receiverName: 'Counterpart',
      robotId: null,
      dates: null,
      isRead: !(isReceived && i >= count - 2 * unread),
      createdAt: epochMs(1_700_000_000_000 + i * 60_000),
    };
  });
