import { epochMs, type Inbox, type Message, messageId, userId } from '@roborrow/domain';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from '../../../testing/replaced-modules.ts';
import { settings } from '../../env.ts';
import { simulateLayout } from './testing/layout.ts';
import { message, renderMessages } from './testing/render-messages.tsx';
import { arrivals } from './InboxSubscription.tsx';

beforeEach(simulateLayout);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const badge = () => document.querySelector('nav [href="/messages"]')?.textContent;

it('announces new messages, but not those that were there before', async () => {
  const { messages } = renderMessages([message(1, 'bob', 'ada')], '/about');
  await waitFor(() => expect(badge()).toContain('1 unread message'));
  expect(showToast).not.toHaveBeenCalled();
  act(() => messages.arrive(message(2, 'cleo', 'ada')));
  expect(showToast).toHaveBeenCalledExactlyOnceWith('success', 'New message from Cleo Cog');
  await waitFor(() => expect(badge()).toContain('2 unread messages'));
});

it('announces nothing for the open thread', async () => {
  const { messages, user } = renderMessages([message(1, 'bob', 'ada')]);
  await user.click(await screen.findByRole('button', { name: /Bob Bolt/ }));
  await screen.findByRole('log');
  act(() => messages.arrive(message(2, 'bob', 'ada')));
  act(() => messages.arrive(message(3, 'cleo', 'ada')));
  expect(showToast.mock.calls).toEqual([['success', 'New message from Cleo Cog']]);
});

it('announces nothing when notifications are switched off, and still counts', async () => {
  vi.spyOn(settings, 'notifications', 'get').mockReturnValue(false);
  const { messages } = renderMessages([], '/about');
  await screen.findAllByRole('link', { name: /Messages/ });
  act(() => messages.arrive(message(2, 'bob', 'ada')));
  await waitFor(() => expect(badge()).toContain('1 unread message'));
  expect(showToast).not.toHaveBeenCalled();
});

it('counts nothing after a failure, and nothing after signing out', async () => {
  const { messages, signOut } = renderMessages([message(1, 'bob', 'ada')], '/about');
  await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
  act(signOut);
  await waitFor(() => expect(document.title).not.toContain('('));
  act(() => messages.arrive(message(2, 'bob', 'ada')));
  expect(showToast).not.toHaveBeenCalled();
  expect(document.title).not.toContain('(');
});

const storedMessage = (id: string, createdAt: number, isRead = false): Message => ({
  id: messageId(id),
  content: id,
  senderId: userId('bob'),
  senderName: 'Bob',
  receiverId: userId('ada'),
  receiverName: 'Ada',
  isRead,
  createdAt: epochMs(createdAt),
  robotId: null,
  dates: null,
});

const inbox = (...latest: Message[]): Inbox => ({ latest, unreadCount: 0 });
const found = (before: Inbox, now: Inbox) => arrivals(before, now).map(({ id }) => id);

describe('new messages between two states of the inbox', () => {
  it('are those that were not there before', () => {
    expect(found(inbox(storedMessage('a', 1)), inbox(storedMessage('b', 2), storedMessage('a', 1)))).toEqual([
      'b',
    ]);
  });

  it('may have the same time as a message that was there', () => {
    expect(found(inbox(storedMessage('a', 1)), inbox(storedMessage('b', 1), storedMessage('a', 1)))).toEqual([
      'b',
    ]);
  });

  it('are all messages when the inbox was empty', () => {
    expect(found(inbox(), inbox(storedMessage('b', 2), storedMessage('a', 1)))).toEqual(['b', 'a']);
  });

  it('do not include an older message that enters the list because another was removed', () => {
    expect(
      found(
        inbox(storedMessage('c', 3), storedMessage('b', 2)),
        inbox(storedMessage('b', 2), storedMessage('a', 1)),
      ),
    ).toEqual([]);
  });

  it('do not include a message that was read meanwhile in another tab', () => {
    expect(found(inbox(), inbox(storedMessage('a', 1, true)))).toEqual([]);
  });
});
