import { expect, test } from 'vitest';
import { NO_SPECIFICATIONS, SPECIFICATIONS } from './specifications.ts';

test('the specifications, in the order of the form, end at so many characters (D140, D180)', () => {
  expect(SPECIFICATIONS.map(({ name, maxCharacters }) => [name, maxCharacters])).toEqual([
    ['weight', 100],
    ['dimensions', 100],
    ['batteryLife', 100],
    ['connectivity', 100],
  ]);
});

test('a listing without any has an empty text for each', () => {
  expect(NO_SPECIFICATIONS).toEqual(Object.fromEntries(SPECIFICATIONS.map(({ name }) => [name, ''])));
});
