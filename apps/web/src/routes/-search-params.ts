import type { SearchParams } from '../features/search/search-params.ts';
import { textParams } from './-text-params.ts';

const NAMES = [
  'query',
  'location',
  'distance',
  'category',
  'minPrice',
  'maxPrice',
  'days',
  'sort',
  'near',
] as const;

/** The search parameters of /search and /robots (D8). An empty one is ignored. */
export const validateSearchParams = (search: Record<string, unknown>): SearchParams =>
  Object.fromEntries(Object.entries(textParams(search, NAMES)).filter(([, value]) => value !== ''));
