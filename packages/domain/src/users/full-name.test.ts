import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAUGHTY_STRINGS, runs } from '../../testing/index.ts';
import { fullName, splitDisplayName } from './full-name.ts';

describe('fullName', () => {
  it.each([
    ['Ada', 'Lovelace', 'Ada Lovelace'],
    [' Ada ', ' Lovelace ', 'Ada Lovelace'],
    ['Ada', '', 'Ada'],
    ['', 'Lovelace', 'Lovelace'],
    ['', '', ''],
  ])('of %j and %j is %j', (first, last, name) => {
    expect(fullName(first, last)).toBe(name);
  });
});

describe('splitDisplayName', () => {
  it.each([
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['  Ada   King  Lovelace ', 'Ada', 'King Lovelace'],
    ['Ada', 'Ada', ''],
    ['', '', ''],
    ['   ', '', ''],
    [`${'a'.repeat(60)} ${'b'.repeat(60)}`, 'a'.repeat(50), 'b'.repeat(50)],
  ])('of %j gives %j and %j', (displayName, firstName, lastName) => {
    expect(splitDisplayName(displayName)).toEqual({ firstName, lastName });
  });

  it('loses nothing but space, unless a name is too long', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...NAUGHTY_STRINGS));
    fc.assert(
      fc.property(text, (displayName) => {
        const { firstName, lastName } = splitDisplayName(displayName);
        expect(firstName.length).toBeLessThanOrEqual(50);
        expect(lastName.length).toBeLessThanOrEqual(50);
        if (displayName.length > 50) return;
        expect(fullName(firstName, lastName).replace(/\s/g, '')).toBe(displayName.replace(/\s/g, ''));
      }),
      { numRuns: runs(5000) },
    );
  });
});
