import { dollarsPerDay } from '@roborrow/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld, robot } from '../../../testing/world.ts';

const NEAR_APEX = '/search?location=Apex%2C+NC%2C+USA';

async function open(address: string, prices: readonly number[] = [20, 60, 240]) {
  const world = await createWorld(
    prices.map((price, index) => robot(index + 1, { price: dollarsPerDay(price) })),
  );
  await world.services.auth.signOut();
  const { user } = renderApp(world, address);
  await user.click(await screen.findByRole('button', { name: 'Show filters' }));
  return {
    user,
    world,
    lowest: await screen.findByRole('slider', { name: /Lowest price/ }),
    highest: screen.getByRole('slider', { name: /Highest price/ }),
    minimum: screen.getByRole('textbox', { name: 'Minimum price' }),
    maximum: screen.getByRole('textbox', { name: 'Maximum price' }),
  };
}
const address = () => window.location.pathname + window.location.search;
const found = (count: string) => screen.findByRole('heading', { name: `${count} found` });

describe('The price slider (D342)', () => {
  it('moves with the keys, writes into the fields, and is searched once it rests, as one entry of the history', async () => {
    const { user, highest, maximum } = await open(NEAR_APEX);
    await found('3 robots');
    const entries = window.history.length;
    highest.focus();
    await user.keyboard('{PageDown}{ArrowLeft}{ArrowLeft}');
    // A page is a tenth of the scale, a step a hundredth.
    expect(maximum).toHaveValue('212');
    expect(highest).toHaveAttribute('aria-valuetext', '$212 a day');
    expect(address()).toBe(NEAR_APEX);
    await waitFor(() => expect(address()).toBe(`${NEAR_APEX}&maxPrice=212`));
    await found('2 robots');
    expect(highest).toHaveFocus();
    await user.keyboard('{End}');
    expect(maximum).toHaveValue('');
    expect(highest).toHaveAttribute('aria-valuetext', 'No maximum');
    await waitFor(() => expect(address()).toBe(NEAR_APEX));
    expect(window.history.length).toBe(entries);
  });

  it('follows what is typed, and a price between two steps stays while the other thumb moves', async () => {
    const { user, lowest, highest, minimum, maximum } = await open(NEAR_APEX);
    await user.type(maximum, '$53{Enter}');
    await waitFor(() => expect(highest).toHaveAttribute('aria-valuetext', '$53 a day'));
    lowest.focus();
    await user.keyboard('{ArrowRight}');
    expect(minimum).toHaveValue('2');
    expect(maximum).toHaveValue('$53');
    await waitFor(() => expect(address()).toBe(`${NEAR_APEX}&maxPrice=%2453&minPrice=2`));
  });

  it('shows what the bounds leave out, and says how many prices it shows', async () => {
    await open(`${NEAR_APEX}&maxPrice=30`);
    await found('1 robot');
    expect(await screen.findByText('Prices of all 3 robots')).toBeVisible();
  });

  it('of a price alone shows those of the newest robots (D44)', async () => {
    await open('/search?maxPrice=30');
    expect(await screen.findByText('Prices of all 3 robots')).toBeVisible();
  });

  it('says that it knows only what is loaded', async () => {
    const prices = Array.from({ length: 30 }, (_, index) => 20 + index);
    await open('/search?query=engine', [...prices, ...prices, ...prices, ...prices]);
    expect(await screen.findByText('Prices of the first 24 robots')).toBeVisible();
  });

  it('is not loaded for a closed panel, and reads nothing more for a search without bounds', async () => {
    const { world } = await open(NEAR_APEX);
    await found('3 robots');
    expect(world.calls('robots.listNearest')).toBe(1);
  });
});
