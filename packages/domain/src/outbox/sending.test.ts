import { expect, it } from 'vitest';
import { ada, adaOwnProfile, bobProfile } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import { messageId } from '../ids.ts';
import type { Message, OutgoingMessage } from '../messaging/message.ts';
import type { MessagesPort } from '../ports/messages.ts';
import type { NotifierPort } from '../ports/notifier.ts';
import { OPERATION_TIMEOUT } from '../ports/operation-timeout.ts';
import { PortError } from '../ports/port-error.ts';
import type { UsersPort } from '../ports/users.ts';
import { epochMs } from '../units.ts';
import { createOutbox } from './create-outbox.ts';
import { createSending, type NewMessage } from './sending.ts';
import { manualTimer } from '../../testing/manual-timer.ts';

const text: NewMessage = {
  receiverId: bobProfile.id,
  receiverName: 'Bob Dylan',
  content: 'Is it free?',
  robotId: null,
  dates: null,
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A member whose network a test switches; the backend keeps the first message of each id. */
const member = (findStored?: () => Message | undefined) => {
  const { timer, pass, isIdle } = manualTimer();
  const stored = new Map<string, Message>();
  const tries: string[] = [];
  let network: 'good' | 'none' | 'silent' | 'forbidden' = 'good';
  let answer = (): void => undefined;
  const store = (message: OutgoingMessage): Message => {
    const kept = stored.get(message.id) ?? { ...message, isRead: false, createdAt: epochMs(99) };
    stored.set(message.id, kept);
    return kept;
  };
  const messages = stub<MessagesPort>({
    send: async (message) => {
      tries.push(message.id);
      if (network === 'none') throw new PortError('unavailable');
      if (network === 'forbidden') throw new PortError('forbidden');
      if (network === 'silent') await new Promise<void>((resolve) => (answer = resolve));
      return store(message);
    },
  });
  const outbox = createOutbox({ load: () => null, keep: () => undefined });
  let ids = 0;
  const sending = createSending({
    outbox,
    timer,
    me: { user: ada, profile: adaOwnProfile },
    ports: Promise.resolve({
      messages,
      users: stub<UsersPort>({ get: async () => bobProfile }),
      notifier: stub<NotifierPort>({ messageSent: async () => undefined }),
      analytics: { log: () => undefined },
      ids: { next: () => `m${(ids += 1)}` },
      clock: { now: () => epochMs(1) },
    }),
    ...(findStored && { findStored }),
  });
  const states = () => outbox.read(ada.uid).messages.map(({ id, state }) => `${id} ${state.kind}`);
  const first = () => {
    const [message] = outbox.read(ada.uid).messages;
    if (!message) throw new Error('the outbox is empty');
    return message;
  };
  const be = (state: typeof network) => {
    network = state;
  };
  return { ...sending, states, first, be, tries, stored, pass, isIdle, answer: () => answer() };
};

it('a message is in the outbox before it is sent, and sent afterwards (D27)', async () => {
  const { send, states, isIdle } = member();
  const delivery = send(text);
  await Promise.resolve();
  expect(states()).toEqual(['m1 pending']);
  expect(await delivery).toMatchObject({ ok: true, value: { id: 'm1', createdAt: 99 } });
  expect(states()).toEqual(['m1 sent']);
  expect(isIdle()).toBe(true);
});

it('a failed message is tried again under its id, and stored once (D27)', async () => {
  const { send, retry, be, states, first, tries, stored } = member();
  be('none');
  expect(await send(text)).toMatchObject({ ok: false, error: { kind: 'port' } });
  expect(states()).toEqual(['m1 failed']);
  be('good');
  expect(await retry(first())).toMatchObject({ ok: true });
  expect([tries, stored.size, states()]).toEqual([['m1', 'm1'], 1, ['m1 sent']]);
});

it('has 15 seconds, and an answer after them still counts (D181)', async () => {
  const { send, be, states, pass, answer } = member();
  be('silent');
  const delivery = send(text);
  await settled();
  pass(OPERATION_TIMEOUT);
  expect(await delivery).toMatchObject({ ok: false, error: { error: { kind: 'unavailable' } } });
  expect(states()).toEqual(['m1 failed']);
  answer();
  await settled();
  expect(states()).toEqual(['m1 sent']);
});

it('without an answer the client’s own view may have it', async () => {
  const message: Message = {
    ...text,
    id: messageId('m1'),
    senderId: ada.uid,
    senderName: 'Ada',
    isRead: false,
    createdAt: epochMs(99),
  };
  const { send, be } = member(() => message);
  be('none');
  expect(await send(text)).toEqual({ ok: true, value: message });
});

it('sends what waits for the network, each message once for each time it is back (D486)', async () => {
  const { send, sendWaiting, be, tries, states } = member();
  be('none');
  await send(text);
  const stop = sendWaiting();
  await settled();
  expect([tries, states()]).toEqual([['m1', 'm1'], ['m1 failed']]);
  stop();
  be('good');
  sendWaiting();
  await settled();
  expect([tries, states()]).toEqual([['m1', 'm1', 'm1'], ['m1 sent']]);
});

it('sends once more what is on its way when the network is back (D486)', async () => {
  const { send, sendWaiting, be, pass, tries, states } = member();
  be('silent');
  const delivery = send(text);
  await settled();
  sendWaiting();
  be('good');
  pass(OPERATION_TIMEOUT);
  await delivery;
  await settled();
  expect([tries, states()]).toEqual([['m1', 'm1'], ['m1 sent']]);
});

it('leaves what was refused to its sender (D486)', async () => {
  const { send, sendWaiting, discard, be, tries, first, states } = member();
  be('forbidden');
  await send(text);
  sendWaiting();
  await settled();
  expect(tries).toEqual(['m1']);
  discard(first());
  expect(states()).toEqual([]);
});

it('the answer to a request has the id of that step (D504)', async () => {
  const { send } = member();
  const dates = { kind: 'accepted', request: messageId('request1') } as const;
  const [one, two] = [await send({ ...text, dates }), await send({ ...text, dates })];
  expect(one.ok && two.ok && one.value.id === two.value.id).toBe(true);
});

it('of two answers to one request the outbox has the later, whatever became of the other (D504)', async () => {
  const { send, be, states, first, pass, answer } = member();
  const request = messageId('request1');
  be('silent');
  const accepting = send({ ...text, dates: { kind: 'accepted', request } });
  await settled();
  pass(OPERATION_TIMEOUT);
  await accepting;
  be('none');
  await send({ ...text, content: 'Sorry, no', dates: { kind: 'declined', request } });
  expect([states(), first().content]).toEqual([['answer_request1 failed'], 'Sorry, no']);
  // The backend has stored the first one after all.
  answer();
  await settled();
  expect(states()).toEqual(['answer_request1 failed']);
  be('good');
  expect(await send({ ...text, dates: { kind: 'declined', request } })).toEqual({
    ok: false,
    error: { kind: 'dates-refused', note: 'declined' },
  });
});

it('a backend that does not load is a failure of the message’s own', async () => {
  const { timer } = manualTimer();
  const outbox = createOutbox({ load: () => null, keep: () => undefined });
  const me = { user: ada, profile: adaOwnProfile };
  const ports = Promise.reject(new Error('not loaded'));
  const sending = createSending({ outbox, timer, me, ports });
  outbox.add(ada.uid, { ...text, id: messageId('m1'), createdAt: epochMs(1), state: { kind: 'pending' } });
  const [message] = outbox.read(ada.uid).messages;
  if (!message) throw new Error('the message was added');
  expect(await sending.retry(message)).toMatchObject({ ok: false, error: { error: { kind: 'failed' } } });
});
