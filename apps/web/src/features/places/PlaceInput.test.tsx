import { PLACE_SOURCES, UNKNOWN_PLACE, type PlaceSource } from '@roborrow/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld, robot } from '../../../testing/world.ts';
import { override, PARTS } from '../../composition/container.ts';
import { placeInput } from './place-input.text.ts';

const apex = { placeId: 'apex', description: 'Apex, NC, USA', mainText: 'Apex', secondaryText: 'NC, USA' };

async function suggestFrom(source?: PlaceSource, typed = 'Apex') {
  const suggestions = [source ? { ...apex, source } : apex];
  const places = { suggest: async () => suggestions, geocode: async () => UNKNOWN_PLACE };
  const world = await createWorld([], {}, override(PARTS.knownPlaces, places));
  const { user, router } = renderApp(world, '/search');
  await user.type(await screen.findByRole('combobox', { name: /Where|Location/ }), typed);
  await screen.findByRole('option', { name: 'Apex NC, USA' });
  return { user, router };
}

test.each(PLACE_SOURCES)('the source of the suggestions is shown below them: %s', async (source) => {
  await suggestFrom(source);
  expect(screen.getByText(placeInput.sources[source])).toBeVisible();
});

test('no source is shown for places that need no credit (D114)', async () => {
  await suggestFrom();
  for (const words of Object.values(placeInput.sources)) expect(screen.queryByText(words)).toBeNull();
});

test.each([
  ['ape', 'Apex, NC, USA'],
  ['Apex, n', 'Apex, NC, USA'],
  // Other places of that name are offered beside the results (D41).
  ['apex', 'apex'],
])(
  'Enter after %j searches near %j: a fragment means the first suggestion (D617)',
  async (typed, location) => {
    const { user, router } = await suggestFrom(undefined, typed);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ location }));
  },
);

test('a state is suggested before towns, and searched as a whole (D618)', async () => {
  const maryland = {
    placeId: 'md',
    description: 'California, MD, USA',
    mainText: 'California',
    secondaryText: 'MD, USA',
  };
  const places = { suggest: async () => [maryland], geocode: async () => UNKNOWN_PLACE };
  const world = await createWorld(
    [robot(1, { location: 'Fresno, CA, USA' }), robot(2)],
    {},
    override(PARTS.knownPlaces, places),
  );
  const { user, router } = renderApp(world, '/search');
  await user.type(await screen.findByRole('combobox', { name: /Where|Location/ }), 'calif');
  await screen.findByRole('option', { name: 'California MD, USA' });
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('California USA');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Found 1 robot in California')).toBeVisible();
  expect(router.state.location.search).toMatchObject({ location: 'California, USA' });
});

test('after Escape, Enter searches for what was typed (D617)', async () => {
  const { user, router } = await suggestFrom(undefined, 'ape');
  await user.keyboard('{Escape}{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ location: 'ape' }));
});
