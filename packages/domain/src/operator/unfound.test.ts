import { expect, test } from 'vitest';
import { epochMs } from '../units.ts';
import { shownPhrases, unfoundPhrase, type UnfoundDay } from './unfound.ts';

const DAY = 86_400_000;
const NOW = epochMs(1_790_000_000_000);

test('a search that found nothing is counted by its words alone (D800)', () => {
  expect(unfoundPhrase('  Window\n CLEANER ')).toBe('window cleaner');
  expect(unfoundPhrase('R2')).toBe('r2');
  for (const text of ['', ' ', 'x', 'x'.repeat(61), 'ada@example.com', 'call 5551234', '12345'])
    expect(unfoundPhrase(text)).toBeNull();
  expect(unfoundPhrase('x'.repeat(60))).toBe('x'.repeat(60));
});

test('is shown once five people searched for it on one day, for 30 days (D800)', () => {
  const on = (ago: number, people: number, phrase = 'window cleaner'): UnfoundDay => ({
    phrase,
    day: epochMs(NOW - ago * DAY),
    people: Array.from({ length: people }, (_, index) => `p${index}`),
  });
  expect(shownPhrases([on(1, 4), on(2, 4)], NOW)).toEqual([]);
  expect(shownPhrases([on(31, 5)], NOW)).toEqual([]);
  expect(shownPhrases([on(9, 5), on(3, 5), on(1, 4), on(2, 5, 'tutor')], NOW)).toEqual([
    { phrase: 'tutor', day: NOW - 2 * DAY },
    { phrase: 'window cleaner', day: NOW - 3 * DAY },
  ]);
});
