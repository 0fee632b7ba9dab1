import { DEFAULT_RADIUS } from '@roborrow/domain';

/** The filters as they stand in the URL of /search and /robots, all text (D8). */
export interface SearchParams {
  readonly query?: string | undefined;
  readonly location?: string | undefined;
  readonly distance?: string | undefined;
  readonly category?: string | undefined;
  readonly minPrice?: string | undefined;
  readonly maxPrice?: string | undefined;
  /** "anywhere" once the chip "Near {profile location}" was removed (D2). */
  readonly near?: string | undefined;
}

export const ANYWHERE = 'anywhere';

/** Keeps what a URL should say: no empty values, the distance only when it is not the default. */
export function tidy(params: SearchParams): SearchParams {
  const entries = Object.entries(params).filter(
    ([name, value]) => value && !(name === 'distance' && Number(value) === DEFAULT_RADIUS),
  );
  return Object.fromEntries(entries);
}
