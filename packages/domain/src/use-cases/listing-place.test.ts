import { expect, it } from 'vitest';
import { stub } from '../../testing/stub.ts';
import type { PlacesPort } from '../ports/places.ts';
import { PortError } from '../ports/port-error.ts';
import { err, ok } from '../result.ts';
import { locate } from './listing-place.ts';

const located = (geocode: PlacesPort['geocode']) => locate(stub<PlacesPort>({ geocode }), 'Apex');

it.each([
  { latitude: 35.7, longitude: -78.9 },
  { latitude: 0, longitude: 0 },
])('locates a place at $latitude°, $longitude°', async (coordinates) => {
  expect(await located(async () => coordinates)).toEqual(ok(coordinates));
});

it('tells an unknown place from one that could not be looked up', async () => {
  expect(await located(async () => null)).toEqual(err({ kind: 'place-unknown', location: 'Apex' }));
  const refuse = () => Promise.reject(new PortError('unavailable'));
  expect(await located(refuse)).toEqual(err({ kind: 'geocoding-failed', location: 'Apex' }));
});
