import { DEFAULT_RADIUS, type PriceBounds } from '@roborrow/domain';

/** The filters in the URL of /search and /robots, all text (D8). */
export interface SearchParams {
  readonly query?: string | undefined;
  readonly location?: string | undefined;
  readonly distance?: string | undefined;
  readonly category?: string | undefined;
  readonly minPrice?: string | undefined;
  readonly maxPrice?: string | undefined;
  /** For how many days the robot is wanted (D341). */
  readonly days?: string | undefined;
  /** How the results are sorted; left out for the default (D360). */
  readonly sort?: string | undefined;
  /** "anywhere" after the chip "Near {profile location}" was removed (D2). */
  readonly near?: string | undefined;
}

export const ANYWHERE = 'anywhere';

/** Both bounds as they are in an address; an open one is left out. */
export const priceParams = ({ min, max }: PriceBounds): SearchParams => ({
  minPrice: min === null ? undefined : String(min),
  maxPrice: max === null ? undefined : String(max),
});

/** Removes empty values, and the distance if it is the default, from the search parameters. */
export function tidy(params: SearchParams): SearchParams {
  const entries = Object.entries(params).filter(
    ([name, value]) => value && !(name === 'distance' && Number(value) === DEFAULT_RADIUS),
  );
  return Object.fromEntries(entries);
}
