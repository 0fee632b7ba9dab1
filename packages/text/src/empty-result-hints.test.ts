import { atLeast, exactly, miles, NO_PRICE_BOUNDS } from '@roborrow/domain';
import { expect, test } from 'vitest';
import { emptyResultHints } from './empty-result-hints.ts';

test('counts say whether there may be more (D103)', () => {
  expect(emptyResultHints.drop('text', exactly(1))).toBe('1 robot does not mention your search words');
  expect(emptyResultHints.drop('text', atLeast(12))).toBe('12+ robots do not mention your search words');
  expect(emptyResultHints.drop('text', atLeast(1))).toBe('1 or more robots do not mention your search words');
  expect(emptyResultHints.withoutWords(atLeast(12))).toBe('See 12+ robots without your words');
});

test('other words are offered in sentences that say what they lead to (D54, D343)', () => {
  const category = { kind: 'category', text: '', category: 'Hobby', radius: null } as const;
  expect(emptyResultHints.otherWords(category)).toBe('See hobby robots');
  expect(emptyResultHints.otherWords({ ...category, radius: miles(25) }, 'Apex, NC, USA')).toBe(
    'See hobby robots near Apex, NC',
  );
  const price = { kind: 'price', text: 'mower', price: NO_PRICE_BOUNDS, radius: null } as const;
  expect(emptyResultHints.otherWords(price)).toBe('Search for "mower" at any price');
});
