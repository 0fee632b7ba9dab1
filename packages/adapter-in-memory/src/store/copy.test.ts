import { epochMs, userId } from '@roborrow/domain';
import { expect, it } from 'vitest';
import { loadDemo, saveDemo } from '../demo/demo-copy.ts';
import { demoReviews } from '../demo/demo-reviews.ts';
import { demoSeed } from '../demo/demo-seed.ts';
import { COLLECTIONS, type SkippedDocument } from './decode-document.ts';
import { createMemoryStore } from './memory-store.ts';
import { putLaterReviews } from './put-later-reviews.ts';
import type { Store } from './store.ts';

const now = epochMs(1_790_000_000_000);
const demo = () => createMemoryStore(demoSeed(now));

const contentOf = async (store: Store) => {
  const state = await store.read();
  return Object.fromEntries(COLLECTIONS.map((name) => [name, [...state.all(name)]]));
};

const skipped: SkippedDocument[] = [];
const onSkipped = (one: SkippedDocument) => skipped.push(one);

it('a demo that loads the file of another has what that one has, and nothing else (D873)', async () => {
  const [here, there] = [demo(), createMemoryStore({ suspensions: [{ id: userId('other') }] })];
  const copy = await saveDemo(here, now);
  await here.transact(({ before, delete: remove }) => {
    for (const { id } of before.all('robots')) remove('robots', id);
  });
  await loadDemo(here, copy, onSkipped);
  await loadDemo(there, copy, onSkipped);
  const { robots = [], ...rest } = await contentOf(there);
  expect(robots).toHaveLength(demoSeed(now).robots?.length ?? 0);
  expect(rest['suspensions']).toEqual([]);
  expect(rest['reviews']).toHaveLength(demoReviews(now).length);
  expect(await contentOf(here)).toEqual({ robots, ...rest });
  expect(skipped).toEqual([]);
});

it.each([
  ['nothing', () => ''],
  ['a picture', () => '\u0000\u0001'],
  ['other JSON', () => '{"robots":[]}\n'],
  ['another version', (copy: string) => copy.replace('"schema":1', '"schema":2')],
  ['a file that was cut', (copy: string) => copy.slice(0, copy.length / 2)],
  ['a file without its last line', (copy: string) => copy.trimEnd().split('\n').slice(0, -1).join('\n')],
  ['a line that is no document', (copy: string) => copy.replace(/\n.*\n$/, '\n"robots"\n')],
])('%s is refused, and changes nothing (D873)', async (_, of) => {
  const store = demo();
  const before = await contentOf(store);
  await expect(loadDemo(store, of(await saveDemo(demo(), now)), onSkipped)).rejects.toMatchObject({
    kind: 'failed',
  });
  expect(await contentOf(store)).toEqual(before);
});

it('where other people were loaded, the demo’s reviews stay away (D873)', async () => {
  const [ada] = demoSeed(now).users ?? [];
  const store = createMemoryStore({ users: ada ? [ada] : [] });
  await putLaterReviews(store, demoReviews(now));
  const { reviews = [] } = await contentOf(store);
  expect(reviews.length).toBeGreaterThan(0);
  expect(reviews.every((review) => 'subjectId' in review && review.subjectId === ada?.id)).toBe(true);
});
