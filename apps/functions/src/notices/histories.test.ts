import {
  epochMs,
  messageId,
  NOTICE_LIFE,
  NOTICE_WAIT,
  userId,
  type EpochMs,
  type Message,
  type NoticeChannel,
} from '@roborrow/domain';
import { pushDevice, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { Crash, createProcess } from '../../testing/crashing.ts';
import { createMemoryNoticeStore } from '../../testing/memory-notice-store.ts';
import { message } from '../../testing/notice-examples.ts';
import { hearFromSender } from './hear-message.ts';
import { channelsOf, type MessageNotice, type Notice, type Provider } from './provider.ts';
import { findUntold, sendDueNotices } from './send-due-notices.ts';

/* Generated histories of the functions: messages, calls of the senders' apps that arrive, are lost, or come twice, readers,
   providers that fail for hours, each channel for itself, and processes that crash at any call. */

const MINUTE = 60_000;
const START = 1_700_000_000_000;
const PEOPLE = ['ada', 'bob', 'cyd'].map(userId);
const CHANNELS = ['email', 'push'] as const satisfies readonly NoticeChannel[];

type Step =
  | { readonly do: 'send'; readonly from: number; readonly to: number; readonly tells: number }
  | { readonly do: 'read'; readonly reader: number }
  | { readonly do: 'run'; readonly crash: Parameters<typeof createProcess>[0]; readonly other: boolean }
  | { readonly do: 'provider'; readonly channel: NoticeChannel; readonly works: boolean };

const person = fc.nat(2);
const crash = fc.option(fc.record({ atCall: fc.integer({ min: 1, max: 30 }), isEffective: fc.boolean() }));
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('send' as const), from: person, to: person, tells: fc.nat(2) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read' as const), reader: person }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('run' as const), crash, other: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('provider' as const),
      channel: fc.constantFrom(...CHANNELS),
      works: fc.boolean(),
    }),
  },
);
const history = fc.array(fc.tuple(step, fc.integer({ min: 0, max: 12 })), {
  minLength: 1,
  maxLength: 40,
  size: 'max',
});

/** In these histories nobody asks for dates. */
const announcedBy = (notice: Omit<Notice, 'receiver'>): readonly Message[] =>
  'messages' in notice ? (notice as MessageNotice).messages : expect.unreachable();

interface Sent {
  readonly channel: NoticeChannel;
  readonly at: number;
  readonly conversation: string;
  readonly ids: readonly string[];
}

async function play(steps: readonly (readonly [Step, minutes: number])[]) {
  const memory = createMemoryNoticeStore();
  for (const id of PEOPLE) {
    memory.confirmEmail(id, `${id}@example.com`);
    memory.setDevices(id, [pushDevice(id)]);
  }
  const messages: Message[] = [];
  const readAt = new Map<string, number>();
  const notices: Sent[] = [];
  /** Messages, by channel, whose process crashed while the provider had their notice: nothing else may be lost. */
  const lostByCrash = new Set<string>();
  let minute = 0;
  const works = { email: true, push: true };
  const now = (): EpochMs => epochMs(START + minute * MINUTE);

  const run = async (crashing: Parameters<typeof createProcess>[0]): Promise<void> => {
    const { within, hasCrashed } = createProcess(crashing);
    let inHand: readonly string[] = [];
    const providerOf = (channel: NoticeChannel): Provider => {
      const process = within<Provider>({
        isReady: async () => works[channel],
        deliver: async ({ receiver, ...notice }) => {
          if (!works[channel]) return 'not-taken';
          const announced = announcedBy(notice);
          notices.push({
            channel,
            at: minute,
            conversation: `${announced[0]?.senderId}→${receiver.id}`,
            ids: announced.map(({ id }) => id),
          });
          return 'taken';
        },
      });
      return {
        isReady: () => process.isReady(),
        deliver: async (notice) => {
          inHand = announcedBy(notice).map(({ id }) => `${channel} ${id}`);
          const delivery = await process.deliver(notice);
          inHand = [];
          return delivery;
        },
      };
    };
    const surroundings = {
      store: within(memory.store),
      providers: { email: providerOf('email'), push: providerOf('push') },
      now,
      log: () => undefined,
    };
    try {
      await findUntold(surroundings);
      await sendDueNotices(surroundings);
    } catch (thrown) {
      if (!(thrown instanceof Crash)) throw thrown;
    }
    // The process ended after the mark and before or while the provider was asked.
    if (hasCrashed()) for (const one of await markedWithoutNotice(inHand)) lostByCrash.add(one);
  };

  const markedWithoutNotice = async (inHand: readonly string[]): Promise<readonly string[]> => {
    const conversations = CHANNELS.flatMap((channel) =>
      PEOPLE.flatMap((senderId) => PEOPLE.map((receiverId) => ({ channel, senderId, receiverId }))),
    );
    const states = await Promise.all(conversations.map((one) => memory.store.notices(one)));
    const marked = states.flatMap(({ conversation, state }) =>
      (state.handOver?.messages ?? []).map((id) => `${conversation.channel} ${id}`),
    );
    const sent = new Set(notices.flatMap(({ channel, ids }) => ids.map((id) => `${channel} ${id}`)));
    return [...inHand, ...marked].filter((one) => !sent.has(one));
  };

  for (const [one, minutes] of steps) {
    minute += minutes;
    if (one.do === 'send') {
      const senderId = PEOPLE[one.from];
      const receiverId = PEOPLE[one.to];
      if (senderId === undefined || receiverId === undefined || senderId === receiverId) continue;
      const id = messageId(`m${messages.length}`);
      const message: Message = {
        id,
        content: 'hello',
        senderId,
        senderName: senderId,
        receiverId,
        receiverName: receiverId,
        isRead: false,
        createdAt: now(),
        robotId: null,
        dates: null,
      };
      messages.push(message);
      memory.put(message);
      for (let tells = 0; tells < one.tells; tells += 1)
        expect(await hearFromSender({ store: memory.store, channels: CHANNELS }, senderId, id, now())).toBe(
          'heard',
        );
    }
    if (one.do === 'read')
      for (const { id, receiverId } of messages)
        if (receiverId === PEOPLE[one.reader] && !readAt.has(id)) {
          readAt.set(id, minute);
          memory.read(id);
        }
    if (one.do === 'provider') works[one.channel] = one.works;
    if (one.do === 'run') await Promise.all([run(one.crash), ...(one.other ? [run(null)] : [])]);
  }
  // In the end everything works, for long enough that every message has had its turn.
  works.email = true;
  works.push = true;
  for (let rest = 0; rest < 12; rest += 1) {
    minute += 15;
    await run(null);
  }
  return { messages, readAt, notices, lostByCrash };
}

it('no message is announced twice and none is missed, on either channel, whatever is lost, repeated or broken off (D433, D436, D543)', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const { messages, readAt, notices, lostByCrash } = await play(steps);
      for (const channel of CHANNELS) {
        const announced = notices
          .filter((notice) => notice.channel === channel)
          .flatMap(({ ids, at }) => ids.map((id) => ({ id, at })));
        const ids = announced.map(({ id }) => id);
        expect(new Set(ids).size, `announced once by ${channel}`).toBe(ids.length);
        for (const { id, at } of announced)
          expect(at, 'announced before it was read').toBeLessThanOrEqual(readAt.get(id) ?? Infinity);
        const missed = messages.filter(
          ({ id }) => !ids.includes(id) && !readAt.has(id) && !lostByCrash.has(`${channel} ${id}`),
        );
        expect(missed, `never announced by ${channel}`).toEqual([]);
      }
    }),
    { numRuns: Math.max(1000, runs(1000)) },
  );
});

it('messages of one conversation within ten minutes make one notice, whatever was told (D432)', async () => {
  const quiet = fc.array(
    fc.tuple(
      fc.oneof(
        fc.record({ do: fc.constant('send' as const), from: fc.nat(1), to: fc.nat(1), tells: fc.nat(2) }),
        fc.record({ do: fc.constant('run' as const), crash: fc.constant(null), other: fc.boolean() }),
      ),
      fc.integer({ min: 0, max: 3 }),
    ),
    { minLength: 1, maxLength: 40, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(quiet, async (steps) => {
      const { notices } = await play(steps);
      for (const notice of notices) {
        const earlier = notices.filter(
          ({ channel, conversation, at }) =>
            channel === notice.channel && conversation === notice.conversation && at < notice.at,
        );
        for (const { at } of earlier) expect(notice.at - at).toBeGreaterThanOrEqual(NOTICE_WAIT / MINUTE);
      }
    }),
    { numRuns: runs(500) },
  );
});

it('a provider that is down for a day makes the functions give up, and say so (D434)', async () => {
  const memory = createMemoryNoticeStore();
  const [ada, bob] = PEOPLE as [Message['senderId'], Message['senderId']]; // three, as written above
  memory.confirmEmail(bob, 'bob@example.com');
  const message: Message = {
    id: messageId('m'),
    content: 'hello',
    senderId: ada,
    senderName: 'Ada',
    receiverId: bob,
    receiverName: 'Bob',
    isRead: false,
    createdAt: epochMs(START),
    robotId: null,
    dates: null,
  };
  memory.put(message);
  let tries = 0;
  let time = START;
  const lines: string[] = [];
  const provider: Provider = {
    isReady: async () => {
      tries += 1;
      return false;
    },
    deliver: () => Promise.reject(new Error('not connected')),
  };
  const now = () => epochMs(time);
  const providers = { email: provider };
  await hearFromSender({ store: memory.store, channels: channelsOf(providers) }, ada, message.id, now());
  for (; time < START + 2 * NOTICE_LIFE; time += MINUTE)
    await sendDueNotices({ store: memory.store, providers, now, log: (line) => lines.push(line) });
  expect(tries).toBe(18);
  expect(lines.at(-1)).toBe('notices: given up after a day: m');
});

it('sends nothing of a sender whom the receiver does not hear any more when it is due (D575)', async () => {
  const [ada, bob] = [userId('ada'), userId('bob')];
  const deliver = vi.fn<Provider['deliver']>(async () => 'taken');
  const told = async (isBlocked: boolean) => {
    const memory = createMemoryNoticeStore();
    memory.confirmEmail(bob, 'bob@example.com');
    memory.put(message());
    await hearFromSender(
      { store: memory.store, channels: ['email'] },
      ada,
      message().id,
      message().createdAt,
    );
    if (isBlocked) memory.block(bob, ada);
    const now = (): EpochMs => epochMs(message().createdAt + 2 * NOTICE_WAIT);
    const providers = { email: { isReady: async () => true, deliver } };
    await sendDueNotices({ store: memory.store, providers, now, log: () => undefined });
    await sendDueNotices({ store: memory.store, providers, now, log: () => undefined });
    return deliver.mock.calls.length;
  };
  expect(await told(true)).toBe(0);
  expect(await told(false)).toBe(1);
});

it('logs what may have been sent and is not repeated, by its id (D433)', async () => {
  const [ada, bob] = [userId('ada'), userId('bob')];
  const memory = createMemoryNoticeStore();
  memory.confirmEmail(bob, 'bob@example.com');
  memory.put(message());
  await hearFromSender({ store: memory.store, channels: ['email'] }, ada, message().id, message().createdAt);
  const lines: string[] = [];
  let time = message().createdAt + 2 * NOTICE_WAIT;
  const provider: Provider = { isReady: async () => true, deliver: async () => 'unknown' };
  for (let run = 0; run < 3; run += 1) {
    const now = (): EpochMs => epochMs(time);
    await sendDueNotices({
      store: memory.store,
      providers: { email: provider },
      now,
      log: (line) => lines.push(line),
    });
    time += 2 * NOTICE_WAIT;
  }
  expect(lines).toEqual([`notices: in doubt and not repeated: ${message().id}`]);
});
