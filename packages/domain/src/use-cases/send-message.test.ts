import { describe, expect, it } from 'vitest';
import { ada, adaOwnProfile, bobProfile } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import { messageId, robotId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import type { AnalyticsEvent } from '../ports/analytics.ts';
import type { MessagesPort } from '../ports/messages.ts';
import type { NotifierPort } from '../ports/notifier.ts';
import { PortError } from '../ports/port-error.ts';
import type { UsersPort } from '../ports/users.ts';
import { err, ok } from '../result.ts';
import { sendMessage, type SendMessageInput } from './send-message.ts';

const unavailable = new PortError('unavailable');

const input: SendMessageInput = {
  id: messageId('message1'),
  me: { user: ada, profile: adaOwnProfile },
  receiverId: bobProfile.id,
  content: ' Is it free on Sunday?\n',
  robotId: robotId('robot1'),
  dates: null,
};
const sent: Message = {
  id: messageId('message1'),
  content: 'Is it free on Sunday?',
  senderId: ada.uid,
  senderName: 'Ada Lovelace',
  receiverId: bobProfile.id,
  receiverName: 'Bob Dylan',
  isRead: false,
  createdAt: ada.signedInAt,
  robotId: robotId('robot1'),
  dates: null,
};

/**
 * An in-memory store of messages that keeps the first message of every id; `lostAnswers` sends are stored
 * without an answer, and a silent one does not say what it has.
 */
const world = ({
  lostAnswers = 0,
  isSilent = false,
  ...changes
}: Partial<UsersPort> & Partial<NotifierPort> & { lostAnswers?: number; isSilent?: boolean } = {}) => {
  const stored = new Map<string, Message>();
  const notified: Message[] = [];
  const logged: AnalyticsEvent[] = [];
  const send: MessagesPort['send'] = async (outgoing) => {
    const kept = stored.get(outgoing.id) ?? { ...outgoing, isRead: false, createdAt: ada.signedInAt };
    stored.set(outgoing.id, kept);
    if (lostAnswers-- > 0) throw unavailable;
    return kept;
  };
  const get: MessagesPort['get'] = async (id) => {
    if (isSilent) throw unavailable;
    return stored.get(id) ?? null;
  };
  const ports = {
    users: stub<UsersPort>({ get: async () => bobProfile, ...changes }),
    messages: stub<MessagesPort>({ send, get }),
    notifier: stub<NotifierPort>({ messageSent: async (message) => void notified.push(message), ...changes }),
    analytics: { log: (event: AnalyticsEvent) => void logged.push(event) },
  };
  return { ports, stored, notified, logged };
};

describe('sending a message', () => {
  it('writes it trimmed, with both names and the robot, then calls the notifier', async () => {
    const { ports, notified, logged } = world();
    expect(await sendMessage(ports)(input)).toEqual(ok(sent));
    expect(notified).toEqual([sent]);
    expect(logged).toEqual([{ name: 'send_message' }]);
  });

  it.each([
    [' \n ', 'blank'],
    ['a'.repeat(5001), 'too-long'],
  ])('sends nothing for %j', async (content, tag) => {
    const { ports, stored } = world();
    expect(await sendMessage(ports)({ ...input, content })).toEqual(err({ kind: 'invalid', tag }));
    expect(stored.size).toBe(0);
  });

  it('sends nothing to oneself', async () => {
    const { ports, stored } = world();
    expect(await sendMessage(ports)({ ...input, receiverId: ada.uid })).toEqual(err({ kind: 'to-oneself' }));
    expect(stored.size).toBe(0);
  });

  it('names a sender without a profile "User"', async () => {
    const { ports } = world();
    const answered = await sendMessage(ports)({ ...input, me: { user: ada, profile: null } });
    expect(answered).toEqual(ok({ ...sent, senderName: 'User' }));
  });

  it.each<[string, UsersPort['get']]>([
    ['the lookup fails', () => Promise.reject(unavailable)],
    ['there is no profile', async () => null],
    [
      'the lookup is broken',
      () => {
        throw new TypeError();
      },
    ],
  ])('names the receiver "User" when %s', async (_, get) => {
    const { ports } = world({ get });
    expect(await sendMessage(ports)(input)).toEqual(ok({ ...sent, receiverName: 'User' }));
  });

  it.each<[string, NotifierPort['messageSent']]>([
    ['fails', () => Promise.reject(unavailable)],
    [
      'is broken',
      () => {
        throw new TypeError();
      },
    ],
    ['never answers', () => new Promise(() => {})],
  ])('succeeds when the notifier %s', async (_, messageSent) => {
    const { ports } = world({ messageSent });
    expect(await sendMessage(ports)(input)).toEqual(ok(sent));
  });

  it('is sent if only the answer was lost, which the store says when it is asked (D27)', async () => {
    const { ports, notified } = world({ lostAnswers: 1 });
    expect(await sendMessage(ports)(input)).toEqual(ok(sent));
    expect(notified).toEqual([sent]);
    const { ports: another, stored } = world({ lostAnswers: 1 });
    stored.set(sent.id, { ...sent, senderId: bobProfile.id });
    expect(await sendMessage(another)(input)).toEqual(err({ kind: 'port', error: unavailable }));
  });

  it('is stored, notified and counted once when it is retried after answers were lost', async () => {
    const { ports, stored, notified, logged } = world({ lostAnswers: 1, isSilent: true });
    expect(await sendMessage(ports)(input)).toEqual(err({ kind: 'port', error: unavailable }));
    expect(await sendMessage(ports)(input)).toEqual(ok(sent));
    expect([...stored.values()]).toEqual([sent]);
    expect([notified.length, logged.length]).toEqual([1, 1]);
  });

  it.each([
    [new PortError('not-signed-in'), { kind: 'not-signed-in' }],
    [new PortError('not-found'), { kind: 'undeliverable' }],
    [new PortError('forbidden'), { kind: 'port', error: new PortError('forbidden') }],
  ])('returns the error when the store rejects with $kind (D451)', async (refusal, error) => {
    const messages = stub<MessagesPort>({ send: () => Promise.reject(refusal) });
    expect(await sendMessage({ ...world().ports, messages })(input)).toEqual(err(error));
  });
});
