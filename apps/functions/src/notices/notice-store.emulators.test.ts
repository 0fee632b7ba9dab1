import {
  epochMs,
  messageId,
  NO_NOTICES,
  userId,
  type ConversationNotices,
  type Message,
} from '@roborrow/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryNoticeStore } from '../../testing/memory-notice-store.ts';
import { ADA, BOB, message } from '../../testing/notice-examples.ts';
import { openInbox } from '../../testing/smtp-inbox.ts';
import { createEmailProvider } from './email-provider.ts';
import { flag, moment, openDocuments, text, type RestValue } from './firestore-documents.ts';
import { createNoticeStore } from './firestore-notice-store.ts';
import { hearFromSender } from './hear-message.ts';
import type { NoticeStore } from './notice-store.ts';
import { findUntold, sendDueNotices } from './send-due-notices.ts';

/* Firestore on the emulator, with the rights of the server, and the store in memory that other tests use: both must
   keep the same promises. */

const PROJECT = 'demo-notices';
const SERVICE = `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`;
const START = message().createdAt;
const MINUTE = 60_000;
const at = (minute: number) => epochMs(START + minute * MINUTE);

interface Filled {
  readonly store: NoticeStore;
  readonly put: (message: Message) => Promise<unknown>;
  readonly setEmail: (email: string) => Promise<unknown>;
  readonly reads: () => number;
}

let reads = 0;
const documents = openDocuments({
  project: PROJECT,
  service: SERVICE,
  authorization: async () => 'Bearer owner',
  onRead: (count) => (reads += count),
});
let writes = 0;
const counted = {
  ...documents,
  write: (write: Parameters<typeof documents.write>[0]) => {
    writes += 1;
    return documents.write(write);
  },
};

const clear = () =>
  fetch(`${SERVICE}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });

const messageFields = (one: Message): Readonly<Record<string, RestValue>> => ({
  content: text(one.content),
  senderId: text(one.senderId),
  senderName: text(one.senderName),
  receiverId: text(one.receiverId),
  receiverName: text(one.receiverName),
  receiverEmail: text(''),
  isRead: flag(one.isRead),
  createdAt: moment(one.createdAt),
});

const OPEN: Readonly<Record<string, () => Filled>> = {
  'in Firestore': () => ({
    store: createNoticeStore(counted),
    put: (one) => documents.write({ path: `messages/${one.id}`, fields: messageFields(one) }),
    setEmail: (email) =>
      documents.write({ path: `users/${BOB}/private/contact`, fields: { email: text(email) } }),
    reads: () => reads,
  }),
  'in memory': () => {
    const { store, put, setEmail } = createMemoryNoticeStore();
    return {
      store,
      put: async (one) => put(one),
      setEmail: async (email) => setEmail(BOB, email),
      reads: () => 0,
    };
  },
};

const conversation = { senderId: ADA, receiverId: BOB };
const STATE: ConversationNotices = {
  dueAt: at(10),
  failures: 3,
  handOver: { at: at(9), messages: [messageId('message-1')] },
  noticed: [{ id: messageId('message-1'), createdAt: at(0) }],
};

beforeEach(clear);
afterAll(clear);

describe.each(Object.entries(OPEN))('the store %s', (_, open) => {
  it('keeps the state of a conversation, and refuses a write after another one', async () => {
    const { store } = open();
    const nothing = await store.notices(conversation);
    expect(nothing).toEqual({ conversation, state: NO_NOTICES, version: null });
    expect(await store.save(nothing, STATE)).toBe(true);
    expect(await store.save(nothing, NO_NOTICES)).toBe(false);
    const stored = await store.notices(conversation);
    expect(stored.state).toEqual(STATE);
    expect(await store.save(stored, { ...STATE, failures: 4 })).toBe(true);
    expect(await store.save(stored, NO_NOTICES)).toBe(false);
    expect((await store.notices(conversation)).state.failures).toBe(4);
    expect((await store.notices({ senderId: BOB, receiverId: ADA })).version).toBeNull();
  });

  it('finds the conversations that are due, and no others', async () => {
    const { store } = open();
    const other = { senderId: userId('a,b/c d'), receiverId: BOB };
    await store.save(await store.notices(conversation), STATE);
    await store.save(await store.notices(other), { ...STATE, dueAt: at(11), handOver: null });
    await store.save(await store.notices({ senderId: BOB, receiverId: ADA }), NO_NOTICES);
    expect((await store.due(at(9))).length).toBe(0);
    expect((await store.due(at(10))).map((one) => one.conversation)).toEqual([conversation]);
    expect((await store.due(at(11))).map((one) => one.conversation)).toEqual([conversation, other]);
  });

  it('reads messages: one, the unread of a conversation, and those of a time', async () => {
    const { store, put } = open();
    const later = message({ id: messageId('later'), createdAt: at(2) });
    await put(later);
    await put(message());
    await put(message({ id: messageId('read'), createdAt: at(1), isRead: true }));
    await put(message({ id: messageId('back'), senderId: BOB, receiverId: ADA, createdAt: at(1) }));
    expect(await store.message(message().id)).toEqual(message());
    expect(await store.message(messageId('none'))).toBeNull();
    expect(await store.unread(conversation, at(-1))).toEqual([later, message()]);
    expect(await store.unread(conversation, at(0))).toEqual([later]);
    expect((await store.sentBetween(at(0), at(2))).map(({ id }) => id)).toHaveLength(4);
    expect((await store.sentBetween(at(1), at(1))).map(({ id }) => id).toSorted()).toEqual(['back', 'read']);
  });

  it('knows the receiver, the choice of a link, the last search and the last test', async () => {
    const { store, setEmail } = open();
    expect(await store.receiver(BOB)).toBeNull();
    await setEmail('bob@example.com');
    const receiver = { email: 'bob@example.com', settings: { messageByEmail: true, withBeginning: true } };
    expect(await store.receiver(BOB)).toEqual(receiver);
    await store.switchOff(BOB);
    await store.switchOff(BOB);
    expect((await store.receiver(BOB))?.settings).toEqual({ messageByEmail: false, withBeginning: true });
    expect(await store.searchedUpTo()).toBeNull();
    await store.setSearchedUpTo(at(3));
    expect(await store.searchedUpTo()).toBe(at(3));
    expect(await store.due(at(99))).toEqual([]);
    expect([
      await store.mayTest(BOB, at(0)),
      await store.mayTest(BOB, at(9)),
      await store.mayTest(BOB, at(10)),
    ]).toEqual([true, false, true]);
  });
});

describe('in Firestore', () => {
  it('no notice goes to a person who is leaving (D435)', async () => {
    const { store, setEmail } = OPEN['in Firestore']?.() ?? expect.unreachable();
    await setEmail('bob@example.com');
    await documents.write({ path: `deletions/${BOB}`, fields: { at: moment(START) } });
    expect(await store.receiver(BOB)).toBeNull();
  });

  it('a message costs the documents that docs/firebase.md says, from the call to the mail', async () => {
    const { store, put, setEmail } = OPEN['in Firestore']?.() ?? expect.unreachable();
    const inbox = await openInbox();
    await setEmail('bob@example.com');
    await put(message());
    const provider = createEmailProvider(
      inbox.settings,
      {
        from: 'hello@roborrow.example',
        site: 'https://roborrow.example',
        unsubscribeLink: async () => 'https://x',
      },
      () => undefined,
    );
    let time = at(0);
    const surroundings = {
      store,
      provider,
      now: () => time,
      log: (line: string) => expect.unreachable(line),
    };
    [reads, writes] = [0, 0];
    expect(await hearFromSender(store, ADA, message().id, time)).toBe('heard');
    expect({ reads, writes }).toEqual({ reads: 2, writes: 1 });
    time = at(10);
    await sendDueNotices(surroundings);
    expect({ reads, writes }).toEqual({ reads: 8, writes: 3 });
    time = at(15);
    await findUntold(surroundings);
    await sendDueNotices(surroundings);
    // The search's own mark, read and written by each run.
    expect({ reads, writes }).toEqual({ reads: 11, writes: 4 });
    provider.close();
    await inbox.close();
    expect(inbox.mails.map(({ to }) => to)).toEqual([['bob@example.com']]);
  });
});
