import type { ImageFile } from '@roborrow/domain';

/** A picture as it is stored: a few bytes with any content. */
export const image = (
  bytes: ArrayLike<number> = [1, 2, 3, 250],
  contentType: ImageFile['contentType'] = 'image/jpeg',
): ImageFile => ({
  bytes: Uint8Array.from(bytes),
  contentType,
});

/** A picture of this size in bytes. */
export const imageOfSize = (size: number): ImageFile => ({
  bytes: new Uint8Array(size).fill(7),
  contentType: 'image/jpeg',
});

const COLOURS = 'aZ09+/'.repeat(8);

/** A picture of 400 × 300 pixels with smaller ones of these widths, each with bytes of its own. */
export const imageWithSizes = (...widths: readonly number[]): ImageFile => ({
  ...image(),
  sizes: {
    whole: { width: 400, height: 300 },
    placeholder: COLOURS,
    smaller: widths.map((width) => ({ width, bytes: Uint8Array.of(width & 255, 7) })),
  },
});
