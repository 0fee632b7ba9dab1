import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTextArb, NAUGHTY_STRINGS, runs } from '../../testing/index.ts';
import { isBlank, removeControls } from '../characters.ts';
import { fullName, nameIssue, splitDisplayName } from './full-name.ts';

describe('fullName (D127)', () => {
  it.each([
    ['Ada', 'Lovelace', 'Ada Lovelace'],
    [' Ada ', ' Lovelace ', 'Ada Lovelace'],
    ['Ada', '', 'Ada'],
    ['', 'Lovelace', 'Lovelace'],
    ['', '', ''],
    ['\u200B', '\u3164', ''],
  ])('of %j and %j is %j', (first, last, name) => {
    expect(fullName(first, last)).toBe(name);
  });
});

describe('a first or last name', () => {
  it.each([
    ['Ada', null],
    [` ${'🤖'.repeat(50)} `, null],
    ['אברהם', null],
    ['', 'required'],
    ['\u200B', 'required'],
    ['\u202E', 'required'],
    ['🤖'.repeat(51), 'too-long'],
    ['a\u202Eb', 'turns-text'],
    ['a\u2066b', 'turns-text'],
  ])('%j gives %s', (name, tag) => {
    expect(nameIssue(name)).toBe(tag);
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
    ['🤖'.repeat(60), '🤖'.repeat(50), ''],
    ['\u200B Ada \u3164', 'Ada', ''],
    ['Ada \u202Eecalevol', 'Ada', 'ecalevol'],
    ['\u2066', '', ''],
    [`${'\u200B'.repeat(50)}Ada`, '', ''],
  ])('splits %j into %j and %j', (displayName, firstName, lastName) => {
    expect(splitDisplayName(displayName)).toEqual({ firstName, lastName });
  });

  it('loses only spaces and invisible words, unless a name is too long', () => {
    const text = fc.oneof(anyTextArb(), fc.constantFrom(...NAUGHTY_STRINGS));
    fc.assert(
      fc.property(text, (displayName) => {
        const { firstName, lastName } = splitDisplayName(displayName);
        expect([...firstName].length).toBeLessThanOrEqual(50);
        expect([...lastName].length).toBeLessThanOrEqual(50);
        if (displayName.length > 50) return;
        const shown = removeControls(displayName)
          .split(/\s+/)
          .filter((word) => !isBlank(word));
        expect(fullName(firstName, lastName).replace(/\s/g, '')).toBe(shown.join(''));
      }),
      { numRuns: runs(5000) },
    );
  });
});
