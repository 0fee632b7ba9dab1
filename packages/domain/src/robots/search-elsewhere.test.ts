import { expect, it } from 'vitest';
import { parseDay } from '../dates/calendar-day.ts';
import { parseFilters } from './filters.ts';
import { searchElsewhere } from './search-elsewhere.ts';

const day = (text: string) => parseDay(text) ?? expect.unreachable();

it('finds robots of the same kind and around the same place that are free on these days (D733)', () => {
  const range = { first: day('2026-12-01'), last: day('2026-12-03') };
  const search = searchElsewhere({ category: 'Hobby', location: 'Apex, NC, USA' }, range);
  expect(search.location).toBe('Apex, NC, USA');
  expect(parseFilters(search)).toMatchObject({
    category: { kind: 'category', name: 'Hobby' },
    dates: range,
    days: 3,
  });
  expect(searchElsewhere({ category: 'Other', location: '' }, range)).not.toHaveProperty('location');
});
