import fc from 'fast-check';
import { anyTextArb, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import {
  countCharacters,
  firstCharacters,
  isBlank,
  isLongerThan,
  trimmed,
  hasControls,
  removeControls,
} from './characters.ts';

describe('a text without any visible character (D53)', () => {
  test.each([
    '',
    ' \t\r\n',
    '\u0000\u0007',
    '\u0085',
    '\u00A0\u2003\u3000',
    '\u00AD',
    '\u034F',
    '\u115F\u3164\uFFA0',
    '\u180E',
    '\u200B\u200C\u200D\u2060\uFEFF',
    '\u200E\u202E\u2066',
    '\u2800',
    '\uFE0F',
    '\uFFF9',
    '\u{1D173}',
    '\u{E0041}',
    ' \u200B \u3164 ',
  ])('%j is blank and is trimmed to an empty text', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(trimmed(text)).toBe('');
  });

  test.each(['a', '.', '0', '❤️', '👩‍🚀', '\u0301', '\uFFFD', '\uD800', '\u200Ba'])(
    '%j is not blank',
    (text) => {
      expect(isBlank(text)).toBe(false);
      expect(trimmed(` ${text}\n`)).toBe(text);
    },
  );

  test('is recognised quickly, however long the text is', () => {
    expect(isBlank(`${'\u200B '.repeat(500_000)}x`)).toBe(false);
  });
});

describe('characters that act on the text beside them (D673)', () => {
  const turning = [
    '\u0000',
    '\u0008',
    '\u000C',
    '\u001B',
    '\u007F',
    '\u0080',
    '\u009B',
    '\u009F',
    '\u202A',
    '\u202B',
    '\u202C',
    '\u202D',
    '\u202E',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ];

  test.each(turning)('finds and removes them in %j', (turn) => {
    expect(hasControls(`a${turn}b`)).toBe(true);
    expect(removeControls(`a${turn}b${turn}`)).toBe('ab');
  });

  test.each(['a', 'a\tb\r\nc', '\u00A0', 'אברהם', 'a\u200Eb', 'a\u200Fb', '\u2029', '\u206A', ''])(
    'finds none in %j',
    (text) => {
      expect(hasControls(text)).toBe(false);
      expect(removeControls(text)).toBe(text);
    },
  );
});

describe('counting characters (D53)', () => {
  test.each([
    ['', 0],
    ['robot', 5],
    ['🤖🤖', 2],
    ['e\u0301', 2],
    ['\uD83E', 1],
  ])('%j has %d characters', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  const textArb = fc.oneof(
    anyTextArb({ maxLength: 12 }),
    fc
      .array(fc.constantFrom('🤖', 'a', '\uD83E', '\uDD16'), { maxLength: 12 })
      .map((parts) => parts.join('')),
  );

  test('limits and cuts a text by code point', () => {
    fc.assert(
      fc.property(textArb, fc.nat(12), (text, most) => {
        const characters = Array.from(text);
        expect(isLongerThan(text, most)).toBe(characters.length > most);
        expect(firstCharacters(text, most)).toBe(characters.slice(0, most).join(''));
      }),
      { numRuns: runs(5000) },
    );
  });
});
