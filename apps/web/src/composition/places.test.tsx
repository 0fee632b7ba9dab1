import { screen, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { createWorld } from '../../testing/world.ts';
import { fillRequired, pickApex } from '../features/listing/testing/fill.ts';
import { placeInput } from '../features/places/place-input.text.ts';
import { override, PARTS, SERVICES } from './container.ts';
import { embeddedTowns } from './downloaded-data.ts';
import { openPlaces } from './compose.ts';

/** In the format of the two functions (D113), which their own tests compare with what the client reads. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'places-autocomplete': {
    suggestions: [
      {
        placePrediction: {
          placeId: 'us:nc:apex',
          structuredFormat: {
            fullText: { text: 'Apex, NC, USA' },
            mainText: { text: 'Apex' },
            secondaryText: { text: 'NC, USA' },
          },
        },
      },
    ],
  },
  geocode: { results: [{ geometry: { location: { lat: 35.73, lng: -78.85 } } }] },
};

let asked: string[] = [];
let isReachable = true;

beforeEach(() => {
  asked = [];
  isReachable = true;
  vi.stubGlobal('fetch', async (url: string) => {
    const question = url.replace('/.netlify/functions/', '');
    asked.push(question);
    if (!isReachable) throw new TypeError('Failed to fetch');
    return Response.json(ANSWERS[question.split('?')[0] ?? '']);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The form for a new listing in a build whose places come from the functions. */
const open = async () => {
  const container = new Container();
  container.load(await openPlaces('functions'));
  const world = await createWorld(
    [],
    {},
    override(PARTS.knownPlaces, container.get(PARTS.knownPlaces)),
    override(SERVICES.towns, embeddedTowns),
    override(SERVICES.devicePosition, {
      ask: async () => ({ kind: 'known', position: { latitude: 35.7321, longitude: -78.8503 } }),
    }),
  );
  const { user } = renderApp(world, '/create-robot');
  return { ...world, user, submit: await screen.findByRole('button', { name: 'List Robot' }) };
};
const atDashboard = () => screen.findByRole('heading', { name: 'Hello, Ada' });
const LOOKED_UP = 'geocode?address=Apex%2C+NC%2C+USA';

describe('a listing, in a build whose places come from the functions (D113)', () => {
  it('has the place that they suggested, with the coordinates that they found', async () => {
    const { user, submit, stored } = await open();
    await fillRequired(user);
    await user.click(submit);
    await atDashboard();
    expect(asked).toEqual(['places-autocomplete?input=Ape', LOOKED_UP]);
    expect(await stored()).toMatchObject([
      { location: 'Apex, NC, USA', coordinates: { latitude: 35.73, longitude: -78.85 } },
    ]);
  });

  it('says what to do while they are unreachable, loses nothing, and is stored afterwards', async () => {
    const { user, submit, stored } = await open();
    isReachable = false;
    const location = screen.getByLabelText('Location');
    await user.type(screen.getByLabelText('Robot name'), 'Rover');
    await user.selectOptions(screen.getByLabelText('Category'), 'Hobby');
    await user.type(screen.getByLabelText('Description'), 'Rolls.');
    await user.type(screen.getByLabelText('Price per day'), '45.50');
    await user.type(location, 'Apex');
    await waitFor(() => expect(asked.at(-1)).toBe('places-autocomplete?input=Apex'));
    await user.click(submit);
    expect(location).toHaveAccessibleDescription(/Please select a location from the suggestions/);
    expect(location).toHaveFocus();
    expect(location).toHaveValue('Apex');
    expect(screen.queryByRole('option', { name: /Apex/ })).toBeNull();

    isReachable = true;
    await user.clear(location);
    await pickApex(user);
    isReachable = false;
    await user.click(submit);
    await screen.findByText(/^Geocoding failed for "Apex, NC, USA"\. Please try a different/);
    expect(screen.getByLabelText('Price per day')).toHaveValue('45.50');
    isReachable = true;
    await user.click(submit);
    await atDashboard();
    expect(await stored()).toHaveLength(1);
  });

  it('gets the nearest town from this device: they learn its name, and never the position (D340)', async () => {
    const { user, submit, stored } = await open();
    await user.type(screen.getByLabelText('Robot name'), 'Rover');
    await user.selectOptions(screen.getByLabelText('Category'), 'Hobby');
    await user.type(screen.getByLabelText('Description'), 'Rolls.');
    await user.type(screen.getByLabelText('Price per day'), '45.50');
    await user.click(screen.getByRole('button', { name: placeInput.useLocation }));
    await waitFor(() => expect(screen.getByLabelText('Location')).toHaveValue('Apex, NC, USA'));
    expect(asked).toEqual([]);
    await user.click(submit);
    await atDashboard();
    expect(asked).toEqual([LOOKED_UP]);
    expect(await stored()).toHaveLength(1);
  });
});
