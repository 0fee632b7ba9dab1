import { dollarsPerDay, miles } from '@roborrow/domain';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld, robot } from '../../../testing/world.ts';

const NEAR_APEX = '/search?location=Apex%2C+NC%2C+USA';
const cards = () => screen.findAllByRole('article', undefined, { timeout: 10_000 });
const expectCards = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count), { timeout: 10_000 });

/** A robot so far north of the searched place. */
const at = (distance: number, number: number, price = 25) =>
  robot(number, {
    price: dollarsPerDay(price),
    coordinates: { latitude: 35.7 + miles(distance) / 69.1, longitude: -78.9 },
  });

const openWith = async (robots: Parameters<typeof createWorld>[0]) => {
  const world = await createWorld(robots);
  await world.services.auth.signOut();
  return world;
};

describe('the next page of a search near a place (D47)', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('comes after the nearest ones, in order, until there is none', async () => {
    const world = await openWith(Array.from({ length: 30 }, (_, i) => at(i / 2, i)));
    const { user } = renderApp(world, NEAR_APEX);
    expect(await cards()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await expectCards(30);
    const names = screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
    expect(names).toEqual(Array.from({ length: 30 }, (_, i) => `Engine ${i}`));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('searches farther where a page did not become full, and finds what comes after a thousand robots', async () => {
    const near = Array.from({ length: 1005 }, (_, i) => at(1, i));
    const world = await openWith([at(0, 2000, 500), ...near, at(2, 2001, 500)]);
    const { user } = renderApp(world, `${NEAR_APEX}&minPrice=400`);
    expect(await cards()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Search farther' }));
    await expectCards(2);
    expect(screen.queryByRole('button', { name: 'Search farther' })).toBeNull();
  });

  it('is loaded again by a reload, with as many reads as before, and not by a new search', async () => {
    const world = await openWith(Array.from({ length: 80 }, (_, i) => at(i / 5, i)));
    const { user, router } = renderApp(world, NEAR_APEX);
    await cards();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await expectCards(48);
    expect(router.state.location.state.pages).toBe(2);
    const read = world.calls('robots.listNearest');

    // The same entry of the history, with nothing in memory; an app that stayed would follow the addresses of the new one.
    cleanup();
    const again = renderApp(world, NEAR_APEX, { state: window.history.state });
    await expectCards(48);
    expect(world.calls('robots.listNearest') - read).toBe(2);

    await act(() =>
      again.router.navigate({ to: '/search', search: { location: 'Apex, NC, USA', distance: '50' } }),
    );
    await expectCards(24);
  });
});
