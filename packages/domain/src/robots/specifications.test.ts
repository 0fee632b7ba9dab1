import { expect, test } from 'vitest';
import { NO_SPECIFICATIONS, SPECIFICATIONS } from './specifications.ts';

test('the specifications are in the order of the form, and have these longest lengths (D140, D180)', () => {
  expect(SPECIFICATIONS.map(({ name, maxCharacters }) => [name, maxCharacters])).toEqual([
    ['weight', 100],
    ['dimensions', 100],
    ['batteryLife', 100],
    ['connectivity', 100],
  ]);
});

test('a listing without specifications has an empty text for each', () => {
  expect(NO_SPECIFICATIONS).toEqual(Object.fromEntries(SPECIFICATIONS.map(({ name }) => [name, ''])));
});
