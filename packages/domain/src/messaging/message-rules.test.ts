import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTextArb, NAUGHTY_STRINGS, runs } from '../../testing/index.ts';
import { isBlank } from '../characters.ts';
import { err, ok } from '../result.ts';
import { parseContent, senderName } from './message-rules.ts';

describe('parseContent', () => {
  it.each([
    ['Hello', ok('Hello')],
    ['  Hello\nthere \n', ok('Hello\nthere')],
    ['', err('blank')],
    [' \n\t\u00A0', err('blank')],
    ['a'.repeat(5000), ok('a'.repeat(5000))],
    [` ${'a'.repeat(5000)} `, ok('a'.repeat(5000))],
    ['a'.repeat(5001), err('too-long')],
    ['🤖'.repeat(5000), ok('🤖'.repeat(5000))],
    ['🤖'.repeat(5001), err('too-long')],
    ['\u200B\u2800', err('blank')],
  ])('parses %j', (text, answer) => {
    expect(parseContent(text)).toEqual(answer);
  });

  it('never throws; an accepted text is not blank, has no outer blanks, and is accepted again unchanged', () => {
    const text = fc.oneof(anyTextArb(), fc.constantFrom(...NAUGHTY_STRINGS));
    fc.assert(
      fc.property(text, (typed) => {
        const content = parseContent(typed);
        expect(content.ok).toBe(!isBlank(typed) && [...typed.trim()].length <= 5000);
        if (!content.ok) return;
        expect(typed).toContain(content.value);
        expect(parseContent(content.value)).toEqual(content);
      }),
      { numRuns: runs(5000) },
    );
  });
});

describe('senderName', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
    [{ firstName: 'Ada', lastName: '' }, 'Ada'],
    [{ firstName: ' ', lastName: '' }, 'User'],
    [null, 'User'],
  ])('of %j is %j', (profile, name) => {
    expect(senderName(profile)).toBe(name);
  });
});
