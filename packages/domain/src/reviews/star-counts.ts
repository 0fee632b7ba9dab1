/** How many stars a review can give. */
export const STARS = [1, 2, 3, 4, 5] as const;
/** One of `STARS`. */
export type Stars = (typeof STARS)[number];

/** Whether a value is a number of stars. */
export const isStars = (value: unknown): value is Stars => STARS.some((stars) => stars === value);

/** How many open reviews give one star, two, and so on up to five. */
export type StarCounts = readonly [number, number, number, number, number];

/** No review at all. */
export const NO_STARS: StarCounts = [0, 0, 0, 0, 0];

/** What a robot and a person show of their open reviews; all of it follows from the counts. */
export interface Ratings {
  readonly stars: StarCounts;
  /** The mean with one decimal, half up; 0 without a review. */
  readonly rating: number;
  readonly reviewCount: number;
}

/** The numbers that are shown of open reviews. */
export const ratingsOf = (stars: StarCounts): Ratings => {
  const reviewCount = stars.reduce((sum, count) => sum + count, 0);
  const total = stars.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { stars, rating: reviewCount === 0 ? 0 : Math.round((total * 10) / reviewCount) / 10, reviewCount };
};

/** The counts with some reviews more. */
export const withStars = (counts: StarCounts, more: readonly Stars[]): StarCounts => changed(counts, more, 1);

/** The counts with some reviews fewer, as when the operator hides one; none becomes less than 0. */
export const withoutStars = (counts: StarCounts, fewer: readonly Stars[]): StarCounts =>
  changed(counts, fewer, -1);

const changed = (counts: StarCounts, given: readonly Stars[], by: number): StarCounts => {
  const [one, two, three, four, five] = STARS.map(
    (stars) => given.filter((one) => one === stars).length * by,
  );
  const sum = (index: 0 | 1 | 2 | 3 | 4, more = 0): number => Math.max(0, counts[index] + more);
  return [sum(0, one), sum(1, two), sum(2, three), sum(3, four), sum(4, five)];
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Stored counts; `null` for anything else. */
export const readStarCounts = (stored: unknown): StarCounts | null => {
  if (!Array.isArray(stored) || stored.length !== STARS.length) return null;
  const counts: readonly unknown[] = stored;
  const [one, two, three, four, five] = counts;
  return isCount(one) && isCount(two) && isCount(three) && isCount(four) && isCount(five)
    ? [one, two, three, four, five]
    : null;
};
