import { describe, expect, test } from 'vitest';
import { days } from '../units.ts';
import { parseCategory } from './category.ts';
import { NO_PRICE_BOUNDS } from './price-filter.ts';
import { hasCriteria } from './filters.ts';

describe('hasCriteria', () => {
  const nothing = { text: '', location: '', category: parseCategory('all'), price: NO_PRICE_BOUNDS };

  test('needs a text, a location, a category, a price or a rental length (D1, D44, D341)', () => {
    expect(hasCriteria(nothing)).toBe(false);
    expect(hasCriteria({ ...nothing, text: ' \n', location: '\t' })).toBe(false);
    expect(hasCriteria({ ...nothing, text: 'arm' })).toBe(true);
    expect(hasCriteria({ ...nothing, location: 'Apex' })).toBe(true);
    expect(hasCriteria({ ...nothing, category: parseCategory('hobby') })).toBe(true);
    expect(hasCriteria({ ...nothing, category: parseCategory('toaster') })).toBe(true);
    expect(hasCriteria({ ...nothing, price: { min: 0, max: null } })).toBe(true);
    expect(hasCriteria({ ...nothing, price: { min: null, max: 50 } })).toBe(true);
    expect(hasCriteria({ ...nothing, days: days(3) })).toBe(true);
  });
});
