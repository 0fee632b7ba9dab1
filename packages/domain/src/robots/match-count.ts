/** How many robots a search matches, or at least how many, where only reading on would tell (D42). */
export interface MatchCount {
  /** 'at-least' when the exact number would require reading more robots. */
  readonly kind: 'exact' | 'at-least';
  readonly value: number;
}

/** A count of exactly this many. */
export const exactly = (value: number): MatchCount => ({ kind: 'exact', value });
/** A count of this many or more. */
export const atLeast = (value: number): MatchCount => ({ kind: 'at-least', value });

/** A page of results, with the number of matching robots counted from its beginning on. */
export interface CountedPage {
  readonly found: readonly unknown[];
  readonly count: MatchCount;
}

/** The number of all matching robots, computed from consecutive pages. */
export const totalCount = (pages: readonly CountedPage[]): MatchCount =>
  pages.reduceRight<MatchCount>(
    (following, { found, count }) =>
      count.kind === 'exact' ? count : { ...following, value: found.length + following.value },
    atLeast(0),
  );
