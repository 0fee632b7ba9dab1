import { createHttpPlaces } from '@roborrow/adapter-http-places';
import type { PlaceSource } from '@roborrow/domain';
import { runs } from '@roborrow/domain/testing';
import { describePlacesContract } from '@roborrow/port-contracts';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { afterAll } from 'vitest';
import { fakeGoogle } from '../testing/fake-google.ts';
import { fakePhoton } from '../testing/fake-photon.ts';
import { serveLocally, type LocalServer } from '../testing/local-server.ts';
import { serveUpstream } from '../testing/serve-upstream.ts';
import { createEmbeddedPlaces } from './choose-provider.ts';
import { createGeocode, createPlacesAutocomplete } from './functions.ts';
import { createGooglePlaces } from './google-places.ts';
import { createPhotonPlaces } from './photon-places.ts';
import type { PlacesProvider } from './places-provider.ts';

const KEY = 'AIzaSy-a-key-for-tests';

const servers: LocalServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function addressOf(starting: Promise<LocalServer>): Promise<string> {
  const server = await starting;
  servers.push(server);
  return server.base;
}

/** The client, using both functions over HTTP. */
async function placesThrough(provider: PlacesProvider) {
  const parts = { provider, log: () => {} };
  const geocode = createGeocode(parts);
  const autocomplete = createPlacesAutocomplete(parts);
  const base = await addressOf(
    serveLocally((request, response) => {
      const answer = request.url?.startsWith('/geocode?') ? geocode : autocomplete;
      void answer(new NodeRequest({ req: request, res: response })).then((given) =>
        sendNodeResponse(response, given),
      );
    }),
  );
  let session = 0;
  return createHttpPlaces({ base, newSession: () => String((session += 1)) });
}

/**
 * Loads its places and ZIP codes in advance: on a busy machine loading could exceed the client's time limit.
 */
async function unpacked(provider: PlacesProvider): Promise<PlacesProvider> {
  await provider.geocode('27502');
  return provider;
}

const providers: Readonly<Record<string, () => Promise<PlacesProvider>>> = {
  Google: async () => {
    const base = await addressOf(serveUpstream(fakeGoogle(KEY)));
    return createGooglePlaces({ key: KEY, geocoding: base, places: base });
  },
  Photon: async () => unpacked(createPhotonPlaces({ base: await addressOf(serveUpstream(fakePhoton)) })),
  'the embedded gazetteer': () => unpacked(createEmbeddedPlaces()),
};

const SOURCES: Readonly<Record<string, PlaceSource>> = { Google: 'google', Photon: 'openstreetmap' };

for (const [name, provider] of Object.entries(providers)) {
  const source = SOURCES[name];
  describePlacesContract({
    ...(source && { source }),
    name: `through the functions, from ${name}`,
    places: async () => placesThrough(await provider()),
    // Each is two questions over HTTP; generated-requests.test.ts asks the same functions without it.
    runs: (full) => Math.ceil(runs(full) / 10),
    known: {
      typed: 'Apex',
      description: 'Apex, NC, USA',
      coordinates: { latitude: 35.73, longitude: -78.85 },
    },
    unknown: 'Nowhere At All, ZZ, USA',
    shared: { name: 'Springfield', taken: 'Springfield, MO, USA' },
    zip: { typed: '27502', before: 'Apex, NC', description: 'Apex, NC 27502, USA' },
    word: { typed: 'La', place: 'La Mesa, CA, USA', longer: 'Laredo, TX, USA' },
    misspelled: { typed: 'Apxe', meant: 'Apex, NC, USA' },
  });
}
