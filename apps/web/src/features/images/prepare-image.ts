import type { ImageFile } from '@roborrow/domain';
import { fittedSize } from './fitted-size.ts';

/** Indistinguishable by eye, at a fraction of the size. */
const QUALITY = 0.85;

/**
 * Scales a picked picture down and encodes it afresh as JPEG, which leaves the camera's metadata behind
 * (D22).
 * @param longestSide in pixels
 * @throws when the browser cannot decode the file as a picture.
 */
export async function prepareImage(file: File, longestSide: number): Promise<ImageFile> {
  const url = URL.createObjectURL(file);
  try {
    // An image element, not a bitmap: it also draws SVG, and turns a photo the way the camera was held.
    const image = new Image();
    image.src = url;
    await image.decode();
    const jpeg = await encode(image, longestSide);
    return { bytes: new Uint8Array(await jpeg.arrayBuffer()), contentType: 'image/jpeg' };
  } finally {
    URL.revokeObjectURL(url);
  }
}

function encode(image: HTMLImageElement, longestSide: number): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const { width, height } = fittedSize({ width: naturalWidth, height: naturalHeight }, longestSide);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw');
  // JPEG knows no transparency: what was clear becomes paper, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    const onEncoded = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('this picture cannot be encoded'));
    canvas.toBlob(onEncoded, 'image/jpeg', QUALITY);
  });
}
