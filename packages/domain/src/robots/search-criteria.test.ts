import { describe, expect, test } from 'vitest';
import { parseCategory } from './category.ts';
import { hasCriteria } from './search-criteria.ts';

describe('what asks for anything', () => {
  const nothing = { text: '', location: '', category: parseCategory('all') };

  test('is a text, a location or a category (D1)', () => {
    expect(hasCriteria(nothing)).toBe(false);
    expect(hasCriteria({ ...nothing, text: ' \n', location: '\t' })).toBe(false);
    expect(hasCriteria({ ...nothing, text: 'arm' })).toBe(true);
    expect(hasCriteria({ ...nothing, location: 'Apex' })).toBe(true);
    expect(hasCriteria({ ...nothing, category: parseCategory('hobby') })).toBe(true);
    expect(hasCriteria({ ...nothing, category: parseCategory('toaster') })).toBe(true);
  });
});
