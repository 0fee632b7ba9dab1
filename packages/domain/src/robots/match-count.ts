/** How many robots a search matches (D42). */
export interface MatchCount {
  /** "At least" where it cannot be known without reading on. */
  readonly kind: 'exact' | 'at-least';
  readonly value: number;
}

export const exactly = (value: number): MatchCount => ({ kind: 'exact', value });
export const atLeast = (value: number): MatchCount => ({ kind: 'at-least', value });

/** A part of what was found, and how many robots match from its beginning on. */
export interface CountedPage {
  readonly found: readonly unknown[];
  readonly count: MatchCount;
}

/** How many robots match altogether, after some pages were read in a row. */
export const totalCount = (pages: readonly CountedPage[]): MatchCount =>
  pages.reduceRight<MatchCount>(
    (following, { found, count }) =>
      count.kind === 'exact' ? count : { ...following, value: found.length + following.value },
    atLeast(0),
  );
