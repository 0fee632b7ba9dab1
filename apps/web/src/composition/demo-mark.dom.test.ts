import { createMemoryStore, demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs } from '@roborrow/domain';
import { beforeEach, expect, test } from 'vitest';
import { markChangedDemo } from './demo-mark.ts';

const SEEN_LATER = demoSeed(epochMs(1_750_000_000_000));
const mark = () => localStorage.getItem('roborrow.demo');

beforeEach(() => localStorage.clear());

/** A store with the seed of an earlier visit, as a browser keeps it. */
function openDemo() {
  const store = createMemoryStore(demoSeed(epochMs(1_740_000_000_000)));
  markChangedDemo(store, SEEN_LATER);
  return store;
}

test('a demo that was only looked at is not marked, although its seed was made at another time', async () => {
  localStorage.setItem('roborrow.demo', 'by an earlier version');
  openDemo();
  await expect.poll(() => mark()).toBeNull();
});

test('a changed robot is marked, until the demo is reset', async () => {
  const store = openDemo();
  await store.transact(({ before, put }) => {
    for (const robot of before.all('robots')) put('robots', { ...robot, name: 'Rover' });
  });
  expect(mark()).toBe('changed');
  await store.read();
  expect(mark()).toBe('changed');
  await store.reset();
  await expect.poll(() => mark()).toBeNull();
});

test('what visitors do not see marks nothing', async () => {
  const store = openDemo();
  await store.transact(({ before, put }) => {
    for (const message of before.all('messages')) put('messages', { ...message, content: 'Hello' });
  });
  await expect.poll(() => mark()).toBeNull();
});
