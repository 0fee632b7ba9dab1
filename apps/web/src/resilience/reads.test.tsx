import { epochMs, messageId, type Message } from '@roborrow/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { ADA, BOB, createWorld, robot, type World } from '../../testing/world.ts';
import { simulateLayout } from '../features/messages/testing/layout.ts';
import { showToast } from '../shared/toast.ts';

// A toast stays longer than the message on the page, so toasts are switched off.
afterEach(() => void vi.useRealTimers());

const letter: Message = {
  id: messageId('m1'),
  content: 'Is it free?',
  senderId: BOB,
  senderName: 'Bob Bolt',
  receiverId: ADA,
  receiverName: 'Ada Lovelace',
  isRead: false,
  createdAt: epochMs(1_750_000_000_000),
  robotId: null,
  dates: null,
};

const open = async (address: string, ...failing: Parameters<World['faults']['set']>[0][]) => {
  const world = await createWorld([robot(1)], { messages: [letter] });
  for (const operation of failing) world.faults.set(operation, 'fail');
  const app = renderApp(world, address);
  simulateLayout();
  return { ...world, ...app };
};

describe('a failed read is reported, and can be tried again', () => {
  it.each([
    ['robots.get', '/robots/robot1', 'Failed to fetch robot', 'Engine 1'],
    ['robots.get', '/edit-robot/robot1', 'Failed to fetch robot', 'Edit Engine 1'],
    ['robots.listAvailable', '/search', 'Failed to fetch robots', 'Engine 1'],
    ['robots.listAvailable', '/search?query=engine', 'Failed to search robots', 'Engine 1'],
    ['robots.listNearest', '/search?location=Apex%2C+NC%2C+USA', 'Failed to search robots', 'Engine 1'],
    ['robots.listByOwner', '/dashboard?tab=robots', 'Failed to fetch robots', 'Engine 1'],
    ['robots.listAvailableByOwner', '/profile/ada', 'Failed to fetch robots', 'Engine 1'],
    ['users.get', '/profile/bob', 'This profile could not be loaded', 'Bob Bolt'],
    ['users.get', '/edit-profile', 'Your profile could not be loaded', 'Save Changes'],
    ['messages.subscribeRecent', '/messages', 'Failed to load conversations', 'Is it free?'],
    ['messages.subscribeThread', '/messages?newConversation=bob', 'Failed to load messages', 'Is it free?'],
  ] as const)('%s at %s: %s', async (operation, address, sentence, whatComes) => {
    const { faults, user } = await open(address, operation);
    expect((await screen.findAllByText(sentence))[0]).toBeVisible();
    faults.clear();
    for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
    expect((await screen.findAllByText(whatComes))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  });
});

describe('a failed read of additional content only leaves that content out', () => {
  it.each([
    ['robots.listFeatured', '/', 'Post Your Robot - Be the first to share your robot with the community!'],
    ['robots.countAvailable', '/', 'Explore by Category'],
    ['users.get', '/robots/robot1', 'Owner information unavailable'],
    ['messages.subscribeInbox', '/robots/robot1', 'Engine 1'],
    ['messages.markRead', '/messages?newConversation=bob', 'Is it free?'],
    ['diagnostics.report', '/firebase-diagnostic', 'Configuration diagnostic'],
  ] as const)('%s at %s: %s', async (operation, address, whatStays) => {
    await open(address, operation);
    expect((await screen.findAllByText(whatStays))[0]).toBeVisible();
  });
});

describe('a failed read of earlier messages', () => {
  const letters = Array.from({ length: 60 }, (_, n): Message => ({
    ...letter,
    id: messageId(`m${n + 10}`),
    content: `letter ${n}`,
    createdAt: epochMs(letter.createdAt + n),
  }));

  it.each(['fail', 'hang'] as const)(
    'messages.listThread (%s): it is reported, and can be tried again',
    async (fault) => {
      const world = await createWorld([], { messages: letters });
      world.faults.set('messages.listThread', fault);
      renderApp(world, '/messages');
      simulateLayout();
      const conversation = await screen.findByRole('button', { name: /Bob Bolt/ });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      conversation.click();
      const log = await screen.findByRole('log');
      const scrollUp = () => {
        log.scrollTop = 0;
        log.dispatchEvent(new Event('scroll'));
      };
      await waitFor(() => {
        scrollUp();
        expect(world.calls('messages.listThread')).toBeGreaterThan(0);
      });
      await vi.advanceTimersByTimeAsync(15_000);
      vi.useRealTimers();
      expect(showToast).toHaveBeenCalledWith('error', 'Failed to load messages');
      world.faults.clear();
      await waitFor(() => {
        scrollUp();
        expect(within(log).getByText('letter 0')).toBeVisible();
      });
    },
  );
});
