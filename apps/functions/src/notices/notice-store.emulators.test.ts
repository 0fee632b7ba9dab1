import {
  epochMs,
  messageId,
  NO_NOTICES,
  NOTICE_WAIT,
  reviewId,
  robotId,
  stepId,
  userId,
  type ConversationNotices,
  type DatesNote,
  type Message,
  type PushDevice,
  type ReviewId,
} from '@roborrow/domain';
import { pushDevice } from '@roborrow/domain/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryNoticeStore } from '../../testing/memory-notice-store.ts';
import { openEmulatedDocuments } from '../../testing/emulated-documents.ts';
import { ADA, BOB, message } from '../../testing/notice-examples.ts';
import { asked, at as day, OWNER, ROVER, STAY, stepOf } from '../../testing/rental-messages.ts';
import { openInbox } from '../../testing/smtp-inbox.ts';
import { addressKey } from './address-link.ts';
import { createEmailProvider } from './email-provider.ts';
import { flag, moment, NOTHING, text, texts, whole, type RestValue } from './firestore-documents.ts';
import { createNoticeStore } from './firestore-notice-store.ts';
import { hearFromSender } from './hear-message.ts';
import type { NoticeStore } from './notice-store.ts';
import { channelsOf, type Provider } from './provider.ts';
import { createPushProvider } from './push-provider.ts';
import { findUntold, sendDueNotices } from './send-due-notices.ts';

/* Firestore on the emulator, with the rights of the server, and the store in memory that other tests use: both must
   keep the same promises. */

const START = message().createdAt;
const MINUTE = 60_000;
const at = (minute: number) => epochMs(START + minute * MINUTE);

interface Filled {
  readonly store: NoticeStore;
  readonly put: (message: Message) => Promise<unknown>;
  readonly setEmail: (email: string) => Promise<unknown>;
  readonly setDevices: (devices: readonly PushDevice[]) => Promise<unknown>;
  readonly list: () => Promise<unknown>;
  readonly review: (id: ReviewId) => Promise<unknown>;
  readonly reads: () => number;
}

const { documents, reads, readBy, clear } = openEmulatedDocuments('demo-notices');
let writes = 0;
const counted = {
  ...documents,
  write: (write: Parameters<typeof documents.write>[0]) => {
    writes += 1;
    return documents.write(write);
  },
};

const messageFields = (one: Message): Readonly<Record<string, RestValue>> => ({
  content: text(one.content),
  senderId: text(one.senderId),
  senderName: text(one.senderName),
  receiverId: text(one.receiverId),
  receiverName: text(one.receiverName),
  receiverEmail: text(''),
  isRead: flag(one.isRead),
  createdAt: moment(one.createdAt),
  robotId: one.robotId === null ? NOTHING : text(one.robotId),
  dates: one.dates === null ? NOTHING : { mapValue: { fields: noteFields(one.dates) } },
});

/** A question or a step as it is stored: texts, and a number. */
const noteFields = (dates: DatesNote): Readonly<Record<string, RestValue>> =>
  Object.fromEntries(
    Object.entries(dates).map(([name, value]) => [
      name,
      typeof value === 'number' ? whole(value) : text(String(value)),
    ]),
  );

const OPEN: Readonly<Record<string, () => Filled>> = {
  'in Firestore': () => ({
    store: createNoticeStore(counted),
    put: (one) => documents.write({ path: `messages/${one.id}`, fields: messageFields(one) }),
    setEmail: (email) =>
      documents.write({ path: `users/${BOB}/private/contact`, fields: { email: text(email) } }),
    setDevices: (devices) =>
      documents.write({
        path: `users/${BOB}/private/devices`,
        fields: { devices: texts(devices.map((one) => `${one.endpoint} ${one.p256dh} ${one.auth}`)) },
      }),
    list: () =>
      documents.write({
        path: 'hiddenRobots/rover',
        fields: { name: text(ROVER.name), category: text(ROVER.category), location: text(ROVER.location) },
      }),
    review: (id) => documents.write({ path: `reviews/${id}`, fields: { stars: whole(5) } }),
    reads,
  }),
  'in memory': () => {
    const { store, put, setEmail, setDevices, list, review } = createMemoryNoticeStore();
    return {
      store,
      put: async (one) => put(one),
      setEmail: async (email) => setEmail(BOB, email),
      setDevices: async (devices) => setDevices(BOB, devices),
      list: async () => list('rover', ROVER),
      review: async (id) => review(id),
      reads: () => 0,
    };
  },
};

const conversation = { channel: 'email', senderId: ADA, receiverId: BOB } as const;
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
    expect((await store.notices({ ...conversation, senderId: BOB, receiverId: ADA })).version).toBeNull();
    expect((await store.notices({ ...conversation, channel: 'push' })).version).toBeNull();
  });

  it('finds the conversations that are due, and no others', async () => {
    const { store } = open();
    const other = { channel: 'push', senderId: userId('a,b/c d'), receiverId: BOB } as const;
    await store.save(await store.notices(conversation), STATE);
    await store.save(await store.notices(other), { ...STATE, dueAt: at(11), handOver: null });
    await store.save(await store.notices({ ...conversation, senderId: BOB, receiverId: ADA }), NO_NOTICES);
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

  it('knows a rental, its listing, and which reviews are written, and keeps what is told of it apart (D730)', async () => {
    const { store, put, list, review } = open();
    const about = { ...conversation, request: STAY };
    await store.save(await store.notices(conversation), NO_NOTICES);
    await store.save(await store.notices(about), STATE);
    expect((await store.notices(conversation)).state).toEqual(NO_NOTICES);
    expect((await store.due(at(10))).map((one) => one.conversation)).toEqual([about]);

    expect(await store.rental(STAY)).toBeNull();
    const yes = stepOf('accepted', at(1));
    await put(asked(at(0)));
    await put(yes);
    const rental = (await store.rental(STAY)) ?? expect.unreachable();
    expect([rental.asked, rental.message(yes.id)]).toEqual([asked(at(0)), yes]);
    expect(rental.message(stepId('returned', STAY))).toBeUndefined();

    expect(await store.robot(robotId('rover'))).toBeNull();
    await list();
    expect(await store.robot(robotId('rover'))).toEqual(ROVER);
    const written = [reviewId(STAY, 'owner'), reviewId(STAY, 'renter')];
    await review(reviewId(STAY, 'renter'));
    expect(await Promise.all(written.map((id) => store.isWritten(id)))).toEqual([false, true]);
  });

  it('knows the receiver, the last search and what was asked for last', async () => {
    const { store, setEmail } = open();
    expect(await store.receiver(BOB)).toBeNull();
    await setEmail('');
    expect(await store.receiver(BOB)).toBeNull();
    await setEmail('bob@example.com');
    const receiver = {
      email: 'bob@example.com',
      mails: 'unconfirmed',
      settings: { messageByEmail: true, withBeginning: true },
      devices: [],
    };
    expect(await store.receiver(BOB)).toEqual(receiver);
    expect(await store.searchedUpTo()).toBeNull();
    await store.setSearchedUpTo(at(3));
    expect(await store.searchedUpTo()).toBe(at(3));
    expect(await store.due(at(99))).toEqual([]);
    expect([
      await store.mayAsk('one', NOTICE_WAIT, at(0)),
      await store.mayAsk('one', NOTICE_WAIT, at(9)),
      await store.mayAsk('push,other', NOTICE_WAIT, at(9)),
      await store.mayAsk('one', NOTICE_WAIT, at(10)),
      await store.mayAsk('push,other', NOTICE_WAIT, at(10)),
    ]).toEqual([true, false, true, true, false]);
  });

  it('knows who was confirmed at an address, and whether its holder wants no mails (D670, D671)', async () => {
    const { store, setEmail } = open();
    await setEmail('Bob@Example.com');
    const key = addressKey('bob@example.com');
    const states = async () => [
      await store.mailState(key, BOB),
      await store.mailState(key, ADA),
      (await store.receiver(BOB))?.mails,
    ];
    expect(await states()).toEqual(['unconfirmed', 'unconfirmed', 'unconfirmed']);
    await store.letMailsCome(key, BOB);
    expect(await states()).toEqual(['ready', 'unconfirmed', 'ready']);
    await store.stopMails(key);
    await store.stopMails(key);
    expect(await states()).toEqual(['stopped', 'stopped', 'stopped']);
    await store.letMailsCome(key, ADA);
    expect(await states()).toEqual(['unconfirmed', 'ready', 'unconfirmed']);
  });

  it('stops mails to an address at which no person was confirmed (D671)', async () => {
    const { store } = open();
    await store.stopMails(addressKey('eve@example.com'));
    expect(await store.mailState(addressKey('eve@example.com'), BOB)).toBe('stopped');
  });

  it('knows the receiver’s devices, and removes one that is gone (D544)', async () => {
    const { store, setEmail, setDevices } = open();
    const [phone, laptop] = [pushDevice('phone'), pushDevice('laptop')];
    await setEmail('bob@example.com');
    expect(await store.hasDevice(BOB)).toBe(false);
    await store.removeDevice(BOB, phone.endpoint);
    expect(await store.hasDevice(BOB)).toBe(false);
    await setDevices([phone, laptop]);
    expect(await store.hasDevice(BOB)).toBe(true);
    expect((await store.receiver(BOB))?.devices).toEqual([phone, laptop]);
    await store.removeDevice(BOB, phone.endpoint);
    await store.removeDevice(BOB, phone.endpoint);
    expect((await store.receiver(BOB))?.devices).toEqual([laptop]);
    await store.removeDevice(BOB, laptop.endpoint);
    expect(await store.hasDevice(BOB)).toBe(false);
  });
});

describe('in Firestore', () => {
  it('what is told of a rental costs the documents that docs/firebase.md says (D730)', async () => {
    const { store, put, list } = OPEN['in Firestore']?.() ?? expect.unreachable();
    await documents.write({
      path: `users/${OWNER}/private/contact`,
      fields: { email: text('otto@example.com') },
    });
    await store.letMailsCome(addressKey('otto@example.com'), OWNER);
    await list();
    await put(asked(day(-9)));
    let time = epochMs(day(-9) + 15 * MINUTE);
    const told: string[] = [];
    const email: Provider = {
      isReady: async () => true,
      deliver: async (notice) => {
        told.push('kind' in notice ? notice.kind : '');
        return 'taken';
      },
    };
    const surroundings = {
      store,
      providers: { email },
      now: () => time,
      log: (line: string) => expect.unreachable(line),
    };
    const cost = async (work: () => Promise<unknown>) => {
      writes = 0;
      return [await readBy(work), writes];
    };
    // The search’s mark and the message, then its rental’s four, and the state for each of the two.
    expect(await cost(() => findUntold(surroundings))).toEqual([8, 3]);
    time = day(-7);
    expect(await cost(() => sendDueNotices(surroundings))).toEqual([16, 2]);
    expect(told).toEqual(['answer-soon']);
  });

  it('no notice goes to a person who is leaving (D435)', async () => {
    const { store, setEmail } = OPEN['in Firestore']?.() ?? expect.unreachable();
    await setEmail('bob@example.com');
    await documents.write({ path: `deletions/${BOB}`, fields: { at: moment(START) } });
    expect(await store.receiver(BOB)).toBeNull();
  });

  it('no notice goes out for a sender who was suspended, or whom the receiver blocked (D575)', async () => {
    const { store, setEmail } = OPEN['in Firestore']?.() ?? expect.unreachable();
    await setEmail('bob@example.com');
    const [mallory, eve] = [userId('mallory'), userId('eve')];
    await documents.write({ path: `deletions/${mallory}`, fields: { suspended: flag(true) } });
    await documents.write({ path: `users/${BOB}/private/blocks`, fields: { people: texts([eve]) } });
    const hears = [ADA, mallory, eve].map(async (from) => (await store.receiver(BOB, from)) !== null);
    expect(await Promise.all(hears)).toEqual([true, false, false]);
  });

  it.each([
    { what: 'by email', push: 'not set up', tell: [2, 1], send: [10, 2], search: [3, 1] },
    {
      what: 'by email, where others have devices',
      push: 'no device',
      tell: [3, 1],
      send: [10, 2],
      search: [4, 1],
    },
    { what: 'by email and push', push: 'a device', tell: [4, 2], send: [20, 4], search: [5, 1] },
  ])(
    'a message costs the documents that docs/firebase.md says, $what',
    async ({ push, tell, send, search }) => {
      const { store, put, setEmail, setDevices } = OPEN['in Firestore']?.() ?? expect.unreachable();
      const inbox = await openInbox();
      await setEmail('bob@example.com');
      await store.letMailsCome(addressKey('bob@example.com'), BOB);
      if (push === 'a device') await setDevices([pushDevice('phone')]);
      await put(message());
      const email = createEmailProvider(
        inbox.settings,
        {
          from: 'hello@roborrow.example',
          site: 'https://roborrow.example',
          addressLink: async () => 'https://x',
        },
        () => undefined,
      );
      const pushed: string[] = [];
      const byPush = createPushProvider(store, async ({ device }) => {
        pushed.push(device.endpoint);
        return 'taken';
      });
      const providers = { email, ...(push !== 'not set up' && { push: byPush }) };
      let time = at(0);
      const surroundings = {
        store,
        providers,
        now: () => time,
        log: (line: string) => expect.unreachable(line),
      };
      const cost = async (work: () => Promise<unknown>) => {
        writes = 0;
        return [await readBy(work), writes];
      };
      const hearing = { store, channels: channelsOf(providers) };
      expect(await cost(() => hearFromSender(hearing, ADA, message().id, time))).toEqual(tell);
      time = at(10);
      expect(await cost(() => sendDueNotices(surroundings))).toEqual(send);
      time = at(15);
      // With the search's own mark, read and written by each run.
      const afterwards = async () => {
        await findUntold(surroundings);
        await sendDueNotices(surroundings);
      };
      expect(await cost(afterwards)).toEqual(search);
      email.close();
      await inbox.close();
      expect(inbox.mails.map(({ to }) => to)).toEqual([['bob@example.com']]);
      expect(pushed).toEqual(push === 'a device' ? [pushDevice('phone').endpoint] : []);
    },
  );
});
