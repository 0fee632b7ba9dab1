import { afterEach, describe, expect, it } from 'vitest';
import { BREAKAGES } from '../testing/breakages.ts';
import type { LocalServer } from '../testing/local-server.ts';
import { serveUpstream } from '../testing/serve-upstream.ts';
import type { Network } from './ask-upstream.ts';
import { createGeocode, createPlacesAutocomplete } from './functions.ts';
import { createGooglePlaces } from './google-places.ts';
import { createPhotonPlaces } from './photon-places.ts';

const KEY = 'AIzaSy-a-secret-for-tests';

const PROVIDERS = {
  Google: (base: string, network: Network) =>
    createGooglePlaces({ key: KEY, geocoding: base, places: base, ...network }),
  Photon: (base: string, network: Network) => createPhotonPlaces({ base, ...network }),
};

/** Instead of five seconds. */
const soon = { deadline: () => AbortSignal.timeout(50) };

const broken = Object.entries(BREAKAGES).flatMap(([kind, breakages]) =>
  Object.entries(PROVIDERS).flatMap(([provider, connect]) =>
    breakages.map((breakage) => ({ ...breakage, kind, provider, connect })),
  ),
);

let server: LocalServer | undefined;
afterEach(() => server?.close());

describe.each(broken)('when $provider $name, over HTTP', ({ kind, upstream, status, connect }) => {
  it('both functions report it, reveal no key, and close all connections', async () => {
    server = await serveUpstream(upstream);
    const logged: string[] = [];
    const provider = connect(server.base, kind === 'timeout' ? soon : {});
    const parts = { provider, log: (line: string) => logged.push(line) };
    for (const create of [createGeocode, createPlacesAutocomplete]) {
      const response = await create(parts)(new Request('https://roborrow.example/?address=Apex&input=Apex'));
      expect(response.status).toBe(status);
      expect([await response.text(), ...[...response.headers].flat(), ...logged].join('\n')).not.toContain(
        KEY,
      );
    }
    await expect.poll(server.busy).toBe(0);
  });
});
