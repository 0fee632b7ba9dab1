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
