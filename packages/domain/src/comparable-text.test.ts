import fc from 'fast-check';
import { anyTextArb, NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import { describe, expect, test } from 'vitest';
import { comparableText, foldText } from './comparable-text.ts';

describe('folding makes texts equal that people read as the same (D102)', () => {
  test.each([
    ['Café', 'cafe\u0301', 'CAFÉ'],
    ['İstanbul', 'ıstanbul', 'ISTANBUL'],
    ['ΟΔΟΣ', 'οδος', 'οδοσ'],
    ['Straße', 'STRASSE', 'STRAẞE'],
    ['ｄｒｏｎｅ', 'drone', 'DRONE'],
    ['ﬁeld', 'field', 'FIELD'],
    ['ガ', 'ｶﾞ', 'カ\u3099'],
    ['한국', '한국'.normalize('NFD'), '한국'],
    ["don't", 'don’t', 'DONʼT'],
    ['wi-fi', 'wi‑fi', 'Wi–Fi'],
    ['zero\u200Bwidth', 'zerowidth', 'zero\u00ADwidth'],
    ['❤️', '❤', '❤\uFE0E'],
  ])('%j, %j and %j', (...spellings) => {
    expect(new Set(spellings.map(foldText)).size).toBe(1);
  });

  test('folding keeps texts different that people tell apart', () => {
    const told = ['arm', 'alarm', 'か', 'が', '하', '한', '5', '机', '🤖', ''];
    expect(new Set(told.map(foldText)).size).toBe(told.length);
  });

  test("agrees with the platform's collation on every letter of the alphabet with an accent", () => {
    const { compare } = new Intl.Collator('en', { sensitivity: 'base' });
    for (let code = 0xc0; code < 0x1f00; code += 1) {
      const letter = String.fromCodePoint(code);
      if (!/^[a-z]\p{M}/iu.test(letter.normalize('NFD'))) continue;
      for (const plain of 'abcdefghijklmnopqrstuvwxyz') {
        expect(foldText(letter) === plain, letter).toBe(compare(letter, plain) === 0);
      }
    }
  });

  test('for every character of the first two planes: in lower case, composed, decomposed, and folded again', () => {
    for (let code = 0; code < 0x20000; code += 1) {
      const character = String.fromCodePoint(code);
      const folded = foldText(character);
      const others = [
        folded,
        character.toLowerCase(),
        character.normalize('NFC'),
        character.normalize('NFKD'),
      ].map(foldText);
      if (others.some((other) => other !== folded)) expect([code.toString(16), ...others]).toBe(folded);
    }
  });

  test('for any text: composed, decomposed, and folded again', () => {
    fc.assert(
      fc.property(anyTextArb(), (text) => {
        const folded = foldText(text);
        expect([folded, text.normalize('NFD'), text.normalize('NFKC')].map(foldText)).toEqual(
          Array(3).fill(folded),
        );
      }),
      { numRuns: runs(5000) },
    );
  });

  test('folding a plain text only loses the case', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        expect(foldText(text)).toBe(text.toLowerCase());
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('comparable text', () => {
  test.each(['\t', '\n', '\u00A0', '\u1680', '\u2003', '\u2028', '\u202F', '\u3000', ' \u00A0 '])(
    'reads the blank %j as a space',
    (blank) => {
      expect(comparableText(`La${blank}Crosse`)).toBe('la crosse');
    },
  );

  test('has no blank at its beginning; a blank at its end stays, because it ends a word', () => {
    expect(comparableText(' \u00A0La  ')).toBe('la ');
  });

  test.each(NAUGHTY_STRINGS)('handles the hostile text %j without throwing', (text) => {
    expect(comparableText(comparableText(text))).toBe(comparableText(text));
  });
});
