import { expect, it } from 'vitest';
import { tinyVocabulary } from '../../testing/vocabulary.ts';
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

it.each([
  ['words', { query: 'mowing' }, 24],
  ['words on days', { query: 'mowing', from: '2028-02-26' }, 40],
  ['a price up to a limit', { maxPrice: '50' }, 24],
  ['a price between the limits of a band', { minPrice: '41', maxPrice: '50' }, 27],
  ['a price in half of its bands', { minPrice: '40', maxPrice: '50' }, 36],
  ['one price', { minPrice: '45', maxPrice: '45' }, 36],
  ['a price among the highest', { minPrice: '990', maxPrice: '1200' }, 24],
  ['a price in half of its bands on days', { minPrice: '40', maxPrice: '50', from: '2028-02-26' }, 60],
])('for %s, where an index knows tokens, so many are', (_, typed, size) => {
  expect(firstPageSize({ ...parseFilters(typed), vocabulary: tinyVocabulary }, 24, false)).toBe(size);
});
