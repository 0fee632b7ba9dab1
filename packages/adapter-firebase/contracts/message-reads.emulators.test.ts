import {
  epochMs,
  messageId,
  UNREAD_MAX,
  userId,
  type Inbox,
  type Message,
  type UserId,
} from '@roborrow/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { createEmulatorClient, ids } from '../testing/emulator-client.ts';
import { messageDocument, plantDocuments } from '../testing/index.ts';

const projectId = `demo-message-reads-${Date.now()}`;
let reads = 0;
const { ports, close } = createEmulatorClient(projectId, { onRead: (documents) => (reads += documents) });

afterAll(close);

const INBOX = 20;

/** Signs up, and is written so many messages. */
const receive = async (unread: number): Promise<UserId> => {
  const me = await ports.auth.register(`reader-${ids.next()}@example.com`, 'correct horse');
  const messages = Array.from({ length: unread }, (_, i) =>
    messageDocument({
      id: messageId(ids.next()),
      content: `Message ${i}`,
      senderId: userId('another-user-00000000000'),
      senderName: 'Omar Haddad',
      receiverId: me.uid,
      receiverName: 'Reader',
      robotId: null,
      dates: null,
      isRead: false,
      createdAt: epochMs(1_700_000_000_000 + i),
    }),
  );
  await plantDocuments(projectId, messages);
  return me.uid;
};

/** The number of documents read by an inbox subscription of a new user with that many unread messages. */
const costOf = async (unread: number): Promise<{ readonly inbox: Inbox; readonly documents: number }> => {
  const me = await receive(unread);
  reads = 0;
  const inbox = await new Promise<Inbox>((next, error) => {
    const stop = ports.messages.subscribeInbox(me, INBOX, {
      next: (value) => {
        stop();
        next(value);
      },
      error,
    });
  });
  return { inbox, documents: reads };
};

describe('the inbox subscription that every page has', () => {
  it.each([
    [5, 5],
    [UNREAD_MAX, UNREAD_MAX],
    [450, UNREAD_MAX + 1],
  ])('with %i unread messages reads its two limited queries and nothing else', async (unread, count) => {
    const { inbox, documents } = await costOf(unread);
    expect(inbox.unreadCount).toBe(count);
    expect(documents).toBe(Math.min(unread, INBOX) + count);
  });
});

describe('the list of the messages screen', () => {
  it('reads a page of what was received, however much there is', async () => {
    const me = await receive(450);
    reads = 0;
    const listed = await new Promise<readonly Message[]>((next, error) => {
      const stop = ports.messages.subscribeRecent(me, 100, {
        next: (value) => {
          if (value.length < 100) return; // a first answer may come from the cache
          stop();
          next(value);
        },
        error,
      });
    });
    expect(listed).toHaveLength(100);
    expect(reads).toBe(100);
  });
});
