import {
  dollarsPerDay,
  fullName,
  messageId,
  NO_SPECIFICATIONS,
  newRobotId,
  OPERATION_TIMEOUT,
  type AuthUser,
  type Inbox,
  type Message,
  type OutgoingMessage,
  type Ports,
  type RobotDetails,
  type Username,
} from '@roborrow/domain';
import { setLogLevel } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmulatorClient, ids } from '../testing/emulator-client.ts';
import { emulatorHosts } from '../testing/emulators.ts';
import { startFaultProxy, type FaultProxy } from '../testing/fault-proxy.ts';
import type { FirebaseBackend } from '../src/index.ts';

/**
 * How often the connection is broken during a subscription. The browser tests break it 18 times under the
 * real app.
 */
const CYCLES = 20;
/**
 * In Node, a broken connection may leave the SDK with a frame it cannot read; it then waits for a minute
 * before it connects again.
 */
const RECONNECTED_WITHIN = { timeout: 120_000, interval: 2 };
const WRITES = 8;

// The SDK logs a warning for every broken connection.
setLogLevel('silent');

const projectId = `demo-faults-${ids.next().slice(0, 12)}`;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let proxy: FaultProxy;
/** One client behind the proxy, and one with a reliable connection. */
let shaky: FirebaseBackend;
let steady: FirebaseBackend;

beforeEach(async () => {
  const hosts = emulatorHosts();
  proxy = await startFaultProxy(hosts.firestore);
  shaky = createEmulatorClient(projectId, {
    emulators: { ...hosts, firestore: proxy.host },
    operationTimeout: OPERATION_TIMEOUT,
  });
  steady = createEmulatorClient(projectId);
});
afterEach(async () => {
  proxy.set('pass');
  await Promise.all([shaky.close(), steady.close()]);
  await proxy.close();
});

const register = ({ auth }: Ports): Promise<AuthUser> =>
  auth.register(`${ids.next()}@example.com`, 'correct horse');

const signUp = async (ports: Ports, firstName: string): Promise<AuthUser> => {
  const user = await register(ports);
  await ports.users.createProfile(profileOf(user, firstName, null));
  return user;
};

const profileOf = (user: AuthUser, firstName: string, username: Username | null) => ({
  id: user.uid,
  username,
  firstName,
  lastName: 'Park',
  displayName: fullName(firstName, 'Park'),
  email: user.email,
});

const messageFrom = (from: AuthUser, to: AuthUser, content: string): OutgoingMessage => ({
  id: messageId(ids.next()),
  content,
  senderId: from.uid,
  senderName: 'User',
  receiverId: to.uid,
  receiverName: 'User',
  robotId: null,
  dates: null,
});

const LISTING = {
  name: 'Lawn rover',
  description: 'Mows a small lawn by itself.',
  category: 'Service',
  price: dollarsPerDay(24.5),
  location: 'Apex, NC, USA',
  coordinates: { latitude: 35.7327, longitude: -78.8503 },
  images: [],
  specifications: NO_SPECIFICATIONS,
  features: [],
  quantity: null,
  minRental: null,
  maxRental: null,
  pickupTime: '',
  returnTime: '',
} as const satisfies RobotDetails;

const idsOf = (messages: readonly Message[]): readonly string[] => messages.map(({ id }) => id).toSorted();

describe('a connection that is broken, slow, or loses answers', () => {
  it(`subscriptions deliver every message once, over ${CYCLES} cycles`, async () => {
    const omar = await signUp(shaky.ports, 'Omar');
    const ada = await signUp(steady.ports, 'Ada');
    const inbox: Inbox[] = [];
    const thread: (readonly Message[])[] = [];
    const error = vi.fn();
    shaky.ports.messages.subscribeInbox(omar.uid, CYCLES, { next: (value) => inbox.push(value), error });
    shaky.ports.messages.subscribeThread(omar.uid, ada.uid, CYCLES, {
      next: (value) => thread.push(value),
      error,
    });
    await vi.waitFor(() => expect([inbox.length, thread.length]).toEqual([1, 1]), { timeout: 10_000 });

    const sent: Message[] = [];
    const send = async (): Promise<void> => {
      sent.push(await steady.ports.messages.send(messageFrom(ada, omar, `message ${sent.length}`)));
    };
    const troubles = [
      async () => {
        proxy.cut();
        await send();
      },
      async () => {
        proxy.set('drop-answers');
        await send();
        await sleep(5);
        proxy.cut();
        proxy.set('pass');
      },
      async () => {
        proxy.set('slow');
        await send();
        await sleep(5);
        proxy.set('pass');
      },
    ];
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      await troubles[cycle % troubles.length]?.();
      await vi.waitFor(() => expect(inbox.at(-1)?.unreadCount).toBe(sent.length), RECONNECTED_WITHIN);
    }

    await vi.waitFor(() => expect(thread.at(-1)).toHaveLength(CYCLES), RECONNECTED_WITHIN);
    expect(idsOf(inbox.at(-1)?.latest ?? [])).toEqual(idsOf(sent));
    expect(idsOf(thread.at(-1) ?? [])).toEqual(idsOf(sent));
    for (const { latest } of inbox) expect(new Set(idsOf(latest)).size).toBe(latest.length);
    // A restored connection alone must not deliver a new value.
    const told = inbox.map(({ latest, unreadCount }) => `${latest.length} listed, ${unreadCount} unread`);
    expect(new Set(told).size).toBe(told.length);
    const counts = inbox.map(({ unreadCount }) => unreadCount);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(error).not.toHaveBeenCalled();
  }, 600_000);

  /** Starts the work, drops the answers after a while, and restores the network at the end. */
  const withoutAnswers = async (work: () => Promise<unknown>, after: number): Promise<void> => {
    const attempt = work().catch(() => undefined);
    await sleep(after);
    proxy.set('drop-answers');
    await sleep(30);
    proxy.cut();
    proxy.set('pass');
    await attempt;
  };

  it('leaves a profile complete or missing, and a retry completes it', async () => {
    for (let i = 0; i < WRITES; i += 1) {
      const client = createEmulatorClient(projectId, {
        emulators: { ...emulatorHosts(), firestore: proxy.host },
        operationTimeout: OPERATION_TIMEOUT,
      });
      const user = await register(client.ports);
      // An id is random enough to be a unique name.
      const username = ids.next().slice(0, 20) as Username;
      const create = () => client.ports.users.createProfile(profileOf(user, 'Ada', username));
      await withoutAnswers(create, i * 5);
      const isThere = (await steady.ports.users.get(user.uid)) !== null;
      expect(await steady.ports.users.isUsernameTaken(username)).toBe(isThere);
      await create();
      expect((await steady.ports.users.get(user.uid))?.username).toBe(username);
      expect((await client.ports.users.getContact(user.uid))?.email).toBe(user.email);
      await client.close();
    }
  });

  it('creates no second message and no second listing when a lost call is retried', async () => {
    const omar = await signUp(shaky.ports, 'Omar');
    const ada = await signUp(steady.ports, 'Ada');
    const outgoing = Array.from({ length: WRITES }, (_, i) => messageFrom(omar, ada, `message ${i}`));
    for (const [i, message] of outgoing.entries()) {
      await withoutAnswers(() => shaky.ports.messages.send(message), i * 4);
      expect((await shaky.ports.messages.send(message)).id).toBe(message.id);
    }
    const { messages } = await steady.ports.messages.listThread(ada.uid, omar.uid, { limit: 2 * WRITES });
    expect(idsOf(messages)).toEqual(outgoing.map(({ id }) => id).toSorted());

    const listing = { ...LISTING, id: newRobotId(omar.uid, ids), ownerId: omar.uid };
    await withoutAnswers(() => shaky.ports.robots.create(listing), 5);
    await shaky.ports.robots.create(listing);
    expect(await shaky.ports.robots.listByOwner(omar.uid)).toHaveLength(1);
  });

  it('reports a missing connection, and the same text can be sent again', async () => {
    const omar = await signUp(shaky.ports, 'Omar');
    const ada = await signUp(steady.ports, 'Ada');
    const message = messageFrom(omar, ada, 'hello');
    proxy.set('refuse');
    proxy.cut();
    await expect(shaky.ports.messages.send(message)).rejects.toMatchObject({ kind: 'unavailable' });
    proxy.set('pass');
    await vi.waitFor(
      async () => expect((await shaky.ports.messages.send(message)).id).toBe(message.id),
      RECONNECTED_WITHIN,
    );
    const { messages } = await steady.ports.messages.listThread(ada.uid, omar.uid, { limit: 5 });
    expect(idsOf(messages)).toEqual([message.id]);
  });
});
