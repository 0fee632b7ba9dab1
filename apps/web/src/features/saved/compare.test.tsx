import { robotId } from '@roborrow/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld, robot } from '../../../testing/world.ts';
import { deviceSaved } from './device-saved.ts';

const LONG = Array.from({ length: 5 }, (_, i) => robotId(`${i}`.padEnd(60, 'x')));
const ROBOTS = LONG.map((id, i) => robot(i, { id }));

beforeEach(() => localStorage.clear());

const compare = async (ids: readonly string[], more = '') => {
  const world = await createWorld(ROBOTS);
  await world.services.auth.signOut();
  return renderApp(world, `/saved/compare?robots=${ids.join('%2C')}${more}`);
};
const columns = async () => within(await screen.findByRole('table')).getAllByRole('columnheader');

describe('the address of a comparison (D328)', () => {
  it('has room for four of the longest ids', async () => {
    await compare(LONG.slice(0, 4));
    expect(await columns()).toHaveLength(5);
    expect(screen.queryByText(/^At most 4/)).toBeNull();
  });

  it('compares four of five, and says that one is left out', async () => {
    await compare(LONG);
    expect(await columns()).toHaveLength(5);
    expect(
      screen.getByText('At most 4 robots are compared: 1 robot of the address is left out.'),
    ).toBeVisible();
  });

  it('carries the place of the last search, from which distances are told', async () => {
    localStorage.setItem('roborrow.place', 'Apex, NC, USA');
    const world = await createWorld(ROBOTS);
    await world.services.auth.signOut();
    const robots = ROBOTS.slice(0, 2).map(({ id, name, price, createdAt: at }) => ({ id, name, price, at }));
    deviceSaved.merge({ robots, searches: [], removed: [] });
    const { user } = renderApp(world, '/saved');
    for (const box of await screen.findAllByRole('checkbox', { name: 'Compare' })) await user.click(box);
    await user.click(screen.getByRole('link', { name: 'Compare 2 robots' }));
    expect(await screen.findByRole('rowheader', { name: 'Distance from Apex, NC' })).toBeVisible();
    deviceSaved.moveOut(deviceSaved.read());
  });
});
