import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasControls, isBlank } from '../characters.ts';
import { err, ok } from '../result.ts';
import { runs } from '@roborrow/domain/testing';
import { REPORT_NOTE_MAX, REPORT_REASONS, validateReport } from './report.ts';

/** What the rule book promises. */
const NOTE_MAX = 1000;

describe('a report (D466)', () => {
  test('has a reason', () => {
    expect(validateReport({ reason: null, note: 'x' })).toEqual(err([{ field: 'reason', tag: 'required' }]));
    expect(validateReport({ reason: 'spam', note: '' })).toEqual(ok({ reason: 'spam', note: '' }));
  });

  test('needs a visible note if no reason fits', () => {
    for (const note of ['', '  \n', '\u200b\u202e'])
      expect(validateReport({ reason: 'other', note })).toEqual(err([{ field: 'note', tag: 'required' }]));
    expect(validateReport({ reason: 'other', note: 'It bit me.' }).ok).toBe(true);
  });

  test('has a note of at most 1,000 characters, without its outer spaces', () => {
    expect(REPORT_NOTE_MAX).toBe(NOTE_MAX);
    const longest = '🤖'.repeat(NOTE_MAX);
    expect(validateReport({ reason: 'scam', note: ` ${longest}\n` })).toEqual(
      ok({ reason: 'scam', note: longest }),
    );
    expect(validateReport({ reason: 'scam', note: `${longest}x` })).toEqual(
      err([{ field: 'note', tag: 'too-long' }]),
    );
  });

  test('names each issue', () => {
    expect(validateReport({ reason: null, note: 'x'.repeat(NOTE_MAX + 1) })).toEqual(
      err([
        { field: 'reason', tag: 'required' },
        { field: 'note', tag: 'too-long' },
      ]),
    );
  });

  test('never has a note that is blank but not empty, or that turns other text', () => {
    const note = fc.string({ unit: fc.constantFrom('a', ' ', '\u200b', '\u202e', '\u2066', '\n', '🤖') });
    fc.assert(
      fc.property(fc.constantFrom(...REPORT_REASONS), note, (reason, text) => {
        const valid = validateReport({ reason, note: text });
        if (!valid.ok) return;
        expect(hasControls(valid.value.note)).toBe(false);
        expect(isBlank(valid.value.note)).toBe(valid.value.note === '');
        expect([...valid.value.note].filter((c) => c === 'a' || c === '🤖').join('')).toBe(
          [...text].filter((c) => c === 'a' || c === '🤖').join(''),
        );
      }),
      { numRuns: runs(1000) },
    );
  });
});
