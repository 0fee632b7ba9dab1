import { expect, it } from 'vitest';
import { ratingLabel, ratingText } from './rating.ts';

it.each([
  [5, '5.0'],
  [4.35, '4.4'],
  [4.349, '4.3'],
  [4.95, '5.0'],
  [0, '0.0'],
])('a rating of %d is shown as %s: a half goes up (D45)', (rating, shown) => {
  expect(ratingText(rating)).toBe(shown);
  expect(ratingLabel(rating)).toBe(`Rated ${shown} out of 5`);
});
