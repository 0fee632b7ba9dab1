import type { PlacesPort } from '@roborrow/domain';
import { foundAt } from '@roborrow/domain/testing';
import { searchOutcome } from '@roborrow/text/search-outcome';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, createWorld, person, robot } from '../../../testing/world.ts';
import { override, PARTS } from '../../composition/container.ts';
import { search } from './search.text.ts';

const here = { latitude: 35.7, longitude: -78.9 };
const raleigh = { description: 'Raleigh, NC, USA', coordinates: here };
const namesakes = ['MS', 'WV', 'ND', 'IL', 'TX'].map((code) => ({
  description: `Raleigh, ${code}, USA`,
  coordinates: { latitude: 32, longitude: -89 },
}));

const searchFor = async (location: string, geocode: PlacesPort['geocode'], query = 'engine') => {
  const places = override(PARTS.knownPlaces, { suggest: async () => [], geocode });
  const world = await createWorld([robot(1)], {}, places);
  return renderApp(world, `/search?location=${location}&query=${query}`);
};

describe('a search near a name that several places share (D41)', () => {
  it('names the chosen place, and links the others, most of them on demand', async () => {
    const { router, user } = await searchFor('raleigh', async (address) =>
      address === 'raleigh'
        ? { kind: 'found', place: raleigh, others: namesakes }
        : foundAt(namesakes[0]?.coordinates ?? here, address),
    );
    expect(await screen.findByText(/Found 1 robot within 25 miles of Raleigh, NC/)).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Remove filter Raleigh, NC, USA, within 25 miles' }),
    ).toBeVisible();
    const others = screen.getByRole('group', { name: 'Also:' });
    expect(others).toHaveTextContent('Raleigh, MSRaleigh, WVRaleigh, ND2 moreRaleigh, ILRaleigh, TX');

    await user.click(screen.getByRole('link', { name: 'Raleigh, MS' }));
    expect(await screen.findByText(/No robots found within 25 miles of Raleigh, MS/)).toBeVisible();
    expect(router.state.location.search).toEqual({ query: 'engine', location: 'Raleigh, MS, USA' });
    expect(screen.queryByRole('group', { name: 'Also:' })).toBeNull();
  });

  it('credits the source of the places', async () => {
    await searchFor('raleigh', async () => ({
      kind: 'found',
      place: { ...raleigh, source: 'openstreetmap' },
      others: [],
    }));
    expect(await screen.findByText('© OpenStreetMap')).toBeVisible();
  });
});

describe('a search near an unknown place', () => {
  it('suggests a similar place, and shows no miles (D41)', async () => {
    const { router, user } = await searchFor('raliegh', async (address) =>
      address === 'raliegh' ? { kind: 'unknown', didYouMean: raleigh } : foundAt(here, address),
    );
    expect(await screen.findByText(/We could not find "raliegh"/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove filter raliegh (not found)' })).toBeVisible();
    expect(screen.queryByText(/within \d+ miles?/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Did you mean Raleigh, NC?' }));
    expect(await screen.findByText(/Found 1 robot within 25 miles of Raleigh, NC/)).toBeVisible();
    expect(router.state.location.search).toEqual({ query: 'engine', location: 'Raleigh, NC, USA' });
  });

  it('suggests nothing when no place is similar, and shows all matches without a distance (D2)', async () => {
    await searchFor('xyz', async () => ({ kind: 'unknown', didYouMean: null }));
    expect(await screen.findByText(/We could not find "xyz"/)).toBeVisible();
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    expect(screen.getByRole('heading', { name: '1 robot found' })).toBeVisible();
    expect(screen.queryByText(/ away$/)).toBeNull();
  });

  it('does not mention robots if none matches (D2)', async () => {
    await searchFor('xyz', async () => ({ kind: 'unknown', didYouMean: null }), 'nothing');
    expect(await screen.findByText(searchOutcome.placeNotFound('xyz'))).toBeVisible();
    expect(screen.getByRole('heading', { name: search.emptyHeading })).toBeVisible();
    expect(screen.queryByText(/these are all robots/)).toBeNull();
  });
});

it("a member's own place is the origin of a search without a place, as a chip that can be removed (D2)", async () => {
  const world = await createWorld([robot(1)], {
    users: [{ ...person(ADA, 'Ada', 'Lovelace'), location: 'Apex, NC, USA' }],
    contacts: [{ id: ADA, email: 'ada@example.org', coordinates: here }],
  });
  const { router, user } = renderApp(world, '/search?query=engine');
  const chip = await screen.findByRole('button', { name: 'Remove filter Near Apex, NC, USA' });
  expect(await screen.findByText(/^Found 1 robot within 25 miles of Apex, NC, USA/)).toBeVisible();
  await user.click(chip);
  await waitFor(() => expect(screen.queryByText(/ away$/)).toBeNull());
  expect(router.state.location.search).toEqual({ query: 'engine', near: 'anywhere' });
});

it('the chip shows no miles before the place is known', async () => {
  await searchFor('raleigh', () => new Promise(() => undefined));
  expect(await screen.findByRole('button', { name: 'Remove filter raleigh' })).toBeVisible();
});
