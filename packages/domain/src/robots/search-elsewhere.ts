import type { DayRange } from '../dates/calendar-day.ts';
import { CATEGORIES } from './category.ts';
import type { Robot } from './robot.ts';
import type { TypedSearch } from './search-criteria.ts';

/** A search for robots that may do instead of one: of its kind, around its place, free on these days (D733). */
export const searchElsewhere = (
  { category, location }: Pick<Robot, 'category' | 'location'>,
  { first, last }: DayRange,
): TypedSearch => ({
  ...(location !== '' && { location }),
  category: CATEGORIES.find(({ name }) => name === category)?.slug,
  from: first,
  to: last,
});
