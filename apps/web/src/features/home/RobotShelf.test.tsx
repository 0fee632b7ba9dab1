import type { DevicePositionPort } from '@roborrow/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld, person, robot, type World } from '../../../testing/world.ts';
import { override, SERVICES } from '../../composition/container.ts';
import { placeInput } from '../places/place-input.text.ts';

const APEX = 'Apex, NC, USA';
const AT_APEX = { latitude: 35.7, longitude: -78.9 };
/** One degree of latitude is 69.1 miles. */
const north = (distance: number) => ({ ...AT_APEX, latitude: AT_APEX.latitude + distance / 69.1 });
const HONOLULU = { latitude: 21.31, longitude: -157.86 };

const inApex: DevicePositionPort = { ask: async () => ({ kind: 'known', position: AT_APEX }) };
const town = { placeId: 'apex', description: APEX, mainText: 'Apex', secondaryText: 'NC, USA' };

/** Robots 1 to 7 are near and badly rated, 11 to 16 far and well rated. */
const near = (count = 7) =>
  Array.from({ length: count }, (_, index) => robot(index + 1, { coordinates: north(index + 1), rating: 1 }));
const far = Array.from({ length: 6 }, (_, index) => robot(11 + index, { coordinates: HONOLULU, rating: 5 }));

interface Opened {
  readonly listed?: readonly ReturnType<typeof robot>[];
  readonly isMember?: boolean;
  readonly prepare?: (world: World) => void;
}

async function open({ listed = [...near(), ...far], isMember = false, prepare }: Opened = {}) {
  const world = await createWorld(
    listed,
    {
      users: [{ ...person(ADA, 'Ada', 'Lovelace'), location: APEX }],
      contacts: [{ id: ADA, email: 'ada@example.org', coordinates: AT_APEX }],
    },
    override(SERVICES.devicePosition, inApex),
    override(SERVICES.towns, { list: async () => [], nearestTown: async () => town }),
  );
  if (!isMember) await world.services.auth.signOut();
  prepare?.(world);
  return { ...renderApp(world, '/'), world };
}

/** Opens Home, and lets the three seconds pass in which near robots are waited for. */
async function openForThreeSeconds(prepare: NonNullable<Opened['prepare']>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const app = await open({ prepare });
  const covered = await screen.findByRole('region', { name: 'Featured robots' });
  expect(covered).toHaveAttribute('data-covered');
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  return { ...app, covered };
}

const shelf = async (name: string) => within(await screen.findByRole('region', { name }));
const names = (region: Awaited<ReturnType<typeof shelf>>) =>
  region.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("Home's shelf (D344)", () => {
  it('shows the featured robots where no place is known, and asks nothing about places', async () => {
    const { world } = await open();
    await waitFor(async () => expect(names(await shelf('Featured robots'))).toContain('Engine 16'));
    expect(world.calls('robots.listNearest')).toBe(0);
    expect(screen.queryByText(/ away$/)).toBeNull();
  });

  it('shows the nearest six of the place that was last searched, with their distances, from one read', async () => {
    localStorage.setItem('roborrow.place', APEX);
    const { world } = await open();
    const region = await shelf('Near Apex, NC');
    expect(names(region)).toEqual(['Engine 1', 'Engine 2', 'Engine 3', 'Engine 4', 'Engine 5', 'Engine 6']);
    expect(region.getAllByText(/ away$/)).toHaveLength(6);
    expect(world.calls('robots.listNearest')).toBe(1);
  });

  it("shows what is near a member's own place", async () => {
    localStorage.setItem('roborrow.place', 'Nowhereville');
    await open({ isMember: true });
    expect(names(await shelf('Near Apex, NC'))[0]).toBe('Engine 1');
  });

  it('shows what is near the place that is asked for, as many robots as before', async () => {
    const { user } = await open();
    await waitFor(async () => expect(names(await shelf('Featured robots'))).toHaveLength(6));
    await user.click(screen.getByRole('button', { name: placeInput.useLocation }));
    expect(names(await shelf('Near Apex, NC'))).toHaveLength(6);
    expect(localStorage.getItem('roborrow.place')).toBe(APEX);
  });

  it('goes back to the featured robots, remembers that, and shows the near ones again', async () => {
    localStorage.setItem('roborrow.place', APEX);
    const first = await open();
    await shelf('Near Apex, NC');
    await first.user.click(screen.getByRole('button', { name: 'Show featured' }));
    await shelf('Featured robots');
    cleanup();
    const { user } = await open();
    await shelf('Featured robots');
    await user.click(await screen.findByRole('button', { name: 'Show nearby robots' }));
    await shelf('Near Apex, NC');
  });

  it('leads to the box where a place is chosen', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Choose a place' }));
    expect(screen.getByRole('combobox', { name: 'Where?' })).toHaveFocus();
  });

  it('fills up with featured robots, without a distance, and says so', async () => {
    localStorage.setItem('roborrow.place', APEX);
    await open({ listed: [...near(2), ...far] });
    const region = await shelf('Near Apex, NC');
    await waitFor(() => expect(names(region)).toHaveLength(6));
    expect(names(region).slice(0, 2)).toEqual(['Engine 1', 'Engine 2']);
    expect(region.getAllByText(/ away$/)).toHaveLength(2);
    expect(region.getByText('2 robots within 100 miles, then featured ones.')).toBeVisible();
  });

  it('says when nothing is near, and shows the featured ones', async () => {
    localStorage.setItem('roborrow.place', APEX);
    await open({ listed: far });
    expect(await screen.findByText('Nothing within 100 miles of Apex, NC yet.')).toBeVisible();
    expect(names(await shelf('Featured robots'))).toHaveLength(6);
  });

  it('shows the featured ones when the near ones cannot be read', async () => {
    localStorage.setItem('roborrow.place', APEX);
    await open({ prepare: (world) => world.faults.set('robots.listNearest', 'fail') });
    await waitFor(async () => expect(names(await shelf('Featured robots'))).toHaveLength(6));
  });

  it.each(['Nowhereville', '<script>', '   ', '🤖'.repeat(400)])(
    'a stored place that is none changes nothing: %j',
    async (name) => {
      localStorage.setItem('roborrow.place', name);
      await open();
      await waitFor(async () => expect(names(await shelf('Featured robots'))).toHaveLength(6));
      expect(screen.getByRole('button', { name: 'Choose a place' })).toBeVisible();
    },
  );

  it('shows no other robots under the finger when the near ones come late', async () => {
    localStorage.setItem('roborrow.place', APEX);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 300));
    let release = () => {};
    const { user, covered } = await openForThreeSeconds(
      (world) => void (release = world.hold('robots.listNearest')),
    );
    const button = await screen.findByRole('button', { name: 'Show nearby robots' });
    expect(names(await shelf('Featured robots'))).toHaveLength(6);
    expect(covered).not.toHaveAttribute('data-covered');
    release();
    await user.click(button);
    await shelf('Near Apex, NC');
  });

  it('shows near ones that come late at once where the shelf is not on the screen', async () => {
    localStorage.setItem('roborrow.place', APEX);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 300, 300));
    let release = () => {};
    await openForThreeSeconds((world) => void (release = world.hold('robots.listNearest')));
    await screen.findByRole('button', { name: 'Show nearby robots' });
    release();
    await shelf('Near Apex, NC');
  });

  it('remembers the place of a search that found it', async () => {
    const { router } = await open();
    await router.navigate({ to: '/search', search: { location: APEX } });
    await screen.findByText(/^Found 7 robots/);
    expect(localStorage.getItem('roborrow.place')).toBe(APEX);
  });
});
