import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTextArb, NAUGHTY_STRINGS, runs, usernameArb } from '../../testing/index.ts';
import { err, ok } from '../result.ts';
import {
  normalizeUsername,
  parseUsername,
  USERNAME_CHECK_PAUSE,
  USERNAME_MAX,
  USERNAME_MIN,
} from './username.ts';

const anyText = fc.oneof(anyTextArb(), fc.constantFrom(...NAUGHTY_STRINGS), usernameArb);

/** The rule applied character by character, without regular expressions. */
const keeps = (character: string) => 'abcdefghijklmnopqrstuvwxyz0123456789_'.includes(character);

describe('normalizeUsername', () => {
  it.each([
    ['Ada_Lovelace', 'ada_lovelace'],
    ['ada lovelace!', 'adalovelace'],
    ['ÄDA', 'da'],
    ['a-b.c', 'abc'],
    ['', ''],
    ['x'.repeat(21), 'x'.repeat(20)],
    ['!'.repeat(30) + 'late', 'late'],
  ])('turns %j into %j', (typed, name) => {
    expect(normalizeUsername(typed)).toBe(name);
  });

  it('is idempotent, and gives a valid name or one that is too short', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = normalizeUsername(text);
        const parsed = parseUsername(name);
        const isEither = name.length < 3 ? !parsed.ok && parsed.error === 'too-short' : parsed.ok;
        return normalizeUsername(name) === name && [...name].every(keeps) && isEither;
      }),
      { numRuns: runs(10_000) },
    );
  });

  it('keeps exactly the allowed characters of the lowercase text, in order, up to 20', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const kept = [...text.toLowerCase()].filter(keeps).join('');
        expect(normalizeUsername(text)).toBe(kept.substring(0, 20));
      }),
      { numRuns: runs(10_000) },
    );
  });
});

describe('parseUsername', () => {
  it.each([
    ['abc', ok('abc')],
    ['ABC', ok('abc')],
    ['  abc ', ok('abc')],
    ['___', ok('___')],
    ['x'.repeat(20), ok('x'.repeat(20))],
    ['x'.repeat(21), err('too-long')],
    ['ab', err('too-short')],
    ['', err('too-short')],
    ['a b c', err('invalid-characters')],
    ['ab-c', err('invalid-characters')],
    ['é', err('invalid-characters')],
    ['аda', err('invalid-characters')], // a Cyrillic look-alike
  ])('parses %j', (typed, answer) => {
    expect(parseUsername(typed)).toEqual(answer);
  });

  it('accepts every username in any case, and returns it in lowercase', () => {
    fc.assert(
      fc.property(usernameArb, (name) => {
        expect(parseUsername(name)).toEqual(ok(name));
        expect(parseUsername(name.toUpperCase())).toEqual(ok(name));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('agrees with the rule applied character by character, and never throws', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = text.trim().toLowerCase();
        const isValid = [...name].every(keeps) && name.length >= 3 && name.length <= 20;
        expect(parseUsername(text).ok).toBe(isValid);
      }),
      { numRuns: runs(10_000) },
    );
  });
});

it('has the limits of D122', () => {
  expect([USERNAME_MIN, USERNAME_MAX, USERNAME_CHECK_PAUSE]).toEqual([3, 20, 500]);
});
