import { days, dollarsPerDay, messageId, parseDay } from '@roborrow/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld, robot } from '../../../testing/world.ts';

const NEAR_APEX = '/search?location=Apex%2C+NC%2C+USA';

/** Robots 1 to 3 are nearer the higher their price is; the last one is beyond 25 miles. */
const robots = [0, 10, 40].map((distance, index) =>
  robot(index + 1, {
    price: dollarsPerDay(60 - 20 * index),
    coordinates: { latitude: 35.7 + distance / 69.1, longitude: -78.9 },
  }),
);

async function open(address: string) {
  const world = await createWorld(robots);
  await world.services.auth.signOut();
  const { router, user } = renderApp(world, address);
  const panel = within(await screen.findByRole('region', { name: 'Filters' }));
  return { router, user, panel };
}
const expectAddress = (expected: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(expected));
const expectNames = (...names: readonly string[]) =>
  waitFor(() =>
    expect(screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)).toEqual(
      names,
    ),
  );

describe('Browse and search (D70)', () => {
  it('every filter is in the address, Back takes the last one away, and the sheet stays open until its button, which counts, is pressed (D682)', async () => {
    const { router, user } = await open(NEAR_APEX);
    await expectNames('Engine 1', 'Engine 2');
    await user.click(screen.getByRole('button', { name: 'Show filters' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('radio', { name: '50 miles' }));
    await expectNames('Engine 1', 'Engine 2', 'Engine 3');
    await user.selectOptions(sheet.getByLabelText('Category'), 'educational');
    await user.type(sheet.getByLabelText('Maximum price'), '45{Enter}');
    const filtered = `${NEAR_APEX}&distance=50&category=educational`;
    await expectAddress(`${filtered}&maxPrice=45`);
    await expectNames('Engine 2', 'Engine 3');
    act(() => router.history.back());
    await expectAddress(filtered);
    await expectNames('Engine 1', 'Engine 2', 'Engine 3');
    await user.click(await sheet.findByRole('button', { name: 'Show 3 robots' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('by days finds what is free and long enough, is a chip, and says why nothing is (D692)', async () => {
    const day = (text: string) => parseDay(text) ?? expect.fail(`${text} is no day`);
    const world = await createWorld([
      robot(1, {
        taken: [{ unit: 1, first: day('2090-05-02'), last: day('2090-05-03'), request: messageId('r') }],
      }),
      robot(2, { closedDays: [{ first: day('2090-05-04'), last: day('2090-05-04') }] }),
      robot(3, { minRental: days(4) }),
    ]);
    await world.services.auth.signOut();
    const { user } = renderApp(world, '/robots?from=2090-05-03');
    await expectNames('Engine 2');
    const panel = within(screen.getByRole('region', { name: 'Filters' }));
    expect(panel.queryByLabelText('Rental length')).toBeNull();
    await user.type(panel.getByLabelText('To'), '2090-05-06');
    await expectAddress('/robots?from=2090-05-03&to=2090-05-06');
    await expectNames('Engine 3');
    await user.clear(panel.getByLabelText('To'));
    await user.type(panel.getByLabelText('To'), '2090-05-02');
    expect(panel.getByLabelText('To')).toHaveAccessibleDescription('The last day is before the first.');
    await user.clear(panel.getByLabelText('To'));
    await user.type(panel.getByLabelText('To'), '2090-05-04');
    expect(await screen.findByText('1 robot is rented on your days')).toBeVisible();
    expect(screen.getByText('1 robot is not lent on your days')).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'Remove filter Free Wed, May 3 – Thu, May 4, 2090' }),
    );
    await waitFor(() => expect(panel.getByLabelText('From')).toHaveValue(''));
    expect(panel.getByLabelText('Rental length')).toHaveValue('');
  });

  it('a minimum above the maximum is reported and changes no results (D8)', async () => {
    const { user, panel } = await open(`${NEAR_APEX}&minPrice=50`);
    await expectNames('Engine 1');
    await user.type(panel.getByLabelText('Maximum price'), '5{Enter}');
    expect(panel.getByLabelText('Minimum price')).toHaveAccessibleDescription(/must not be above/);
    await expectAddress(`${NEAR_APEX}&minPrice=50`);
    await expectNames('Engine 1');
  });

  it('the place of a search is a chip, and without it no distance is shown', async () => {
    const { user } = await open(`${NEAR_APEX}&query=engine`);
    expect(await screen.findByText(/sorted by distance \(closest first\)/)).toBeVisible();
    expect(screen.getAllByText(/^in Apex$| away$/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Remove filter Apex, NC, USA, within 25 miles' }));
    await expectAddress('/search?query=engine');
    await expectNames('Engine 3', 'Engine 2', 'Engine 1');
    expect(screen.queryByText(/sorted by distance|away$|^in Apex$/)).toBeNull();
  });
});
