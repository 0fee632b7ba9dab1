import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { createWorld, robot } from '../../testing/world.ts';
import { chooseDistanceUnit } from './distance-unit.ts';

afterEach(() => chooseDistanceUnit('miles'));

describe('distances are shown in the unit that was chosen on this device (D850)', () => {
  it('in Settings, and again at the next visit', async () => {
    const { user } = renderApp(await createWorld(), '/settings');
    const units = within(await screen.findByRole('radiogroup', { name: 'Distances' }));
    expect(units.getByRole('radio', { name: 'Miles' })).toBeChecked();
    await user.click(units.getByRole('radio', { name: 'Kilometers' }));
    expect(units.getByRole('radio', { name: 'Kilometers' })).toBeChecked();
    expect(localStorage.getItem('roborrow.unit')).toBe('kilometres');
  });

  it('among the filters of a search, whose address keeps miles', async () => {
    const world = await createWorld([robot(1)]);
    const { user, router } = renderApp(world, '/search?location=Apex%2C+NC%2C+USA&distance=25');
    await screen.findByRole('heading', { name: '1 robot found' });
    const { href } = router.state.location;
    await user.click(screen.getByRole('button', { name: 'Show kilometers' }));
    expect(screen.getByRole('radio', { name: '40 km' })).toBeChecked();
    expect(screen.getByText(/^Found 1 robot within 40 km of /)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\d (?:miles?|ft)\b/);
    expect(router.state.location.href).toBe(href);
  });

  it('and a radius in the words is said as it was written, and a filter until another is chosen (D851)', async () => {
    const world = await createWorld([robot(1)]);
    const { user } = renderApp(world, '/search?location=Apex%2C+NC%2C+USA&query=within+20+km&distance=25');
    expect(await screen.findByText(/^Found 1 robot within 20 km of /)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '50 miles' }));
    expect(await screen.findByText(/^Found 1 robot within 50 miles of /)).toBeVisible();
  });
});
