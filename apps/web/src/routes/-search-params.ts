import * as z from 'zod/mini';
import type { SearchParams } from '../features/search/search-params.ts';

/** Longer than anything that a person types; what is longer is cut, not refused. */
const LONGEST = 200;

const text = z.catch(z.optional(z.pipe(z.string(), z.transform((value) => value.slice(0, LONGEST) || undefined))), undefined);

const schema = z.object({
  query: text,
  location: text,
  distance: text,
  category: text,
  minPrice: text,
  maxPrice: text,
  near: text,
});

/** The search parameters of /search and /robots. Nothing in a URL can break the page: what is unknown is dropped. */
export const validateSearchParams = (search: Record<string, unknown>): SearchParams => schema.parse(search);
