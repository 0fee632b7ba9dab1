import { DEFAULT_RADIUS, type PriceBounds } from '@roborrow/domain';
import { SEARCH_PARAMS } from './search-param-names.ts';

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
