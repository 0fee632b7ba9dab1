import { runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fittedSize } from './fitted-size.ts';

const side = fc.integer({ min: 1, max: 20_000 });

describe('a picture scaled to fit (D22)', () => {
  test('is scaled down to its longest side, width or height', () => {
    expect(fittedSize({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(fittedSize({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
  });

  test('is unchanged when it fits already', () => {
    expect(fittedSize({ width: 1600, height: 900 }, 1600)).toEqual({ width: 1600, height: 900 });
  });

  test('fits, never grows, and keeps its aspect ratio to the pixel', () => {
    const holds = (width: number, height: number, longest: number) => {
      const fitted = fittedSize({ width, height }, longest);
      const before = Math.max(width, height);
      expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(before, longest));
      // Each side follows from the aspect ratio, within half a pixel, and is at least 1.
      const shouldBe = (side: number) => Math.max(1, before <= longest ? side : (side * longest) / before);
      expect(Math.abs(fitted.width - shouldBe(width))).toBeLessThanOrEqual(0.5);
      expect(Math.abs(fitted.height - shouldBe(height))).toBeLessThanOrEqual(0.5);
    };
    fc.assert(fc.property(side, side, fc.integer({ min: 1, max: 4000 }), holds), { numRuns: runs(1000) });
  });
});
