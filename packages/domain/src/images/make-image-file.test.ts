import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { makeImageFile, wholeSize, type PictureEncoder } from './make-image-file.ts';
import { AVATAR_FRAME, ROBOT_FRAME } from './picture-sizes.ts';
import { isStorable } from './storable-image.ts';

/** Answers JPEGs of so many bytes a pixel at the best quality. */
const encoderOf = (bytesPerPixel: number, first = 0xff) => {
  const calls: string[] = [];
  const encoder: PictureEncoder = {
    jpeg: async (part, size, quality) => {
      calls.push(
        `${part.left},${part.top} ${part.width}x${part.height} > ${size.width}x${size.height} at ${quality}`,
      );
      const bytes = new Uint8Array(
        Math.max(2, Math.ceil(size.width * size.height * bytesPerPixel * quality)),
      );
      bytes.set([first, 0xd8]);
      return bytes;
    },
    pixels: async (_part, { width, height }) => ({ data: new Uint8Array(width * height * 4), channels: 4 }),
  };
  return { calls, encoder };
};

describe('making a picture ready for storage (D740)', () => {
  it('encodes its whole, and what its frame shows of it in smaller sizes', async () => {
    const { calls, encoder } = encoderOf(0.2);
    const file = await makeImageFile(ROBOT_FRAME, { width: 4000, height: 2250 }, encoder);
    expect(calls).toEqual([
      '0,0 1600x900 > 1600x900 at 0.85',
      '200,0 1200x900 > 480x360 at 0.72',
      '200,0 1200x900 > 960x720 at 0.72',
    ]);
    expect(file && isStorable(ROBOT_FRAME, file)).toBe(true);
  });

  it('lowers the quality of what has too many bytes, and gives up at last', async () => {
    const noisy = encoderOf(1.3);
    const file = await makeImageFile(AVATAR_FRAME, { width: 512, height: 512 }, noisy.encoder);
    expect(noisy.calls.map((call) => call.replace(/.* at /, ''))).toEqual(['0.85', '0.7', '0.72']);
    expect(file && isStorable(AVATAR_FRAME, file)).toBe(true);
    expect(await makeImageFile(AVATAR_FRAME, { width: 512, height: 512 }, encoderOf(9).encoder)).toBeNull();
  });

  it('does not trust an encoder that answers with another type', async () => {
    expect(
      await makeImageFile(ROBOT_FRAME, { width: 9, height: 9 }, encoderOf(0.2, 0x89).encoder),
    ).toBeNull();
  });

  it('makes only what may be stored, of every shape', async () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    const holds = async (width: number, height: number, frame: typeof ROBOT_FRAME) => {
      const file = await makeImageFile(frame, { width, height }, encoderOf(0.001).encoder);
      expect(file && isStorable(frame, file)).toBe(true);
    };
    await fc.assert(fc.asyncProperty(side, side, fc.constantFrom(ROBOT_FRAME, AVATAR_FRAME), holds), {
      numRuns: runs(50),
    });
  });
});

const side = fc.integer({ min: 1, max: 20_000 });

describe('a picture scaled to fit (D22)', () => {
  const fitted = (width: number, height: number, longestSide: number) =>
    wholeSize({ ...ROBOT_FRAME, longestSide }, { width, height });

  test('is scaled down to its longest side, width or height', () => {
    expect(fitted(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(fitted(3000, 4000, 1600)).toEqual({ width: 1200, height: 1600 });
  });

  test('is unchanged when it fits already', () => {
    expect(fitted(1600, 900, 1600)).toEqual({ width: 1600, height: 900 });
  });

  test('fits, never grows, and keeps its aspect ratio to the pixel', () => {
    const holds = (width: number, height: number, longest: number) => {
      const size = fitted(width, height, longest);
      const before = Math.max(width, height);
      expect(Math.max(size.width, size.height)).toBe(Math.min(before, longest));
      // Each side follows from the aspect ratio, within half a pixel, and is at least 1.
      const shouldBe = (length: number) =>
        Math.max(1, before <= longest ? length : (length * longest) / before);
      expect(Math.abs(size.width - shouldBe(width))).toBeLessThanOrEqual(0.5);
      expect(Math.abs(size.height - shouldBe(height))).toBeLessThanOrEqual(0.5);
    };
    fc.assert(fc.property(side, side, fc.integer({ min: 1, max: 4000 }), holds), { numRuns: runs(1000) });
  });
});
