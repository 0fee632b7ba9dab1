import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bit } from './bit-coder.ts';
import { createBitDecoder } from './bit-decoder.ts';
import { createBitEncoder } from './bit-encoder.ts';

const bitArb = fc.constantFrom<Bit>(0, 1);
const chanceArb = fc.oneof(
  fc.double({ min: 1 / 4096, max: 1 - 1 / 4096, noNaN: true }),
  fc.constantFrom(1 / 4096, 0.5, 1 - 1 / 4096),
);

const write = (bits: readonly Bit[], chanceOfOne: (i: number) => number): string => {
  const encoder = createBitEncoder();
  bits.forEach((bit, i) => encoder.code(chanceOfOne(i), bit));
  return encoder.finish();
};

describe('the bit coder', () => {
  it('decodes every bit, with any chances', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(bitArb, chanceArb), { maxLength: 400, size: 'max' }), (guessed) => {
        const bits = guessed.map(([bit]) => bit);
        const decoder = createBitDecoder(write(bits, (i) => guessed[i]?.[1] ?? 0.5));
        expect(guessed.map(([, chance]) => decoder.code(chance, 0))).toEqual(bits);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('ignores the bit that is passed to the decoder', () => {
    const bits: Bit[] = [1, 0, 1, 1, 0, 0, 1];
    const decoder = createBitDecoder(write(bits, () => 0.5));
    expect(bits.map((bit) => decoder.code(0.5, bit === 1 ? 0 : 1))).toEqual(bits);
  });

  it('uses a sixth of a digit for an even chance, and almost nothing for a correct prediction', () => {
    const ones = Array.from({ length: 6000 }, (): Bit => 1);
    const bitsOfInformation = (chance: number): number => 6000 * -Math.log2(chance);
    for (const chance of [0.5, 0.9, 0.99]) {
      const digits = write(ones, () => chance).length;
      expect(Math.abs(digits - bitsOfInformation(chance) / 6)).toBeLessThan(3);
    }
  });

  it('writes only digits, so that no quotation mark ends the literal', () => {
    fc.assert(
      fc.property(fc.array(bitArb), (bits) => {
        expect(write(bits, () => 0.3)).toMatch(/^[A-Za-z0-9_-]+$/);
      }),
      { numRuns: runs(500) },
    );
  });
});
