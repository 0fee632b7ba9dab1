import { dollarsPerDay } from '@roborrow/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { BOB, createWorld, PASSWORD, robot, type World } from '../../../testing/world.ts';

const STORED = 'roborrow.viewed';
/** Robots of Bob's, so that Ada can view them. */
const ROBOTS = Array.from({ length: 14 }, (_, i) =>
  robot(i, { ownerId: BOB, price: dollarsPerDay(20 + i), isAvailable: i !== 3 }),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const stored = (storage: Storage) =>
  (JSON.parse(storage.getItem(STORED) ?? '[]') as { id: string }[]).map(({ id }) => id); // as the page stored it
const store = (...ids: readonly unknown[]) =>
  localStorage.setItem(STORED, JSON.stringify(ids.map((id, i) => ({ id, at: 1000 - i }))));
const visitor = async (robots = ROBOTS): Promise<World> => {
  const world = await createWorld(robots);
  await world.services.auth.signOut();
  return world;
};

/** Renders a page; every element is in sight, or none is. */
const open = (world: World, address: string, { inSight = true } = {}) => {
  const app = renderApp(world, address);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        if (inSight) queueMicrotask(() => this.#tell([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  return app;
};
const shelf = async () => within(await screen.findByRole('region', { name: 'Recently viewed' }));
const names = async () => (await shelf()).queryAllByRole('link').map((link) => link.textContent);

describe('the robots that were viewed last (D392)', () => {
  it('are those whose pages a visitor opened, the last one first, on Home and on Search', async () => {
    const { router } = open(await visitor(), '/robots/robot1');
    await screen.findByRole('heading', { name: 'Engine 1' });
    await waitFor(() => expect(stored(localStorage)).toEqual(['robot1']));
    await router.navigate({ to: '/robots/$robotId', params: { robotId: 'robot2' } });
    await screen.findByRole('heading', { name: 'Engine 2' });
    await router.navigate({ to: '/' });
    await waitFor(async () => expect(await names()).toEqual(['Engine 2', 'Engine 1']));
    await router.navigate({ to: '/search' });
    await waitFor(async () => expect(await names()).toEqual(['Engine 2', 'Engine 1']));
  });

  it('are at most twelve, each once', async () => {
    store(...ROBOTS.map(({ id }) => id).filter((id) => id !== 'robot13'));
    open(await visitor(), '/robots/robot5');
    await waitFor(() => expect(stored(localStorage)).toHaveLength(12));
    expect(stored(localStorage).slice(0, 3)).toEqual(['robot5', 'robot0', 'robot1']);
  });

  it('are without paused and deleted ones', async () => {
    store('robot3', 'robot4', 'no-such-robot');
    open(await visitor(), '/');
    await waitFor(async () => expect(await names()).toEqual(['Engine 4']));
  });

  it('are read only when the shelf comes into sight, one document each', async () => {
    store('robot1', 'robot2');
    const world = await visitor();
    open(world, '/', { inSight: false });
    await shelf();
    expect(world.calls('robots.get')).toBe(0);
    const inSight = await visitor();
    open(inSight, '/');
    await waitFor(() => expect(inSight.calls('robots.get')).toBe(2));
  });

  it('are forgotten with the button, and the page says when none is for rent', async () => {
    store('robot3');
    const { user } = open(await visitor(), '/');
    await screen.findByText('None of them is for rent now.');
    await user.click((await shelf()).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    expect(localStorage.getItem(STORED)).toBeNull();
  });

  it.each(['not JSON', '7', '[null,7,{"id":7,"at":1},{"id":"a b","at":1},{"id":"robot1"}]'])(
    'are none, and nothing breaks, when %s is stored',
    async (text) => {
      localStorage.setItem(STORED, text);
      open(await visitor(), '/');
      await screen.findByRole('region', { name: 'Featured robots' });
      expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    },
  );

  it('of a member are in the tab alone, without their own robots, and gone after the logout', async () => {
    const world = await createWorld([...ROBOTS, robot(20)]);
    store('robot1');
    const { user, router } = open(world, '/robots/robot2');
    await waitFor(() => expect(stored(sessionStorage)).toEqual(['robot2']));
    await router.navigate({ to: '/robots/$robotId', params: { robotId: 'robot20' } });
    await screen.findByRole('heading', { name: 'Engine 20' });
    await router.navigate({ to: '/search' });
    await waitFor(async () => expect(await names()).toEqual(['Engine 2', 'Engine 1']));
    expect((await shelf()).getByText('Kept in this tab until you log out.')).toBeVisible();
    expect(stored(localStorage)).toEqual(['robot1']);
    await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(sessionStorage.getItem(STORED)).toBeNull());
    await router.navigate({ to: '/search' });
    await waitFor(async () => expect(await names()).toEqual(['Engine 1']));
  });

  it('of a visitor are still there after the login', async () => {
    const { user } = open(await visitor(), '/login?redirect=%2Fsearch');
    store('robot1');
    await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(async () => expect(await names()).toEqual(['Engine 1']));
  });
});
