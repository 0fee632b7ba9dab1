import {
  days,
  epochMs,
  messageId,
  robotId,
  userId,
  type Message,
  type OwnProfile,
  type PublicProfile,
  type SessionState,
} from '@roborrow/domain';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createMemoryStore, robot, servicesOn } from '../../../../testing/world.ts';
import { override, SERVICES } from '../../../composition/container.ts';
import { createQueryClient } from '../../../shared/query-client.ts';
import { createAppRouter } from '../../../router.tsx';
import { createFakeMessages } from './fake-messages.ts';

export const ADA = userId('ada');
export const BOB = userId('bob');
const CLEO = userId('cleo');

const names: Readonly<Record<string, string>> = {
  [ADA]: 'Ada Lovelace',
  [BOB]: 'Bob Bolt',
  [CLEO]: 'Cleo Cog',
};

const profile = (id: string): PublicProfile => ({
  id: userId(id),
  username: null,
  firstName: names[id]?.split(' ')[0] ?? '',
  lastName: names[id]?.split(' ')[1] ?? '',
  displayName: names[id] ?? '',
  bio: '',
  avatar: '',
  location: '',
  expertise: 'beginner',
  isVerified: false,
  isPremium: false,
  rating: 0,
  reviewCount: 0,
  createdAt: epochMs(0),
  updatedAt: epochMs(0),
});

export const message = (n: number, from: string, to: string, content = `message ${n}`): Message => ({
  id: messageId(`m${n}`),
  content,
  senderId: userId(from),
  senderName: names[from] ?? '',
  receiverId: userId(to),
  receiverName: names[to] ?? '',
  isRead: false,
  createdAt: epochMs(Date.now() - 1_000_000 + n * 1000),
  robotId: null,
  dates: null,
});

const rover = robot(1, { id: robotId('rover'), name: 'Rover' });
/** Bob's, for 2 to 5 days, at $25 a day. */
const drone = robot(2, {
  id: robotId('drone'),
  name: 'Drone',
  ownerId: BOB,
  minRental: days(2),
  maxRental: days(5),
});

/** The whole app at an address, with Ada signed in and these messages in the store. */
export function renderMessages(seed: readonly Message[] = [], address = '/messages') {
  const messages = createFakeMessages(seed);
  let count = 0;
  const store = createMemoryStore({ users: Object.keys(names).map(profile), robots: [rover, drone] });
  const services = servicesOn(
    store,
    override(SERVICES.messages, messages.port),
    override(SERVICES.ids, { next: () => `sent${++count}` }),
  );
  let state: SessionState = {
    kind: 'signed-in',
    user: { uid: ADA, email: 'ada@example.org', displayName: 'Ada', signedInAt: epochMs(Date.now()) },
    profile: { ...profile(ADA), email: 'ada@example.org', coordinates: null } satisfies OwnProfile,
  };
  const listeners = new Set<() => void>();
  const session = {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    whenReady: async () => state,
    refreshProfile: async () => {},
    deferProfileLoad: <Answer,>(work: () => Promise<Answer>) => work(),
  };
  const open = () => {
    const router = createAppRouter({
      services: Promise.resolve(services),
      session,
      queryClient: createQueryClient(),
      hasDemo: false,
      origin: null,
    });
    render(<RouterProvider router={router} />);
    return router;
  };
  window.history.replaceState(null, '', address);
  const user = userEvent.setup({
    advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
  });
  return {
    messages,
    user,
    router: open(),
    /** Reloads the page: only what the browser stored is kept. */
    reload: () => {
      cleanup();
      return open();
    },
    signOut: () => {
      state = { kind: 'signed-out' };
      for (const listener of listeners) listener();
    },
  };
}
