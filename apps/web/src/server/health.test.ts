import { expect, it } from 'vitest';
import { watchHealth, type HealthSources } from './health.ts';

const NOTHING = { robots: [], next: null } as unknown as Awaited<
  ReturnType<Awaited<ReturnType<HealthSources['open']>>['listAvailable']>
>;

function watch(changes: Partial<HealthSources> = {}) {
  let time = 0;
  let reads = 0;
  const health = watchHealth({
    release: { version: '1.2.3', build: 'abc', failures: null },
    open: async () => ({
      listAvailable: async () => {
        reads += 1;
        return NOTHING;
      },
    }),
    renders: async () => true,
    now: () => time,
    ...changes,
  });
  return { health, reads: () => reads, advance: (ms: number) => (time += ms) };
}

it('says version, build and what answers, and is kept by nobody (D782)', async () => {
  const answer = await watch().health();
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({
    version: '1.2.3',
    build: 'abc',
    answers: { backend: true, pages: true },
  });
});

it.each<[string, Partial<HealthSources>, object]>([
  [
    'a backend that cannot be opened',
    { open: () => Promise.reject(new Error('key=secret')) },
    { backend: false, pages: true },
  ],
  [
    'a renderer that fails',
    { renders: () => Promise.reject(new Error('secret')) },
    { backend: true, pages: false },
  ],
  ['a renderer without pages', { renders: async () => false }, { backend: true, pages: false }],
])('is 503 with %s, and says no more (D782)', async (_, changes, answers) => {
  const answer = await watch(changes).health();
  expect([answer.status, await answer.json()]).toEqual([503, { version: '1.2.3', build: 'abc', answers }]);
});

it('asks the backend once in ten seconds, however often it is asked (D782)', async () => {
  const { health, reads, advance } = watch();
  await Promise.all([health(), health()]);
  advance(9999);
  await health();
  expect(reads()).toBe(1);
  advance(1);
  await health();
  expect(reads()).toBe(2);
});
