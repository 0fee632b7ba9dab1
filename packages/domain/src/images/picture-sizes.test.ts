import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { AVATAR_FRAME, framedWidth, ROBOT_FRAME, smallerMaxBytes, smallerPictures } from './picture-sizes.ts';

const made = (width: number, height: number, frame = ROBOT_FRAME) =>
  smallerPictures(frame, { width, height });

describe('the sizes of a stored picture (D740)', () => {
  test('are 480 and 960 px beside a listing’s whole picture, and 128 px beside an avatar', () => {
    expect(made(1600, 1200).map(({ width, height }) => [width, height])).toEqual([
      [480, 360],
      [960, 720],
    ]);
    expect(made(512, 400, AVATAR_FRAME).map(({ width, height }) => [width, height])).toEqual([[128, 128]]);
  });

  it.each([
    ['a wide one', 1600, 900, { left: 200, top: 0, width: 1200, height: 900 }],
    ['a high one', 1200, 1600, { left: 0, top: 350, width: 1200, height: 900 }],
    ['one of the frame’s shape', 1600, 1200, { left: 0, top: 0, width: 1600, height: 1200 }],
  ])('show the middle of %s', (_, width, height, cut) => {
    expect(made(width, height)[0]?.cut).toEqual(cut);
  });

  it.each([
    [480, 360, []],
    [481, 361, [480]],
    [1600, 361, [480]],
    [1, 1600, []],
    [1600, 1, []],
  ])('of %i × %i pixels are only smaller ones: %j', (width, height, widths) => {
    expect(made(width, height).map((one) => one.width)).toEqual(widths);
  });

  test('lie within the picture, have the frame’s shape, and one byte a pixel', () => {
    const side = fc.integer({ min: 1, max: 1600 });
    const holds = (width: number, height: number, frame: typeof ROBOT_FRAME) => {
      for (const { cut, ...size } of made(width, height, frame)) {
        expect(cut.left + cut.width).toBeLessThanOrEqual(width);
        expect(cut.top + cut.height).toBeLessThanOrEqual(height);
        expect(Math.abs(cut.width - cut.height * frame.shape)).toBeLessThanOrEqual(frame.shape);
        expect(size.width).toBeLessThan(framedWidth(frame, { width, height }));
        expect(smallerMaxBytes(frame, size.width)).toBe(size.width * size.height);
      }
    };
    fc.assert(fc.property(side, side, fc.constantFrom(ROBOT_FRAME, AVATAR_FRAME), holds), {
      numRuns: runs(300),
    });
  });
});
