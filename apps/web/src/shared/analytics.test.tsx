import type { AnalyticsEvent } from '@roborrow/domain';
import { act, configure, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { BOB, createWorld, robot } from '../../testing/world.ts';
import { override, SERVICES } from '../composition/container.ts';
import { simulateLayout } from '../features/messages/testing/layout.ts';

// Strict mode runs effects twice, which must not count an event twice.
beforeEach(() => configure({ reactStrictMode: true }));
afterEach(() => configure({ reactStrictMode: false }));

const open = async (address: string) => {
  const logged: AnalyticsEvent[] = [];
  const analytics = { log: (event: AnalyticsEvent) => void logged.push(event) };
  const robots = [robot(1), robot(2, { ownerId: BOB })];
  const world = await createWorld(robots, {}, override(SERVICES.analytics, analytics));
  return { logged, ...renderApp(world, address) };
};
const found = (count: string) => screen.findByRole('heading', { name: `${count} found` });

it('a search is counted once when its result is shown, with and without a place (D36)', async () => {
  const { logged, user, router } = await open('/search?query=engine');
  await found('2 robots');
  const { queryClient } = router.options.context;
  await act(() => queryClient.invalidateQueries());
  await found('2 robots');
  expect(logged).toEqual([{ name: 'search', hasOrigin: false, resultCount: 2 }]);

  const where = screen.getByRole('combobox', { name: 'Where?' });
  await user.type(where, 'Ape'); // typing does not count as a search
  await user.click(await screen.findByRole('option', { name: /Apex/ }));
  await screen.findByText(/^Found 2 robots within 25 miles/);
  expect(logged.slice(1)).toEqual([{ name: 'search', hasOrigin: true, resultCount: 2 }]);
});

it('a search without criteria is not counted', async () => {
  const { logged } = await open('/search');
  await screen.findAllByRole('article');
  expect(logged).toEqual([]);
});

it('a robot is counted each time its page is opened, and so is each click on Contact Owner', async () => {
  const { logged, user, router } = await open('/robots/robot2');
  const contact = await screen.findByRole('link', { name: 'Contact Owner' });
  await act(() => router.options.context.queryClient.invalidateQueries());
  expect(logged).toEqual([{ name: 'view_robot' }]);
  simulateLayout();
  await user.click(contact);
  await screen.findByLabelText('Message to Bob Bolt');
  expect(logged).toEqual([{ name: 'view_robot' }, { name: 'contact_owner' }]);
  await act(async () => router.history.back());
  await screen.findByRole('link', { name: 'Contact Owner' });
  expect(logged).toEqual([{ name: 'view_robot' }, { name: 'contact_owner' }, { name: 'view_robot' }]);
});

it('a missing robot is not counted', async () => {
  const { logged } = await open('/robots/none');
  await screen.findByRole('heading', { name: 'Robot not found' });
  expect(logged).toEqual([]);
});
