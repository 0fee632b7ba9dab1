import { UNKNOWN_PLACE } from '@roborrow/domain';
import { foundAt, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttpPlaces } from './http-places.ts';

interface Call {
  readonly url: string;
  readonly session: string | null;
}

/** A client whose fetch is answered by `answer`, and the URLs that were requested. */
function places(answer: (url: string) => Response | Promise<Response>) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit = {}) => {
    calls.push({ url, session: new Headers(headers).get('Places-Session') });
    return answer(url);
  });
  let session = 0;
  return { port: createHttpPlaces({ newSession: () => `session-${(session += 1)}` }), calls };
}

afterEach(() => vi.unstubAllGlobals());

const geocoded = (lat: unknown, lng: unknown) => ({ results: [{ geometry: { location: { lat, lng } } }] });

/** A suggestion in the format of the two functions. */
const suggestion = (id: string, fullText: string, mainText: string, secondaryText: string) => ({
  placePrediction: {
    placeId: id,
    structuredFormat: {
      fullText: { text: fullText },
      mainText: { text: mainText },
      secondaryText: { text: secondaryText },
    },
  },
});

describe('geocoding', () => {
  it('requests the address of D113 and reads the first result', async () => {
    const { port, calls } = places(() => Response.json(geocoded(35.73, -78.85)));
    expect(await port.geocode(' Apex, NC & more ')).toEqual(
      foundAt({ latitude: 35.73, longitude: -78.85 }, 'Apex, NC & more'),
    );
    expect(calls).toEqual([
      { url: '/.netlify/functions/geocode?address=Apex%2C+NC+%26+more', session: null },
    ]);
  });

  it('accepts 0° and 0° as a place (D5)', async () => {
    expect(await places(() => Response.json(geocoded(0, 0))).port.geocode('Null Island')).toEqual(
      foundAt({ latitude: 0, longitude: 0 }, 'Null Island'),
    );
  });

  const at = (formatted_address: string) => ({ formatted_address, ...geocoded(1, 2).results[0] });
  const place = (description: string) => ({ description, coordinates: { latitude: 1, longitude: 2 } });

  it('reads the names of the results, other places of the name, and the source to credit (D41)', async () => {
    const body = { results: [at('Apex, NC, USA'), at('Apex, TX, USA'), {}], source: 'google' };
    expect(await places(() => Response.json(body)).port.geocode('Apex')).toEqual({
      kind: 'found',
      place: { ...place('Apex, NC, USA'), source: 'google' },
      others: [{ ...place('Apex, TX, USA'), source: 'google' }],
    });
  });

  it('reads the place of the question "did you mean" (D41)', async () => {
    const body = { results: [], did_you_mean: at('Apex, NC, USA') };
    expect(await places(() => Response.json(body)).port.geocode('Apxe')).toEqual({
      kind: 'unknown',
      didYouMean: place('Apex, NC, USA'),
    });
  });

  it.each([null, 7, {}, at(''), geocoded(91, 0)])('reads no such place from %j', async (did_you_mean) => {
    const body = { results: [], did_you_mean };
    expect(await places(() => Response.json(body)).port.geocode('Apxe')).toEqual(UNKNOWN_PLACE);
  });

  it.each([400, 404, 405, 429, 500, 502, 503, 504])(
    'finds nothing for status %i, with any body (D113)',
    async (status) => {
      const { port } = places(() => Response.json(geocoded(1, 2), { status }));
      expect(await port.geocode('Apex')).toEqual(UNKNOWN_PLACE);
    },
  );

  it.each([
    {},
    [],
    null,
    { results: [] },
    { results: [{}] },
    geocoded('1', '2'),
    geocoded(91, 0),
    geocoded(0, 181),
    geocoded(null, 0),
  ])('finds nothing for %j', async (body) => {
    expect(await places(() => Response.json(body)).port.geocode('Apex')).toEqual(UNKNOWN_PLACE);
  });

  it('finds nothing for a page instead of JSON, as a server without the functions returns it', async () => {
    expect(await places(() => new Response('<!doctype html>')).port.geocode('Apex')).toEqual(UNKNOWN_PLACE);
  });

  it('rejects as unavailable when there was no answer', async () => {
    const { port } = places(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(port.geocode('Apex')).rejects.toMatchObject({ name: 'PortError', kind: 'unavailable' });
  });

  it('rejects as unavailable when the answer takes too long', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error)); // a signal's reason is an error
        }),
    );
    const port = createHttpPlaces({ newSession: () => 's', timeout: 1 });
    await expect(port.geocode('Apex')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await port.suggest('Apex')).toEqual([]);
  });

  it('sends no request for an empty text, or for one that is too long', async () => {
    const { port, calls } = places(() => Response.json(geocoded(1, 2)));
    for (const address of ['', '  ', 'x'.repeat(201)])
      expect(await port.geocode(address)).toEqual(UNKNOWN_PLACE);
    expect(calls).toEqual([]);
  });
});

describe('suggesting', () => {
  const apex = { placeId: '1', description: 'Apex, NC, USA', mainText: 'Apex', secondaryText: 'NC, USA' };

  it('requests the address of D113', async () => {
    const { port, calls } = places(() =>
      Response.json({ suggestions: [suggestion('1', 'Apex, NC, USA', 'Apex', 'NC, USA')] }),
    );
    expect(await port.suggest(' ape')).toEqual([apex]);
    expect(calls.map(({ url }) => url)).toEqual(['/.netlify/functions/places-autocomplete?input=ape']);
  });

  it('sends the blank that ends a word and counts as a third character', async () => {
    const { port, calls } = places(() => Response.json({ suggestions: [] }));
    expect(await port.suggest(' La ')).toEqual([]);
    expect(await port.suggest(' La')).toEqual([]);
    expect(calls.map(({ url }) => url)).toEqual(['/.netlify/functions/places-autocomplete?input=La+']);
  });

  it.each(['google', 'openstreetmap'])('credits every place to %s, which requires it', async (source) => {
    const suggestions = [suggestion('1', 'Apex, NC, USA', 'Apex', 'NC, USA')];
    expect(await places(() => Response.json({ suggestions, source })).port.suggest('ape')).toEqual([
      { ...apex, source },
    ]);
  });

  it.each(['another-source', 7, null, {}])('ignores the unknown source %j', async (source) => {
    const suggestions = [suggestion('1', 'Apex, NC, USA', 'Apex', 'NC, USA')];
    expect(await places(() => Response.json({ suggestions, source })).port.suggest('ape')).toEqual([apex]);
  });

  const structuredFormat = { mainText: { text: 'Apex' }, secondaryText: { text: 'NC, USA' } };
  const structured_formatting = { main_text: 'Apex', secondary_text: 'NC, USA' };

  it.each([
    [
      'the whole text in text',
      {
        suggestions: [
          { placePrediction: { placeId: '1', text: { text: 'Apex, NC, USA' }, structuredFormat } },
        ],
      },
    ],
    [
      'the whole text in its parts alone',
      { suggestions: [{ placePrediction: { placeId: '1', structuredFormat } }] },
    ],
    [
      'predictions',
      { predictions: [{ place_id: '1', description: 'Apex, NC, USA', structured_formatting }] },
    ],
    [
      'predictions beside an empty list',
      {
        suggestions: [],
        predictions: [{ place_id: '1', description: 'Apex, NC, USA', structured_formatting }],
      },
    ],
    [
      'broken ones around it',
      {
        suggestions: [
          null,
          {},
          { placePrediction: { placeId: 1 } },
          suggestion('1', 'Apex, NC, USA', 'Apex', 'NC, USA'),
          suggestion('', 'x', 'x', 'x'),
        ],
      },
    ],
    [
      'the same one twice',
      {
        suggestions: [
          suggestion('1', 'Apex, NC, USA', 'Apex', 'NC, USA'),
          suggestion('1', 'Apex', 'Apex', ''),
          suggestion('2', 'Apex, NC, USA', 'Apex', ''),
        ],
      },
    ],
  ])('reads %s', async (_, body) => {
    expect(await places(() => Response.json(body)).port.suggest('apex')).toEqual([apex]);
  });

  it('uses the whole text where an answer does not have its parts', async () => {
    const body = { predictions: [{ place_id: '1', description: 'Apex, NC, USA' }] };
    expect(await places(() => Response.json(body)).port.suggest('apex')).toEqual([
      { placeId: '1', description: 'Apex, NC, USA', mainText: 'Apex, NC, USA', secondaryText: '' },
    ]);
  });

  it('sorts prefix matches first, then shorter descriptions (D112)', async () => {
    const names = ['New Apex', 'Apex Park, Ohio', 'Apex, NC'];
    const { port } = places(() =>
      Response.json({ suggestions: names.map((name, i) => suggestion(String(i), name, name, '')) }),
    );
    expect((await port.suggest('apex')).map(({ description }) => description)).toEqual([
      'Apex, NC',
      'Apex Park, Ohio',
      'New Apex',
    ]);
  });

  it('keeps one session until a place is looked up, and then starts another', async () => {
    const { port, calls } = places(() => Response.json({}));
    for (const typed of ['ape', 'apex']) await port.suggest(typed);
    await port.geocode('Apex, NC');
    await port.suggest('cary');
    expect(calls.map(({ session }) => session)).toEqual(['session-1', 'session-1', null, 'session-2']);
  });

  it.each([400, 429, 500, 502, 503, 504])('is empty for status %i (D110)', async (status) => {
    expect(await places(() => new Response('no', { status })).port.suggest('apex')).toEqual([]);
  });

  it('is empty when there was no answer', async () => {
    expect(await places(() => Promise.reject(new TypeError('Failed to fetch'))).port.suggest('apex')).toEqual(
      [],
    );
  });

  it('never rejects, and never returns a suggestion without text or id, for any answer', async () => {
    const body = fc.oneof(
      fc.json(),
      fc.json().map((text) => `{"suggestions":[{"placePrediction":${text}}]}`),
      fc
        .record({
          place_id: fc.oneof(fc.string(), fc.integer()),
          description: fc.oneof(fc.string(), fc.constant(null)),
        })
        .map((one) => JSON.stringify({ predictions: [one] })),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const { port } = places(() => new Response(text));
        for (const { placeId, description, mainText } of await port.suggest('apex')) {
          expect([placeId, description, mainText]).not.toContain('');
        }
        const answer = await port.geocode('apex');
        expect(answer.kind === 'unknown' || Math.abs(answer.place.coordinates.latitude) <= 90).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });
});
