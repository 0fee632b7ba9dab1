import { dollarsPerDay } from '@roborrow/domain';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld, robot } from '../../../testing/world.ts';

const NEAR_APEX = '/search?location=Apex%2C+NC%2C+USA';

async function open(address: string, count = 3) {
  const world = await createWorld(
    Array.from({ length: count }, (_, index) =>
      robot(index + 1, {
        price: dollarsPerDay(20 + ((index * 7) % 50)),
        rating: index % 5,
        reviewCount: 1,
        coordinates: { latitude: 35.7 + index / 1000, longitude: -78.9 },
      }),
    ),
  );
  await world.services.auth.signOut();
  const { user, router } = renderApp(world, address);
  const select = await screen.findByRole('combobox', { name: 'Sort by' });
  return {
    user,
    router,
    select,
    sortBy: (option: string) => user.selectOptions(select, option),
    expectNames: (...names: readonly string[]) =>
      waitFor(() =>
        expect(screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)).toEqual(
          names,
        ),
      ),
  };
}
const address = () => window.location.pathname + window.location.search;
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const SORTS = ['Newest', 'Lowest price', 'Highest price', 'Best rated'];

describe('Sorting (D360)', () => {
  it('near a place is by distance, and each other order is in the address', async () => {
    const { sortBy, select, expectNames } = await open(NEAR_APEX);
    await expectNames('Engine 1', 'Engine 2', 'Engine 3');
    expect(select).toHaveValue('nearest');
    await sortBy('Highest price');
    await expectNames('Engine 3', 'Engine 2', 'Engine 1');
    expect(screen.getByText('Showing the highest price first', { exact: false })).toBeVisible();
    expect(address()).toBe(`${NEAR_APEX}&sort=price-down`);
    expect(select).toHaveFocus();
    await sortBy('Nearest');
    await expectNames('Engine 1', 'Engine 2', 'Engine 3');
    expect(address()).toBe(NEAR_APEX);
  });

  it('without a place is by age, and the distance is not offered', async () => {
    const { sortBy, select, expectNames } = await open('/search?query=engine');
    await expectNames('Engine 3', 'Engine 2', 'Engine 1');
    expect(options().slice(-SORTS.length)).toEqual(SORTS);
    expect(options()).not.toContain('Nearest');
    expect(select).toHaveValue('newest');
    await sortBy('Lowest price');
    await expectNames('Engine 1', 'Engine 2', 'Engine 3');
    await sortBy('Newest');
    expect(address()).toBe('/search?query=engine');
  });

  it.each(['oldest', '<script>', 'nearest'])('an address that says %j sorts as usual', async (sort) => {
    const { select, expectNames } = await open(`/search?query=engine&sort=${encodeURIComponent(sort)}`);
    await expectNames('Engine 3', 'Engine 2', 'Engine 1');
    expect(select).toHaveValue('newest');
  });

  it('says so when only the nearest robots are sorted', async () => {
    const { sortBy } = await open(NEAR_APEX, 203);
    expect(screen.queryByText(/^These are sorted among/)).toBeNull();
    await sortBy('Lowest price');
    expect(
      await screen.findByText(/^These are sorted among the 200 robots nearest to the place/),
    ).toBeVisible();
  });

  it('stays with Clear Filters, which shows other robots in the same order (D43)', async () => {
    const { user, expectNames } = await open(`${NEAR_APEX}&sort=price-down&minPrice=25`);
    await expectNames('Engine 3', 'Engine 2');
    await user.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0] ?? document.body);
    await expectNames('Engine 3', 'Engine 2', 'Engine 1');
    expect(address()).toBe(`${NEAR_APEX}&sort=price-down`);
  });
});
