import { epochMs, err, messageId, userId, type Message } from '@roborrow/domain';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { LiveMessages } from '../inbox/live-messages.ts';
import { simulateLayout } from './testing/layout.ts';
import { ThreadLog } from './ThreadLog.tsx';

beforeEach(simulateLayout);

const ada = userId('ada');

const messages = Array.from({ length: 10_000 }, (_, n): Message => ({
  id: messageId(`m${n}`),
  content: `message ${n}`,
  senderId: userId(n % 3 ? 'bob' : 'ada'),
  senderName: '',
  receiverId: userId(n % 3 ? 'ada' : 'bob'),
  receiverName: '',
  isRead: true,
  createdAt: epochMs(1_700_000_000_000 - n * 60_000),
  robotId: null,
  dates: null,
}));

const thread: LiveMessages = {
  messages,
  hasEarlier: false,
  failure: null,
  retry: () => {},
  isLoadingEarlier: false,
  loadEarlier: async () => undefined,
};
const sending = { retry: async () => err({ kind: 'to-oneself' } as const), discard: () => {} };

it('keeps at most 200 rows of a thread of 10,000 messages in the document, at its end and while scrolling up', async () => {
  render(
    <ThreadLog
      me={ada}
      counterpart={userId('bob')}
      name="Bob"
      avatar=""
      thread={thread}
      messages={messages}
      outbox={[]}
      sending={sending}
      onStep={() => {}}
    />,
  );
  const log = screen.getByRole('log', { name: 'Conversation with Bob' });
  const rows = () => log.querySelectorAll('article').length;
  await waitFor(() => expect(log.textContent).toContain('message 0'));
  expect(rows()).toBeLessThanOrEqual(200);
  log.scrollTop = 100_000;
  log.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(log.textContent).not.toContain('message 0'));
  expect(rows()).toBeGreaterThan(0);
  expect(rows()).toBeLessThanOrEqual(200);
});
