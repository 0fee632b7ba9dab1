import { expect, it } from 'vitest';
import { parseFilters } from './filters.ts';
import { firstPageSize } from './find-page.ts';

it.each([
  [
    'days, which most robots have free, a little more than the page',
    { from: '2028-02-26', to: '2028-03-01' },
    40,
  ],
  ['days of a category', { from: '2028-02-26', category: 'hobby' }, 40],
  ['days and a price', { from: '2028-02-26', maxPrice: '5' }, 100],
  ['a number of days', { days: '5' }, 100],
  ['a category, which a backend decides', { category: 'hobby' }, 24],
])('for %s, so many robots are read at first (D692)', (_, typed, size) => {
  expect(firstPageSize(parseFilters(typed), 24, size === 24)).toBe(size);
});
