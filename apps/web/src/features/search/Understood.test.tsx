import { dollarsPerDay, type Robot } from '@roborrow/domain';
import { tinyWords } from '@roborrow/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld, robot } from '../../../testing/world.ts';
import { override, PARTS } from '../../composition/container.ts';

const open = async (address: string, robots: readonly Partial<Robot>[]) => {
  const world = await createWorld(
    robots.map((changes, i) => robot(i + 1, { description: '', ...changes })),
    {},
    override(PARTS.vocabulary, tinyWords),
  );
  await world.services.auth.signOut();
  return renderApp(world, address);
};
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const chips = () =>
  within(screen.getByRole('list', { name: 'Filters in use' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label')?.replace('Remove filter ', ''));
const address = () => window.location.pathname + decodeURIComponent(window.location.search);
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

const MOWER = { name: 'Mower', price: dollarsPerDay(40) };
const SENTENCE = '/search?query=hoover+for+a+wedding+under+%2450+near+Apex%2C+NC%2C+USA';

it('a chip shows each thing that was understood, instead of the words, and takes it back (D54)', async () => {
  const { user } = await open(SENTENCE, [{ ...MOWER, name: 'Wedding hoover' }]);
  await heading('1 robot found');
  const all = ['"hoover" (vacuuming)', '"wedding"', 'Up to $50/day', 'Apex, NC, within 25 miles'];
  expect(chips()).toEqual(all);
  expect(screen.getByRole('radio', { name: '50 miles' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Remove filter Up to $50/day' }));
  await waitFor(() => expect(address()).toBe('/search?query=hoover+for+a+wedding+near+Apex,+NC,+USA'));
  await waitFor(() => expect(chips()).toEqual(all.filter((chip) => !chip.startsWith('Up'))));
  await user.click(screen.getByRole('button', { name: /^Remove filter Apex/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove filter "hoover" (vacuuming)' }));
  await waitFor(() => expect(address()).toContain('/search?query=for+a+wedding'));
});

it('a place or a price that is chosen replaces that of the words (D54)', async () => {
  const { user } = await open(SENTENCE, [{ ...MOWER, name: 'Wedding hoover' }]);
  await heading('1 robot found');
  await user.type(screen.getByLabelText('Maximum price'), '45{Enter}');
  await waitFor(() => expect(address()).toContain('maxPrice=45'));
  expect(address()).not.toContain('under');
  await heading('1 robot found');
});

it('the best match comes first without a place, by its own words, and other sorts can be chosen (D54)', async () => {
  const { user } = await open('/search?query=uav', [{ name: 'Uav' }, { name: 'Quadcopter' }]);
  await heading('2 robots found');
  expect(names()).toEqual(['Uav', 'Quadcopter']);
  expect(screen.getByText('quadcopter, for uav')).toBeVisible();
  const select = screen.getByRole('combobox', { name: 'Sort by' });
  expect(select).toHaveDisplayValue('Best match');
  await user.selectOptions(select, 'Newest');
  await waitFor(() => expect(names()).toEqual(['Quadcopter', 'Uav']));
  await user.selectOptions(select, 'Best match');
  await waitFor(() => expect(address()).toBe('/search?query=uav'));
});

it('says that only the best of many are sorted (D54)', async () => {
  await open(
    '/search?query=mower',
    Array.from({ length: 60 }, () => MOWER),
  );
  await heading('48+ robots found');
  expect(screen.getByText(/^These are the best of 48 robots with your words/)).toBeVisible();
});

it('says that no robot has all words, and which one all are without (D54)', async () => {
  await open('/search?query=drone+for+a+mower', [
    { name: 'Hoover' },
    { name: 'Wedding drone' },
    { name: 'Quiet drone' },
  ]);
  await heading('No robot has all of your words');
  expect(screen.getByText(/^2 robots have the others, but not "mower"\.$/)).toBeVisible();
  expect(screen.queryByText(/^without:/)).toBeNull();
});

it('says on each card what it is without, where they differ (D54)', async () => {
  await open('/search?query=quiet+red+mower', [{ name: 'Quiet mower' }, { name: 'Red mower' }]);
  await heading('No robot has all of your words');
  expect(screen.getByText(/^2 robots have some of them/)).toBeVisible();
  expect(screen.getByText('without: quiet')).toBeVisible();
  expect(screen.getByText('without: red')).toBeVisible();
});

it('names words that no robot has, and leads to a category of what is there (D54)', async () => {
  const { user } = await open('/search?query=asdfgh+near+Apex%2C+NC%2C+USA', [MOWER]);
  expect(await screen.findByText('No robot here has "asdfgh", nor another name for it.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'See educational robots near Apex, NC' }));
  await heading('1 robot found');
  expect(address()).toBe('/search?location=Apex,+NC,+USA&category=educational');
});

it('a tile of a category that nothing is listed under leads to what its word finds (D60)', async () => {
  await open('/robots?category=drone', [MOWER, { name: 'Quadcopter', category: 'Hobby' }]);
  await heading('1 robot found');
  expect(chips()).toEqual(['Drone']);
  expect(screen.getByText('quadcopter, for drone')).toBeVisible();
});
