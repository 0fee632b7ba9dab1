import { UNKNOWN_PLACE } from '@roborrow/domain';
import { foundAt } from '@roborrow/domain/testing';
import { describe, expect, it } from 'vitest';
import { createGeocode, createPlacesAutocomplete } from './functions.ts';
import { UpstreamFailure, type PlacesProvider, type UpstreamFailureKind } from './places-provider.ts';

const apex = {
  placeId: 'us:nc:apex',
  description: 'Apex, NC, USA',
  mainText: 'Apex',
  secondaryText: 'NC, USA',
};

const known: PlacesProvider = {
  caching: 'public, max-age=60',
  suggest: async () => [apex],
  geocode: async () => foundAt({ latitude: 35.73, longitude: -78.85 }),
};

const ask = async (path: string, provider: Partial<PlacesProvider> | null = {}, init: RequestInit = {}) => {
  const logged: string[] = [];
  const parts = { provider: provider && { ...known, ...provider }, log: (line: string) => logged.push(line) };
  const serve = path.startsWith('geocode') ? createGeocode(parts) : createPlacesAutocomplete(parts);
  const response = await serve(new Request(`https://roborrow.example/.netlify/functions/${path}`, init));
  return { status: response.status, headers: response.headers, body: await response.json(), logged };
};

describe('the geocode function', () => {
  it('returns the coordinates of a known place', async () => {
    const { status, body } = await ask('geocode?address=Apex,%20NC');
    expect(status).toBe(200);
    const result = {
      formatted_address: 'Apex, NC, USA',
      geometry: { location: { lat: 35.73, lng: -78.85 } },
    };
    expect(body).toEqual({ results: [result] });
  });

  it('returns no results for an unknown place', async () => {
    const { status, body } = await ask('geocode?address=Nowhere', { geocode: async () => UNKNOWN_PLACE });
    expect([status, body]).toEqual([200, { results: [] }]);
  });

  it('returns 0° and 0° as a place (D5)', async () => {
    const { body } = await ask('geocode?address=Null+Island', {
      geocode: async () => foundAt({ latitude: 0, longitude: 0 }),
    });
    expect(body).toMatchObject({ results: [{ geometry: { location: { lat: 0, lng: 0 } } }] });
  });

  it('returns the other places of the name after the chosen one, and the source to credit (D41)', async () => {
    const other = { description: 'Apex, TX, USA', coordinates: { latitude: 30, longitude: -97 } };
    const { body } = await ask('geocode?address=Apex', {
      geocode: async () => ({
        kind: 'found',
        place: { ...other, description: 'Apex, NC, USA', source: 'openstreetmap' },
        others: [other],
      }),
    });
    expect(body).toMatchObject({
      results: [{ formatted_address: 'Apex, NC, USA' }, { formatted_address: 'Apex, TX, USA' }],
      source: 'openstreetmap',
    });
  });

  it('returns no results for an unknown place, and beside them a similar place (D41)', async () => {
    const didYouMean = { description: 'Apex, NC, USA', coordinates: { latitude: 35.73, longitude: -78.85 } };
    const { body } = await ask('geocode?address=Apxe', {
      geocode: async () => ({ kind: 'unknown', didYouMean }),
    });
    expect(body).toEqual({
      results: [],
      did_you_mean: {
        formatted_address: 'Apex, NC, USA',
        geometry: { location: { lat: 35.73, lng: -78.85 } },
      },
    });
  });
});

describe('the places-autocomplete function', () => {
  it('returns predictions in the format that the client reads', async () => {
    const { status, body } = await ask('places-autocomplete?input=apex');
    const structuredFormat = {
      fullText: { text: 'Apex, NC, USA' },
      mainText: { text: 'Apex' },
      secondaryText: { text: 'NC, USA' },
    };
    expect(status).toBe(200);
    expect(body).toEqual({ suggestions: [{ placePrediction: { placeId: 'us:nc:apex', structuredFormat } }] });
  });

  it('returns the source that its provider requires to credit', async () => {
    const { body } = await ask('places-autocomplete?input=apex', {
      suggest: async () => [{ ...apex, source: 'google' }],
    });
    expect(body).toMatchObject({ suggestions: [{}], source: 'google' });
  });

  it.each([
    ['ab-12', 'ab-12'],
    [null, null],
    ['', null],
    ['x'.repeat(37), null],
    ['a b', null],
  ])('passes the session %j on as %j', async (sent, passed) => {
    const sessions: (string | null)[] = [];
    const suggest: PlacesProvider['suggest'] = async (_, session) => {
      sessions.push(session);
      return [];
    };
    await ask(
      'places-autocomplete?input=apex',
      { suggest },
      { headers: sent === null ? {} : { 'Places-Session': sent } },
    );
    expect(sessions).toEqual([passed]);
  });
});

describe.each(['geocode?address=', 'places-autocomplete?input='])('%s', (path) => {
  it.each([
    ['nothing', ''],
    ['two characters', 'ap'],
    ['a space and two characters', '%20ap'],
    ['a character and two spaces', 'a%20%20'],
    ['201 characters', 'x'.repeat(201)],
    ['a control character', 'Apex%0A'],
    ['a null character', 'Ap%00ex'],
    ['a C1 control character', 'Ap%C2%85ex'],
    ['the parameter twice', `apex&${path.split('?')[1] ?? ''}cary`],
  ])('refuses %s', async (_, text) => {
    const { status, body, headers, logged } = await ask(path + text);
    expect([status, body, headers.get('Cache-Control')]).toEqual([400, { error: 'bad-input' }, 'no-store']);
    expect(logged).toEqual([]);
  });

  it('refuses a request without the parameter', async () => {
    expect(await ask(path.replace('=', 'es='))).toMatchObject({ status: 400 });
  });

  it.each(['three', 'x'.repeat(200), '%20abc%20', '東京都'])('accepts %s', async (text) => {
    expect(await ask(path + text)).toMatchObject({ status: 200 });
  });

  it.each(['POST', 'HEAD', 'OPTIONS', 'DELETE'])(
    'refuses %s, and names the allowed methods',
    async (method) => {
      const { status, headers, body } = await ask(`${path}apex`, {}, { method });
      expect([status, headers.get('Allow'), body]).toEqual([405, 'GET', { error: 'method-not-allowed' }]);
    },
  );

  it.each(['cross-site', 'same-site', 'something-new', ''])(
    'refuses requests from a page of another site (Sec-Fetch-Site: %s), without a request to the provider',
    async (site) => {
      const fail = () => Promise.reject(new Error('asked in vain'));
      const init = { headers: { 'Sec-Fetch-Site': site } };
      const { status, headers, body } = await ask(`${path}apex`, { suggest: fail, geocode: fail }, init);
      expect([status, body, headers.get('Cache-Control')]).toEqual([
        403,
        { error: 'other-site' },
        'no-store',
      ]);
    },
  );

  it.each(['same-origin', 'none'])(
    'answers the app and the address bar (Sec-Fetch-Site: %s)',
    async (site) => {
      expect(await ask(`${path}apex`, {}, { headers: { 'Sec-Fetch-Site': site } })).toMatchObject({
        status: 200,
      });
    },
  );

  it('is cached under its question only: unknown parameters change neither the answer nor its key', async () => {
    const parameter = /(?<=\?)\w+/.exec(path)?.[0] ?? '';
    const plain = await ask(`${path}apex`);
    const padded = await ask(`${path}apex&bust=1&__proto__=2&${parameter}s=cary`);
    expect(plain.headers.get('Netlify-Vary')).toBe(`query=${parameter}`);
    expect(padded).toEqual(plain);
  });

  it('is cached as long as the provider allows, read only as JSON, and not readable by other origins', async () => {
    const { headers } = await ask(`${path}apex`);
    expect(headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each<[UpstreamFailureKind, number]>([
    ['upstream-timeout', 504],
    ['upstream-busy', 503],
    ['upstream-failed', 502],
  ])('reports %s with %i, and logs only the kind of the failure', async (kind, status) => {
    const fail = () => Promise.reject(new UpstreamFailure(kind));
    const answer = await ask(`${path}apex`, { suggest: fail, geocode: fail });
    expect(answer).toMatchObject({ status, body: { error: kind } });
    expect(answer.logged).toEqual([`${path.split('?')[0] ?? ''}: ${kind}`]);
  });

  it('answers 500 to a bug, without its details', async () => {
    const fail = () => Promise.reject(new Error('secret'));
    const answer = await ask(`${path}apex`, { suggest: fail, geocode: fail });
    expect(answer).toMatchObject({ status: 500, body: { error: 'failed' } });
    expect(answer.logged.join()).not.toContain('secret');
  });

  it('answers 503 when the configuration is invalid', async () => {
    expect(await ask(`${path}apex`, null)).toMatchObject({ status: 503, body: { error: 'not-configured' } });
  });
});
