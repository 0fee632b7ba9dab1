import { epochMs, messageId, userId, type Message } from '@roborrow/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { createOperations } from '../operations.ts';
import { createNotifier, type Notices } from './notifier.ts';

const NOTICES: Notices = { url: '/.netlify/functions/notices', hasEmail: true, pushKey: 'key' };
const MESSAGE: Message = {
  id: messageId('message-1'),
  content: 'private',
  senderId: userId('ada'),
  senderName: 'Ada',
  receiverId: userId('bob'),
  receiverName: 'Bob',
  isRead: false,
  createdAt: epochMs(1),
  robotId: null,
  dates: null,
};

afterEach(() => vi.unstubAllGlobals());

const open = (
  status: number | 'no answer',
  token: string | null = 'token',
  notices: Notices | null = NOTICES,
  body: string | null = null,
) => {
  const asked = vi.fn<typeof fetch>(async () => {
    if (status === 'no answer') throw new TypeError('Failed to fetch');
    return new Response(body, { status });
  });
  vi.stubGlobal('fetch', asked);
  const { withErrorMapping } = createOperations();
  const notifier = createNotifier({
    withErrorMapping,
    token: async () => token,
    ...(notices && { notices }),
  });
  return { notifier, asked };
};

it('tells the function the id of a message and who sent it, and nothing of its text (D436)', async () => {
  const { notifier, asked } = open(204);
  await notifier.messageSent(MESSAGE);
  expect(asked).toHaveBeenCalledExactlyOnceWith(NOTICES.url, {
    method: 'POST',
    headers: { Authorization: 'Bearer token', 'Content-Type': 'application/json' },
    body: '{"message":"message-1"}',
    keepalive: true,
  });
});

it('asks nothing where no function is configured (D441)', async () => {
  const { notifier, asked } = open(204, 'token', null);
  expect(notifier).toMatchObject({ hasEmail: false, pushKey: null });
  await notifier.messageSent(MESSAGE);
  await expect(notifier.sendTest('email')).rejects.toMatchObject({ kind: 'not-configured' });
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  [204, 'sent'],
  [429, 'too-soon'],
])('a test that is answered with %i is "%s" (D440)', async (status, outcome) => {
  const { notifier, asked } = open(status);
  expect(await notifier.sendTest('email')).toBe(outcome);
  expect(asked.mock.calls[0]?.[1]?.body).toBe('{"test":"email"}');
});

it.each([
  [401, 'not-signed-in'],
  [503, 'not-configured'],
  [502, 'failed'],
  [500, 'failed'],
  ['no answer', 'unavailable'],
] as const)('a test that is answered with %s rejects with %s', async (status, kind) => {
  await expect(open(status).notifier.sendTest('email')).rejects.toMatchObject({ kind });
});

it.each(['ready', 'unconfirmed', 'stopped'])('the state of mails is "%s" (D670, D671)', async (state) => {
  const { notifier, asked } = open(200, 'token', NOTICES, state);
  expect(await notifier.mailState()).toBe(state);
  expect(asked.mock.calls[0]?.[1]?.body).toBe('{"state":"email"}');
});

it.each([
  [200, 'failed', '<!doctype html>'],
  [401, 'not-signed-in', ''],
  [503, 'not-configured', ''],
] as const)('the state that is answered with %i rejects with %s', async (status, kind, body) => {
  const { notifier } = open(status, 'token', NOTICES, body);
  await expect(notifier.mailState()).rejects.toMatchObject({ kind });
});

it('a test names its channel (D546)', async () => {
  const { notifier, asked } = open(204);
  expect(notifier).toMatchObject({ hasEmail: true, pushKey: 'key' });
  await notifier.sendTest('push');
  expect(asked.mock.calls[0]?.[1]?.body).toBe('{"test":"push"}');
});

it('a visitor can cause neither', async () => {
  const { notifier, asked } = open(204, null);
  await expect(notifier.messageSent(MESSAGE)).rejects.toMatchObject({ kind: 'not-signed-in' });
  await expect(notifier.sendTest('email')).rejects.toMatchObject({ kind: 'not-signed-in' });
  expect(asked).not.toHaveBeenCalled();
});
