import { isEnoughForSuggestions, parseZipAddress } from '@roborrow/domain';
import { anyTextArb, NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BREAKAGES } from '../testing/breakages.ts';
import { createClock } from '../testing/clock.ts';
import { fakeGoogle } from '../testing/fake-google.ts';
import { fakePhoton } from '../testing/fake-photon.ts';
import { fetchFrom } from '../testing/fetch-upstream.ts';
import type { Upstream } from '../testing/upstream.ts';
import type { Network } from './ask-upstream.ts';
import { createEmbeddedPlaces } from './choose-provider.ts';
import { createGeocode, createPlacesAutocomplete } from './functions.ts';
import { createGooglePlaces } from './google-places.ts';
import { createPhotonPlaces } from './photon-places.ts';
import type { PlacesProvider } from './places-provider.ts';

const KEY = 'AIzaSy-a-secret-for-tests';

/** How many requests each function gets with each upstream behaviour. */
const TIMES = 700;
/** The longest time that a function may take, in milliseconds. */
const OPERATION_TIMEOUT = 6000;

const FUNCTIONS = [
  { name: 'geocode', parameter: 'address', create: createGeocode },
  { name: 'places-autocomplete', parameter: 'input', create: createPlacesAutocomplete },
] as const;

interface Question {
  readonly method: string;
  readonly texts: readonly string[];
  readonly session: string | null;
  readonly rest: string;
}

// ZIP codes are left out, because Photon's come from the gazetteer and do not depend on the upstream.
const text = fc
  .oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        'Apex',
        'Apex, NC, USA',
        'Springfield',
        'Apxe',
        '  apex ',
        'Nowhere At All, ZZ, USA',
      ),
    },
    fc.constantFrom(...NAUGHTY_STRINGS),
    // Both sides of each limit, which other texts seldom meet.
    fc.integer({ min: 199, max: 202 }).map((length) => 'a'.repeat(length)),
    fc.constantFrom('\u001f', '\u0020', '\u007e', '\u007f', '\u009f', '\u00a0').map((mark) => `Ap${mark}ex`),
    anyTextArb({ maxLength: 250 }),
    fc.string({ unit: 'grapheme', minLength: 3, maxLength: 20 }),
  )
  .filter((words) => parseZipAddress(words) === null);
const asked: fc.Arbitrary<Question> = fc.record({
  method: fc.oneof(
    { weight: 8, arbitrary: fc.constant('GET') },
    fc.constantFrom('POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'),
  ),
  texts: fc.oneof(
    { weight: 8, arbitrary: fc.array(text, { minLength: 1, maxLength: 1 }) },
    fc.array(text, { maxLength: 3 }),
  ),
  session: fc.option(fc.string({ maxLength: 50 })),
  rest: fc.constantFrom('', 'key=guessed', '__proto__=1', 'address[]=apex', '%', '#apex'),
});

function requestFor(name: string, parameter: string, { method, texts, session, rest }: Question): Request {
  const query = new URLSearchParams(texts.map((value): [string, string] => [parameter, value]));
  const url = `https://roborrow.example/.netlify/functions/${name}?${query.toString()}&${rest}`;
  const headers = new Headers();
  try {
    if (session !== null) headers.set('Places-Session', session);
  } catch {
    // The platform rejects such a header before it reaches the function.
  }
  return new Request(url, { method, headers });
}

/** Whether the text may be looked up, written independently of the code under test. */
function isFit({ texts }: Question): boolean {
  const [only = '', ...others] = texts;
  const codes = Array.from({ length: only.length }, (_, i) => only.charCodeAt(i));
  const controls = codes.filter((code) => code < 32 || (code > 126 && code < 160));
  return (
    others.length === 0 &&
    controls.length === 0 &&
    isEnoughForSuggestions(only) &&
    only.trimStart().length < 201
  );
}

const logged: string[] = [];
beforeEach(() => {
  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...said) => logged.push(said.map(String).join(' ')));
});
afterEach(() => vi.restoreAllMocks());

/** A provider's behaviour, and the status that it leads to. */
interface Meeting {
  readonly name: string;
  readonly provider: (network: Network) => PlacesProvider;
  readonly upstream: Upstream;
  readonly status: number;
}

/**
 * The answer, if it has arrived when the time is over. Only the clock causes waiting here, and the test
 * controls it.
 */
async function answerInTime(
  answer: Promise<Response>,
  clock: ReturnType<typeof createClock>,
): Promise<Response> {
  await turn();
  clock.pass(OPERATION_TIMEOUT);
  const late = turn().then(() => Promise.reject(new Error(`No answer after ${OPERATION_TIMEOUT} ms`)));
  return Promise.race([answer, late]);
}

async function check(
  which: (typeof FUNCTIONS)[number],
  { provider, upstream, status }: Meeting,
  question: Question,
): Promise<void> {
  const clock = createClock();
  const network = { fetch: fetchFrom(upstream), deadline: clock.deadline };
  const serve = which.create({ provider: provider(network), log: (line) => logged.push(line) });
  const response = await answerInTime(serve(requestFor(which.name, which.parameter, question)), clock);
  const body = await response.text();
  expect(response.status).toBe(question.method === 'GET' ? (isFit(question) ? status : 400) : 405);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(body).toMatch(
    /^\{"(results|suggestions)":\[.*\](,"did_you_mean":\{.*\})?(,"source":"(google|openstreetmap)")?\}$|^\{"error":"[a-z-]+"\}$/,
  );
  expect(JSON.parse(body)).toBeTypeOf('object');
  if (!response.ok) {
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(body).toMatch(/^\{"error"/);
  }
  expect([body, ...[...response.headers].flat(), ...logged.splice(0)].join('\n')).not.toContain(KEY);
}

const google = (network: Network) => createGooglePlaces({ key: KEY, ...network });
const unknownToGoogle = (network: Network) => createGooglePlaces({ key: `${KEY}-wrong`, ...network });
const photon = (network: Network) => createPhotonPlaces({ base: 'https://photon.example/', ...network });
const embedded = createEmbeddedPlaces();

const fair: readonly Meeting[] = [
  { name: 'Google', provider: google, upstream: fakeGoogle(KEY), status: 200 },
  { name: 'Google, with a wrong key', provider: unknownToGoogle, upstream: fakeGoogle(KEY), status: 502 },
  { name: 'Photon', provider: photon, upstream: fakePhoton, status: 200 },
  { name: 'the gazetteer', provider: () => embedded, upstream: () => 'silence', status: 200 },
];

const broken = Object.entries(BREAKAGES).map(([breakage, breakages]): [string, readonly Meeting[]] => [
  `has a status for ${breakage} upstream`,
  breakages.flatMap(({ name, upstream, status }) => [
    { name: `Google, which ${name}`, provider: google, upstream, status },
    { name: `Photon, which ${name}`, provider: photon, upstream, status },
  ]),
]);

describe.each(FUNCTIONS)('$name, with generated requests', (which) => {
  it.each([['answers, or says that its key is refused', fair] as const, ...broken])(
    '%s',
    async (_, meetings) => {
      // Unpacks the gazetteer in advance, which takes real time.
      await embedded.geocode('Apex');
      const meeting = fc.constantFrom(...meetings);
      await fc.assert(
        fc.asyncProperty(meeting, asked, (provider, question) => check(which, provider, question)),
        { numRuns: runs(TIMES) },
      );
    },
  );
});
