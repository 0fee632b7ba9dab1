import { DEFAULT_RADIUS, parsePriceFilter, parseRadius, type OwnProfile } from '@roborrow/domain';
import type { SearchInput } from '../../queries/robots.ts';

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

/** What to ask the domain. Prices that make no sense filter nothing; the panel says what is wrong with them. */
export function searchInput(params: SearchParams, profile: OwnProfile | null): SearchInput {
  const isNear = profile?.coordinates && params.near !== ANYWHERE;
  return {
    text: params.query ?? '',
    location: params.location ?? '',
    category: params.category ?? '',
    radius: parseRadius(params.distance),
    price: parsePriceFilter({ min: params.minPrice ?? '', max: params.maxPrice ?? '' }).bounds ?? { min: null, max: null },
    profileOrigin: isNear ? { label: profile.location, coordinates: profile.coordinates } : null,
  };
}
