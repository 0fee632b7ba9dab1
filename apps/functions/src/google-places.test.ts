import { UNKNOWN_PLACE } from '@roborrow/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeGoogle } from '../testing/fake-google.ts';
import { serveLocally, type LocalServer } from '../testing/local-server.ts';
import { serveUpstream } from '../testing/serve-upstream.ts';
import type { Asked } from '../testing/upstream.ts';
import { createGooglePlaces } from './google-places.ts';

const KEY = 'AIzaSy-a-key-for-tests';
const asked: Asked[] = [];
let server: LocalServer;
beforeAll(async () => {
  server = await serveUpstream(fakeGoogle(KEY, asked));
});
afterAll(() => server.close());

const google = () => createGooglePlaces({ key: KEY, geocoding: server.base, places: server.base });

describe('requests to Google', () => {
  it('ask for cities of the United States, within the session, and for no field that costs more', async () => {
    asked.length = 0;
    await google().suggest('Apex', 'session-1');
    await google().suggest('Apex', null);
    const bodies = asked.map(({ body }) => JSON.parse(body) as unknown);
    const cities = {
      input: 'Apex',
      includedPrimaryTypes: ['(cities)'],
      includedRegionCodes: ['us'],
      languageCode: 'en',
    };
    expect(bodies).toEqual([{ ...cities, sessionToken: 'session-1' }, cities]);
    expect(asked[0]?.headers['x-goog-fieldmask']).toMatch(/^suggestions\.placePrediction\.placeId,/);
  });

  it('never contain the key in the address of a suggestion', () => {
    expect(asked.map(({ url }) => url).join()).not.toContain(KEY);
  });

  it('treat a partial match as a guess, and several results as places of one name', async () => {
    expect(await google().geocode('Apxe')).toMatchObject({
      kind: 'unknown',
      didYouMean: { description: 'Apex, NC, USA' },
    });
    expect(await google().geocode('Springfield')).toMatchObject({ place: {}, others: [{}, {}] });
    const apex = {
      description: 'Apex, NC, USA',
      coordinates: { latitude: 35.7327, longitude: -78.8503 },
      source: 'google',
    };
    expect(await google().geocode('Apex, NC, USA')).toEqual({ kind: 'found', place: apex, others: [] });
  });

  it('never return a state or a country as a place', async () => {
    for (const wide of ['Nowhere At All, ZZ, USA', 'Missouri', 'United States']) {
      expect(await google().geocode(wide)).toEqual(UNKNOWN_PLACE);
    }
  });
});

describe('a redirect by Google', () => {
  let elsewhere: LocalServer;
  let leading: LocalServer;
  const arrived: Asked[] = [];
  beforeAll(async () => {
    elsewhere = await serveUpstream(fakeGoogle(KEY, arrived));
    leading = await serveLocally(({ url = '' }, response) =>
      response.writeHead(307, { Location: new URL(url, elsewhere.base).href }).end(),
    );
  });
  afterAll(() => Promise.all([elsewhere.close(), leading.close()]));

  it('is not followed, because the key must not reach another server', async () => {
    const led = createGooglePlaces({ key: KEY, geocoding: leading.base, places: leading.base });
    await expect(led.geocode('Apex')).rejects.toMatchObject({ kind: 'upstream-failed' });
    await expect(led.suggest('Apex', null)).rejects.toMatchObject({ kind: 'upstream-failed' });
    expect(arrived).toEqual([]);
  });
});

describe.each([
  ['OVER_QUERY_LIMIT', 'upstream-busy'],
  ['OVER_DAILY_LIMIT', 'upstream-busy'],
  ['REQUEST_DENIED', 'upstream-failed'],
  ['INVALID_REQUEST', 'upstream-failed'],
  ['UNKNOWN_ERROR', 'upstream-failed'],
])('Geocoding status %s', (status, kind) => {
  let refusing: LocalServer;
  beforeAll(async () => {
    refusing = await serveLocally((_, response) =>
      response.end(JSON.stringify({ status, results: [], error_message: KEY })),
    );
  });
  afterAll(() => refusing.close());

  it(`becomes ${kind}, without its cause`, async () => {
    const thrown = await createGooglePlaces({ key: KEY, geocoding: refusing.base })
      .geocode('Apex')
      .catch((error: unknown) => error);
    expect(thrown).toMatchObject({ kind });
    expect(thrown).not.toHaveProperty('cause');
  });
});
