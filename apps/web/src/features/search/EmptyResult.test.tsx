import { UNKNOWN_PLACE, type Coordinates } from '@roborrow/domain';
import { foundAt } from '@roborrow/domain/testing';
import { searchOutcome } from '@roborrow/text/search-outcome';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld, robot } from '../../../testing/world.ts';
import { override, PARTS } from '../../composition/container.ts';

const APEX = 'location=Apex%2C+NC%2C+USA';
const open = async (address: string, count = 3, spots: readonly Coordinates[] = []) => {
  const world = await createWorld(
    Array.from({ length: count }, (_, i) => robot(i + 1, spots[i] && { coordinates: spots[i] })),
  );
  await world.services.auth.signOut();
  return { ...renderApp(world, address), world };
};
const heading = (name: string) => screen.findByRole('heading', { name });
const address = () => window.location.pathname + window.location.search;

describe('An empty search (D103)', () => {
  it('suggests a corrected word, which finds a robot', async () => {
    const { user } = await open('/search?query=enigne');
    await user.click(await screen.findByRole('link', { name: 'Did you mean engine?' }));
    await heading('3 robots found');
    expect(address()).toBe('/search?query=engine');
  });

  it('keeps the place and the other filters with the corrected word', async () => {
    const { user } = await open(`/search?query=enigne&${APEX}&distance=50&minPrice=1`);
    await user.click(await screen.findByRole('link', { name: 'Did you mean engine?' }));
    await heading('3 robots found');
    expect(address()).toBe(`/search?query=engine&${APEX}&distance=50&minPrice=1`);
  });

  it('keeps the place, the radius and the price that the words name with other words, and without words', async () => {
    const { user } = await open('/search?query=enigne+within+50+miles+of+Apex%2C+NC%2C+USA+under+%2440');
    const there = 'maxPrice=40&distance=50&location=Apex%2C+NC%2C+USA';
    const link = await screen.findByRole('link', { name: 'See 3 robots without your words' });
    expect(link).toHaveAttribute('href', `/search?${there}`);
    await user.click(screen.getByRole('link', { name: 'Did you mean engine?' }));
    await heading('3 robots found');
    expect(address()).toBe(`/search?query=engine&${there}`);
  });

  it('leads to the same words at any price where the price leaves out all (D343)', async () => {
    const { user } = await open('/search?query=engine+under+%242');
    await user.click(await screen.findByRole('link', { name: 'Search for "engine" at any price' }));
    await heading('3 robots found');
    expect(address()).toBe('/search?query=engine');
  });

  it('blames the words where robots are near, and leads on without them (D595)', async () => {
    const { user } = await open(`/search?query=engine+zeppelin&${APEX}`);
    await screen.findByText(/^There are robots within 25 miles of Apex.*, but none for all of your words/);
    expect(screen.queryByRole('button', { name: 'Expand Search Area' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See 3 robots without your words' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Search for "engine"' }));
    await heading('3 robots found');
  });

  it('blames the words where robots are in the state (D595, D618)', async () => {
    await open('/search?query=zeppelin+engine+in+North+Carolina');
    await screen.findByText(
      'There are robots in North Carolina, but none for all of your words. Try fewer or other words.',
    );
  });

  it('shows no chip for a query of blanks', async () => {
    await open(`/search?query=%20%20&${APEX}`);
    await heading('3 robots found');
    expect(screen.queryByRole('button', { name: /^Remove.*" *"/ })).toBeNull();
  });

  it('offers a price in the words instead of the filter that stands against it (D343)', async () => {
    const { user } = await open(`/search?query=engine+under+%2430&${APEX}&distance=50&minPrice=28`);
    await user.click(await screen.findByRole('link', { name: 'Search for "engine" up to $30 a day' }));
    await heading('3 robots found');
    expect(address()).toBe(`/search?query=engine&${APEX}&distance=50&maxPrice=30`);
  });

  it('offers the words near a place that they name without saying so (D567)', async () => {
    const spot = { latitude: 35.7, longitude: -78.9 };
    const world = await createWorld(
      [robot(1), robot(2), robot(3)],
      {},
      override(PARTS.knownPlaces, {
        suggest: async () => [],
        geocode: async (place) => (place.startsWith('Apex') ? foundAt(spot) : UNKNOWN_PLACE),
      }),
    );
    const { user } = renderApp(world, '/search?query=engine+Apex&minPrice=1');
    await user.click(await screen.findByRole('link', { name: 'Search for "engine" near Apex, NC' }));
    await heading('3 robots found');
    expect(address()).toBe(`/search?query=engine&minPrice=1&${APEX}`);
  });

  it('of an unknown category says what to do, and shows the category as a chip (D6)', async () => {
    await open('/robots?category=%3Cscript%3E');
    expect(await screen.findByText(searchOutcome.emptyEverywhere)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove filter <script>' })).toBeVisible();
  });

  it('near a place says so, and Expand Search Area doubles the radius up to 100', async () => {
    const { user } = await open(`/search?${APEX}&distance=1`, 0);
    expect(
      await screen.findByText(
        'No robots found within 1 mile of Apex, NC, USA. Try expanding your search radius or adjusting your location.',
      ),
    ).toBeVisible();
    for (const radius of [2, 4, 8, 16, 32, 64, 100]) {
      await user.click(screen.getByRole('button', { name: 'Expand Search Area' }));
      expect(await screen.findByText(new RegExp(`^No robots found within ${radius} miles`))).toBeVisible();
      expect(address()).toBe(`/search?${APEX}&distance=${radius}`);
    }
    expect(screen.queryByRole('button', { name: 'Expand Search Area' })).toBeNull();
  });

  it('offers the nearest robot anywhere, with its distance', async () => {
    const honolulu = { latitude: 21.31, longitude: -157.86 };
    const nome = { latitude: 64.5, longitude: -165.41 };
    const { user } = await open(`/search?${APEX}`, 2, [honolulu, nome]);
    expect(await screen.findByText(/The closest we found is 3,\d{3} miles away:/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Engine 2' }));
    await screen.findByRole('heading', { level: 1, name: 'Engine 2' });
  });
});

describe('The number of robots found (D42)', () => {
  it('is exact when only the category filters', async () => {
    await open('/robots?category=educational', 30);
    await heading('30 robots found');
  });

  it('is "at least" the loaded ones when words filter, and exact once all were read', async () => {
    // The first request reads a hundred robots; from the 25th on there are no more.
    const { user } = await open('/search?query=engine', 120);
    await heading('24+ robots found');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await heading('120 robots found');
  });
});

describe('The trending categories', () => {
  it('show no number while it is unknown, nor when it cannot be read', async () => {
    const world = await createWorld([robot(1)]);
    await world.services.auth.signOut();
    world.faults.set('robots.countAvailable', 'fail');
    renderApp(world, '/search');
    expect(await screen.findByRole('link', { name: 'Drone' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /\b0$/ })).toBeNull();
  });
});
