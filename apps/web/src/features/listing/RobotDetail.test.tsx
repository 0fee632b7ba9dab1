import { dollarsPerDay, PortError, userId } from '@roborrow/domain';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, BOB, createWorld, person, robot } from '../../../testing/world.ts';
import { askDatesText } from '../dates/ask-dates.text.ts';
import { robotDetail } from './robot-detail.text.ts';

const APEX = 'Apex, NC, USA';
const SEARCH = '/search?location=Apex%2C+NC%2C+USA';
/** One degree of latitude is 69.1 miles. */
const twoMilesNorth = { latitude: 35.7 + 2 / 69.1, longitude: -78.9 };

const visited = async (...inputs: Parameters<typeof createWorld>) => {
  const world = await createWorld(...inputs);
  await world.services.auth.signOut();
  return world;
};
const heading = () => screen.findByRole('heading', { level: 1, name: 'Engine 1' });
const address = () => window.location.pathname + window.location.search;

describe('Robot detail (D69)', () => {
  it('is being loaded, then shows all that is known of robot and owner, with ratings, reviews and rentals (D45)', async () => {
    const rated = { rating: 4.6, reviewCount: 31, totalRentals: 58 };
    const owner = { ...person(ADA, 'Ada', 'Lovelace'), rating: 4.9, reviewCount: 64 };
    const listing = robot(1, { ...rated, price: dollarsPerDay(14), features: ['Gripper'] });
    const world = await visited([listing], { users: [owner] });
    const release = world.hold('robots.get');
    renderApp(world, '/robots/robot1');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(robotDetail.loading)).toBeVisible();
    release();
    await heading();
    expect(await main.findByText('Ada Lovelace')).toBeVisible();
    await main.findByText(robotDetail.area.heading);
    await main.findByText(robotDetail.similar.heading);
    expect(main.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Engine 1',
      'Owner',
      'Description',
      'Features',
      'Specifications',
      'Availability',
      'Reviews',
      'Where it is',
      'Similar robots nearby',
    ]);
    expect(main.getByText('$14/day')).toBeVisible();
    for (const rating of ['4.6 out of 5 (31 reviews, 58 rentals)', '4.9 out of 5 (64 reviews)'])
      expect(screen.getByRole('main')).toHaveTextContent(`Rated ${rating}`);
    expect(main.getByText('Member since 2025')).toBeVisible();
  });

  it('of an owner who cannot be read has a disabled button', async () => {
    const world = await visited([robot(1, { ownerId: userId('gone') })]);
    renderApp(world, '/robots/robot1');
    expect(await screen.findByText(robotDetail.owner.unavailable)).toBeVisible();
    expect(screen.getByRole('button', { name: robotDetail.contactOwner })).toBeDisabled();
  });

  it('whose owner cannot be read logs why (D175)', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const world = await visited([robot(1)]);
    world.faults.set('users.get', 'fail');
    renderApp(world, '/robots/robot1');
    await screen.findByText(robotDetail.owner.unavailable);
    expect(logged.mock.calls).toEqual([[new PortError('unavailable')]]);
    logged.mockRestore();
  });

  it('of a paused listing offers neither dates nor contact, and says why (D143)', async () => {
    const world = await visited([robot(1, { ownerId: BOB, isAvailable: false })]);
    renderApp(world, '/robots/robot1');
    expect(await screen.findByText(robotDetail.paused)).toBeVisible();
    expect(screen.getByText('Paused')).toBeVisible();
    for (const name of [robotDetail.contactOwner, askDatesText.ask])
      for (const role of ['link', 'button']) expect(screen.queryByRole(role, { name })).toBeNull();
  });

  it("the user's own robot cannot be contacted, and says why (D31)", async () => {
    renderApp(await createWorld([robot(1)]), '/robots/robot1');
    const button = await screen.findByRole('button', { name: robotDetail.ownRobot });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(robotDetail.ownRobotNote);
    expect(screen.queryByText(robotDetail.contactOwner)).toBeNull();
  });
});

describe("a robot's distance (D52)", () => {
  const here = robot(1, { ownerId: BOB, coordinates: twoMilesNorth });

  it('is from the searched place; Back, reload and a shared link keep that', async () => {
    const world = await visited([here]);
    const { router, user } = renderApp(world, SEARCH);
    expect(await screen.findByText('2.0 miles away')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Engine 1' }));
    expect(await screen.findByText('2.0 miles from Apex, NC')).toBeVisible();
    const shared = address();
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe(SEARCH));

    cleanup();
    renderApp(world, shared);
    expect(await screen.findByText('2.0 miles from Apex, NC')).toBeVisible();
  });

  it('is not said in feet from the very town in which the robot is (D609)', async () => {
    const near = robot(1, { coordinates: { latitude: 35.7 + 0.2 / 69.1, longitude: -78.9 } });
    const { user } = renderApp(await visited([near]), SEARCH);
    expect(await screen.findByText('in Apex')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Engine 1' }));
    await screen.findByText(robotDetail.backToResults);
    await screen.findByText('Ada Lovelace');
    expect(screen.queryByText(/ ft from /)).toBeNull();
  });

  it("without a search is from the user's own place, and visitors see none", async () => {
    const world = await createWorld([here], {
      users: [{ ...person(ADA, 'Ada', 'Lovelace'), location: APEX }],
      contacts: [{ id: ADA, email: 'ada@example.org', coordinates: { latitude: 35.7, longitude: -78.9 } }],
    });
    renderApp(world, '/robots/robot1?from=Nowhere');
    expect(await screen.findByText('2.0 miles from your location')).toBeVisible();

    cleanup();
    await world.services.auth.signOut();
    renderApp(world, '/robots/robot1');
    await heading();
    await screen.findByText(robotDetail.owner.unavailable);
    expect(screen.queryByText(/ from your location$/)).toBeNull();
  });
});
