import { anyTextArb, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('an excerpt (D310)', () => {
  it.each([
    ['Mows a small lawn.', 20, 'Mows a small lawn.'],
    ['Mows a small lawn by itself.', 20, 'Mows a small lawn…'],
    ['Mows\n\n a\tsmall  lawn.', 20, 'Mows a small lawn.'],
    ['x'.repeat(30), 20, `${'x'.repeat(19)}…`],
    ['🤖'.repeat(30), 20, `${'🤖'.repeat(19)}…`],
    ['', 20, ''],
  ])('of %j with %i characters is %j', (text, most, expected) => {
    expect(excerpt(text, most)).toBe(expected);
  });

  it('is a beginning of the text, never too long, and cuts no character in two', () => {
    fc.assert(
      fc.property(anyTextArb({ maxLength: 60 }), fc.integer({ min: 2, max: 40 }), (text, most) => {
        const cut = excerpt(text, most);
        expect(Array.from(cut).length).toBeLessThanOrEqual(most);
        expect(cut).not.toMatch(/\p{Surrogate}/u);
        expect(text.replace(/\s+/gu, ' ').trim().startsWith(cut.replace(/…$/u, ''))).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });
});
