import { epochMs, messageId, UNREAD_MAX, userId, type Inbox } from '@roborrow/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { createEmulatorClient, ids } from '../testing/emulator-client.ts';
import { messageDocument, plantDocuments } from '../testing/index.ts';

const projectId = `demo-message-reads-${Date.now()}`;
let reads = 0;
const { ports, close } = createEmulatorClient(projectId, { onRead: (documents) => (reads += documents) });

afterAll(close);

const INBOX = 20;

/** The number of documents read by an inbox subscription of a new user with that many unread messages. */
const costOf = async (unread: number): Promise<{ readonly inbox: Inbox; readonly documents: number }> => {
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
  reads = 0;
  const inbox = await new Promise<Inbox>((next, error) => {
    const stop = ports.messages.subscribeInbox(me.uid, INBOX, {
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
