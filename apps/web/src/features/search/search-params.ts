import { DEFAULT_RADIUS, SEARCH_PARAMS, type PriceBounds, type TypedSearch } from '@roborrow/domain';

/**
 * The filters in the URL of /search and /robots, all text (D8). `sort` is left out for the default (D360); `near` is "anywhere" after the
 * chip "Near {profile location}" was removed (D2).
 */
export type SearchParams = TypedSearch;

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

/** The address by which a search is saved: its parameters in one order, so that each search has one (D326). */
export function addressOf(params: SearchParams): string {
  const tidied = tidy(params);
  return new URLSearchParams(
    SEARCH_PARAMS.flatMap((name) => (tidied[name] ? [[name, tidied[name]]] : [])),
  ).toString();
}

/** The parameters of a saved search. */
export function paramsOf(address: string): SearchParams {
  const written = new URLSearchParams(address);
  return tidy(Object.fromEntries(SEARCH_PARAMS.map((name) => [name, written.get(name) ?? ''])));
}
