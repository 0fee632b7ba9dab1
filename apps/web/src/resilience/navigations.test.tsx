import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { createWorld, robot } from '../../testing/world.ts';
import { simulateLayout } from '../features/messages/testing/layout.ts';

const ROUND = [
  '/search?query=engine',
  '/robots/robot1',
  '/profile/bob',
  '/messages?newConversation=bob',
  '/dashboard?tab=robots',
  '/create-robot',
  '/edit-profile',
  '/settings',
  '/',
];

/**
 * Counts the listeners of a target as the platform does: the same listener added twice counts once, and an
 * abort signal removes it.
 */
function countListeners(target: EventTarget): () => number {
  const living = new Map<unknown, Set<string>>();
  const { addEventListener, removeEventListener } = target;
  const keyOf = (type: string, options: unknown) => {
    const isCapturing =
      typeof options === 'object' ? Boolean(options && 'capture' in options && options.capture) : options;
    return `${type} ${isCapturing === true}`;
  };
  const forget = (listener: unknown, key: string) => void living.get(listener)?.delete(key);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    const key = keyOf(type, options);
    living.set(listener, (living.get(listener) ?? new Set()).add(key));
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => forget(listener, key));
    addEventListener.call(target, type, listener, options);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    forget(listener, keyOf(type, options));
    removeEventListener.call(target, type, listener, options);
  });
  return () => [...living.values()].reduce((sum, { size }) => sum + size, 0);
}

it('repeated navigation leaves no listener, subscription, observer, query or element behind', async () => {
  const onWindow = countListeners(window);
  const onDocument = countListeners(document);
  const world = await createWorld([robot(1)]);
  const { messages } = world.services;
  const live = { subscribeInbox: 0, subscribeRecent: 0, subscribeThread: 0 };
  for (const name of ['subscribeInbox', 'subscribeRecent', 'subscribeThread'] as const) {
    const subscribe: (...inputs: never[]) => () => void = messages[name];
    vi.spyOn(messages, name).mockImplementation((...inputs: unknown[]) => {
      live[name] += 1;
      const stop = subscribe(...(inputs as never[])); // the arguments are passed on unchanged
      return () => {
        live[name] -= 1;
        stop();
      };
    });
  }
  const { router } = renderApp(world, '/');
  simulateLayout();
  await screen.findByText('Hello, Ada');
  const { queryClient } = router.options.context;
  const round = async () => {
    for (const address of ROUND) {
      await act(async () => {
        router.history.push(address);
        await router.load();
      });
    }
  };
  const census = () => {
    const queries = queryClient.getQueryCache().getAll();
    return {
      ...live,
      window: onWindow(),
      document: onDocument(),
      router: router.subscribers.size,
      history: router.history.subscribers.size,
      matches: router.state.matches.length,
      queries: queries.length,
      observers: queries.reduce((sum, query) => sum + query.getObserversCount(), 0),
      mutations: queryClient.getMutationCache().getAll().length,
      elements: document.querySelectorAll('*').length,
    };
  };
  // The first rounds load the parts that are loaded on demand; how many they are depends on the machine. What leaks grows in each.
  await vi.waitFor(
    async () => {
      const before = census();
      for (let count = 0; count < 4; count++) await round();
      expect(census()).toEqual(before);
    },
    { timeout: 60_000 },
  );
  expect(live).toEqual({ subscribeInbox: 1, subscribeRecent: 0, subscribeThread: 0 });
});
