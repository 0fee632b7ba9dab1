import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { ADA, BOB, createWorld, person, robot } from '../../testing/world.ts';

const HUGE = 'https://store.test/huge.jpg';

it('no screen renders a stored picture before its size is known (D152)', async () => {
  const bobs = robot(1, { ownerId: BOB, images: [HUGE], name: 'Bob’s rover' });
  const users = [person(ADA, 'Ada', 'Lovelace'), { ...person(BOB, 'Bob', 'Bolt'), avatar: HUGE }];
  const world = await createWorld([bobs, robot(2, { images: [HUGE] })], { users });
  const { router } = renderApp(world, '/');
  for (const [address, shown] of [
    ['/', 'Bob’s rover'],
    ['/search?query=engine', 'Engine 2'],
    ['/robots/robot1', 'Bob Bolt'],
    ['/profile/bob', 'Bob’s rover'],
    ['/dashboard', 'You listed Engine 2'],
    ['/dashboard?tab=robots', 'Engine 2'],
    ['/saved/compare?robots=robot1,robot2', 'Engine 2'],
    ['/messages?newConversation=bob&robotId=robot1', 'Start a conversation'],
  ] as const) {
    await act(async () => {
      router.history.push(address);
      await router.load();
    });
    expect((await screen.findAllByText(shown)).length, address).toBeGreaterThan(0);
    expect(document.querySelector(`img[src="${HUGE}"]`), address).toBeNull();
  }
});
