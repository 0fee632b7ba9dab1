import { atLeast, exactly } from '@roborrow/domain';
import { expect, test } from 'vitest';
import { emptyResultHints } from './empty-result-hints.ts';

test('counts say whether there may be more (D103)', () => {
  expect(emptyResultHints.drop('text', exactly(1))).toBe('1 robot does not mention your search words');
  expect(emptyResultHints.drop('text', atLeast(12))).toBe('12+ robots do not mention your search words');
  expect(emptyResultHints.withoutWords(atLeast(12))).toBe('See 12+ robots without your words');
});
