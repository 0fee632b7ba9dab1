import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/index.ts';
import { NO_STARS, ratingsOf, readStarCounts, STARS, withoutStars, withStars } from './star-counts.ts';

const starsArb = fc.array(fc.constantFrom(...STARS), { maxLength: 60 });

it('shows the mean with one decimal, and how many there are (D702)', () => {
  expect(ratingsOf(NO_STARS)).toEqual({ stars: NO_STARS, rating: 0, reviewCount: 0 });
  expect(ratingsOf([0, 0, 0, 1, 2])).toMatchObject({ rating: 4.7, reviewCount: 3 });
  // 4.25, half up
  expect(ratingsOf([0, 0, 1, 1, 2])).toMatchObject({ rating: 4.3, reviewCount: 4 });
});

it('follows from the reviews alone, whatever order they come in, and without those that are hidden', () => {
  fc.assert(
    fc.property(starsArb, starsArb, (shown, hidden) => {
      const counts = withoutStars(withStars(withStars(NO_STARS, hidden), shown), hidden);
      expect(counts).toEqual(withStars(NO_STARS, [...shown].reverse()));
      const { rating, reviewCount } = ratingsOf(counts);
      expect(reviewCount).toBe(shown.length);
      const mean = shown.length === 0 ? 0 : shown.reduce<number>((sum, one) => sum + one, 0) / shown.length;
      expect(Math.abs(rating - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(readStarCounts([...counts])).toEqual(counts);
    }),
    { numRuns: runs(500) },
  );
});

it('never becomes less than none', () => {
  expect(withoutStars(NO_STARS, [5])).toEqual(NO_STARS);
});

it('is read only where it is five counts', () => {
  for (const stored of [
    null,
    'five',
    [1, 2, 3, 4],
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, -1],
    [0, 0, 0, 0, 0.5],
    ['0', 0, 0, 0, 0],
  ])
    expect(readStarCounts(stored)).toBeNull();
});
