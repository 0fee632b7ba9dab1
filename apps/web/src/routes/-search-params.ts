import { SEARCH_PARAMS } from '../features/search/search-param-names.ts';
import type { SearchParams } from '../features/search/search-params.ts';
import { textParams } from './-text-params.ts';

/** The search parameters of /search and /robots (D8). An empty one is ignored. */
export const validateSearchParams = (search: Record<string, unknown>): SearchParams =>
  Object.fromEntries(Object.entries(textParams(search, SEARCH_PARAMS)).filter(([, value]) => value !== ''));
