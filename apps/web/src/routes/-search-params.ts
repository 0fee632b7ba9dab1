import { SEARCH_PARAMS } from '@roborrow/domain';
import type { SearchParams } from '../features/search/index.ts';
import { textParams } from './-text-params.ts';

/** The search parameters of /search and /robots (D8). An empty one is ignored. */
export const validateSearchParams = (search: Record<string, unknown>): SearchParams =>
  Object.fromEntries(Object.entries(textParams(search, SEARCH_PARAMS)).filter(([, value]) => value !== ''));
