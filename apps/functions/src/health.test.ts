import { expect, it } from 'vitest';
import { createHealth, openHealthDocuments, type HealthParts } from './health.ts';
import type { PlacesProvider } from './places-provider.ts';

const release = { version: '1.2.3', build: 'abc' };
const provider = {} as PlacesProvider; // it is only looked whether there is one

const ask = async (parts: Partial<HealthParts>) => {
  const answer = await createHealth({ release, provider, now: () => 0, ...parts })(
    new Request('https://roborrow.example/.netlify/functions/health'),
  );
  return [answer.status, answer.headers.get('Cache-Control'), await answer.json()];
};

it.each<[string, Partial<HealthParts>, number, object]>([
  ['nothing but places', {}, 200, { places: true }],
  ['contradictory settings of places', { provider: null }, 503, { places: false }],
  [
    'documents that answer',
    { documents: { get: async () => [null] } },
    200,
    { places: true, firestore: true },
  ],
  [
    'documents that do not',
    { documents: { get: () => Promise.reject(new Error('secret')) } },
    503,
    { places: true, firestore: false },
  ],
])('of functions with %s (D782)', async (_, parts, status, answers) => {
  expect(await ask(parts)).toEqual([status, 'no-store', { ...release, answers }]);
});

it('of functions asks Firestore once in ten seconds (D782)', async () => {
  let time = 0;
  let reads = 0;
  const get = async () => [(reads += 1)] as never[];
  const health = createHealth({ release, provider, documents: { get }, now: () => time });
  for (const at of [0, 9999, 10_000]) {
    time = at;
    await health(new Request('https://roborrow.example/health'));
  }
  expect(reads).toBe(2);
});

it('without a service account asks no documents', () => {
  expect(openHealthDocuments({})).toEqual({});
  expect(openHealthDocuments({ FIREBASE_SERVICE_ACCOUNT: '{}' })).toEqual({});
});
