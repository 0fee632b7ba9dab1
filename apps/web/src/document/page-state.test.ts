import { expect, test } from 'vitest';
import { isReadForThisVisit } from './page-state.ts';

test.each([
  ['as soon as the page was asked for', 1000, true],
  ['just now', 3000, true],
  ['a moment before the page was asked for, as remembered answers are', 999, false],
  ['by a server whose clock is ahead of the browser’s', 3001, false],
])('answers read %s', (_, readAt, expected) => {
  expect(isReadForThisVisit({ readAt }, 1000, 3000)).toBe(expected);
});
