import { expect, test } from 'vitest';
import { atOnce, inSlices, mapped } from './sliced.ts';

const numbers = Array.from({ length: 1000 }, (_, i) => i);
const doubled = (work: string[]) =>
  mapped(numbers, (number) => {
    work.push('work');
    return number * 2;
  });

test('work has the same result at once and in slices', async () => {
  const expected = numbers.map((number) => number * 2);
  expect(atOnce(doubled([]))).toEqual(expected);
  expect(await inSlices(doubled([]))).toEqual(expected);
});

test('a page gets its turn after each 8 ms of work', async () => {
  const log: string[] = [];
  // Each item takes a tenth of a millisecond.
  let time = 0;
  const now = () => time + log.filter((entry) => entry === 'work').length / 10;
  const pause = async () => {
    log.push('pause');
    time += 50; // what the page did meanwhile does not count
  };
  await inSlices(doubled(log), now, pause);
  const slices = log.join(' ').split(' pause ');
  // 100 ms of work; the clock is looked at after each 3.2 ms.
  expect(slices).toHaveLength(Math.ceil(1000 / 96));
  for (const slice of slices) expect(slice.split(' ').length).toBeLessThanOrEqual(96);
});

test('what fails in a later slice rejects', async () => {
  const failing = mapped(numbers, (number) => {
    if (number === 500) throw new Error('no such number');
    return number;
  });
  await expect(
    inSlices(
      failing,
      () => 0,
      () => Promise.resolve(),
    ),
  ).rejects.toThrow('no such number');
});
