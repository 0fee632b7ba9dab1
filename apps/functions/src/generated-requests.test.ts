import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BREAKAGES, brokenUpstream, type Breakage } from '../testing/broken-upstream.ts';
import { fakeGoogle } from '../testing/fake-google.ts';
import { fakePhoton } from '../testing/fake-photon.ts';
import { serveLocally, type LocalServer } from '../testing/local-server.ts';
import { createEmbeddedPlaces } from './embedded-places.ts';
import { createGeocode, createPlacesAutocomplete } from './functions.ts';
import { createGooglePlaces } from './google-places.ts';
import { createPhotonPlaces } from './photon-places.ts';
import type { PlacesProvider } from './places-provider.ts';

const KEY = 'AIzaSy-a-secret-for-tests';

/** How often each function is asked in each weather in CI: every question is a real request. NUM_RUNS_FACTOR=10 makes it 5,000. */
const TIMES = 500;

/** Requests asked at once. */
const CROWD = 50;
/** What an upstream is given here instead of five seconds, in milliseconds. */
const SHORT = 50;
/** What a function may take in any case, in milliseconds. */
const PATIENCE = 6000;

const FUNCTIONS = [
  { name: 'geocode', parameter: 'address', create: createGeocode },
  { name: 'places-autocomplete', parameter: 'input', create: createPlacesAutocomplete },
] as const;

interface Asked {
  readonly method: string;
  readonly texts: readonly string[];
  readonly session: string | null;
  readonly rest: string;
}

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('Apex', 'Apex, NC, USA', 'Springfield', '  apex ', 'Nowhere At All, ZZ, USA') },
  fc.constantFrom(...NAUGHTY_STRINGS),
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.string({ unit: 'grapheme', minLength: 3, maxLength: 20 }),
);
const asked: fc.Arbitrary<Asked> = fc.record({
  method: fc.oneof({ weight: 8, arbitrary: fc.constant('GET') }, fc.constantFrom('POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE')),
  texts: fc.oneof({ weight: 8, arbitrary: fc.array(text, { minLength: 1, maxLength: 1 }) }, fc.array(text, { maxLength: 3 })),
  session: fc.option(fc.string({ maxLength: 50 })),
  rest: fc.constantFrom('', 'key=guessed', '__proto__=1', 'address[]=apex', '%', '#apex'),
});

function requestFor(name: string, parameter: string, { method, texts, session, rest }: Asked): Request {
  const query = new URLSearchParams(texts.map((value): [string, string] => [parameter, value]));
  const url = `https://roborrow.example/.netlify/functions/${name}?${query.toString()}&${rest}`;
  const headers = new Headers();
  try {
    if (session !== null) headers.set('Places-Session', session);
  } catch {
    // The platform lets no such header through.
  }
  return new Request(url, { method, headers });
}

/** Said in other words than the code's: may this be looked up? */
function isFit({ texts }: Asked): boolean {
  const [only = '', ...others] = texts;
  const codes = Array.from({ length: only.length }, (_, i) => only.charCodeAt(i));
  const controls = codes.filter((code) => code < 32 || (code > 126 && code < 160));
  return others.length === 0 && controls.length === 0 && only.trim().length > 2 && only.trim().length < 201;
}

const within = <Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer after ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

const logged: string[] = [];

async function check(which: (typeof FUNCTIONS)[number], provider: PlacesProvider, status: number, question: Asked): Promise<void> {
  const serve = which.create({ provider, log: (line) => logged.push(line) });
  const response = await within(PATIENCE, serve(requestFor(which.name, which.parameter, question)));
  const body = await response.text();
  expect(response.status).toBe(question.method === 'GET' ? (isFit(question) ? status : 400) : 405);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(Object.keys(JSON.parse(body) as object)).toHaveLength(1);
  if (!response.ok) {
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(body).toMatch(/^\{"error":"[a-z-]+"\}$/);
  }
  expect([body, ...[...response.headers].flat(), ...logged.splice(0)].join('\n')).not.toContain(KEY);
}

/** What a crowd meets: a provider, and the status that it leads to. */
interface Meeting {
  readonly provider: PlacesProvider;
  readonly status: number;
}

/** Asks a function `times` things, a crowd at once; each crowd meets one of the providers. */
const interrogate = <Case>(
  which: (typeof FUNCTIONS)[number],
  times: number,
  cases: readonly Case[],
  meet: (one: Case) => Meeting,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...cases),
      fc.array(asked, { minLength: CROWD, maxLength: CROWD }),
      async (one, questions) => {
        const { provider, status } = meet(one);
        await Promise.all(questions.map((question) => check(which, provider, status, question)));
      },
    ),
    { numRuns: Math.ceil(runs(times) / CROWD) },
  );

describe.each(FUNCTIONS)('$name, asked anything', (which) => {
  let breakage: Breakage | undefined;
  const servers: LocalServer[] = [];
  const serve = async (listener: RequestListener): Promise<string> => {
    const server = await serveLocally(listener);
    servers.push(server);
    return server.base;
  };
  const bases = { google: '', photon: '', broken: '' };
  beforeAll(async () => {
    bases.google = await serve(fakeGoogle(KEY));
    bases.photon = await serve(fakePhoton);
    bases.broken = await serve((...exchange) => breakage && brokenUpstream(breakage)(...exchange));
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  it('answers, or says that its key is refused', () => {
    const { google, photon } = bases;
    const meetings: readonly Meeting[] = [
      { provider: createGooglePlaces({ key: KEY, geocoding: google, places: google }), status: 200 },
      { provider: createGooglePlaces({ key: `${KEY}-wrong`, geocoding: google, places: google }), status: 502 },
      { provider: createPhotonPlaces({ base: photon }), status: 200 },
      { provider: createEmbeddedPlaces(), status: 200 },
    ];
    return interrogate(which, TIMES, meetings, (meeting) => meeting);
  });

  it.each(Object.entries(BREAKAGES))('has a status for %s upstream', async (kind, breakages) => {
    const patience = kind === 'timeout' ? { timeout: SHORT } : {};
    await interrogate(which, TIMES, breakages.flatMap((one) => [{ one, isGoogle: true }, { one, isGoogle: false }]), ({ one, isGoogle }) => {
      breakage = one;
      const provider = isGoogle
        ? createGooglePlaces({ key: KEY, geocoding: bases.broken, places: bases.broken, ...patience })
        : createPhotonPlaces({ base: bases.broken, ...patience });
      return { provider, status: one.status };
    });
  });
});
