import { expect, it } from 'vitest';
import { foundAt } from '../../testing/places.ts';
import { stub } from '../../testing/stub.ts';
import { UNKNOWN_PLACE } from '../geo/place.ts';
import type { PlacesPort } from '../ports/places.ts';
import { PortError } from '../ports/port-error.ts';
import { err, ok } from '../result.ts';
import { locate } from './listing-place.ts';

const located = (geocode: PlacesPort['geocode']) => locate(stub<PlacesPort>({ geocode }), 'Apex');

it.each([
  { latitude: 35.7, longitude: -78.9 },
  { latitude: 0, longitude: 0 },
])('locates a place at $latitude°, $longitude°', async (coordinates) => {
  expect(await located(async () => foundAt(coordinates))).toEqual(ok(coordinates));
});

it('distinguishes an unknown place from a failed request', async () => {
  expect(await located(async () => UNKNOWN_PLACE)).toEqual(err({ kind: 'place-unknown', location: 'Apex' }));
  const refuse = () => Promise.reject(new PortError('unavailable'));
  expect(await located(refuse)).toEqual(err({ kind: 'geocoding-failed', location: 'Apex' }));
});

it('rejects a name that several places share, instead of guessing (D20)', async () => {
  const apex = { description: 'Apex, NC, USA', coordinates: { latitude: 35.7, longitude: -78.9 } };
  const namesake = { description: 'Apex, TX, USA', coordinates: { latitude: 30, longitude: -97 } };
  const answer = await located(async () => ({ kind: 'found', place: apex, others: [namesake] }));
  expect(answer).toEqual(err({ kind: 'place-unknown', location: 'Apex' }));
});
