import { PLACE_SOURCES, UNKNOWN_PLACE, type PlaceSource } from '@roborrow/domain';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createWorld } from '../../../testing/world.ts';
import { override } from '../../composition/create-services.ts';
import { PARTS } from '../../composition/tokens.ts';
import { placeInput } from '../../text/place-input.ts';

const apex = { placeId: 'apex', description: 'Apex, NC, USA', mainText: 'Apex', secondaryText: 'NC, USA' };

async function suggestFrom(source?: PlaceSource): Promise<void> {
  const suggestions = [source ? { ...apex, source } : apex];
  const places = { suggest: async () => suggestions, geocode: async () => UNKNOWN_PLACE };
  const world = await createWorld([], {}, override(PARTS.knownPlaces, places));
  const { user } = renderApp(world, '/search');
  await user.type(await screen.findByRole('combobox', { name: /Where|Location/ }), 'Apex');
  await screen.findByRole('option', { name: 'Apex NC, USA' });
}

test.each(PLACE_SOURCES)('the source of the suggestions is shown below them: %s', async (source) => {
  await suggestFrom(source);
  expect(screen.getByText(placeInput.sources[source])).toBeVisible();
});

test('no source is shown for places that need no credit (D114)', async () => {
  await suggestFrom();
  for (const words of Object.values(placeInput.sources)) expect(screen.queryByText(words)).toBeNull();
});
