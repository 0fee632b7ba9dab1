import { imageSize } from 'image-size';
import type { Size } from './fitted-size.ts';

export interface ImageHeader extends Size {
  /** A drawing has no pixels of its own: it is drawn at the size it is wanted. */
  readonly isDrawing: boolean;
}

/** From 5 on, the camera was held upright: width and height change places. */
const FIRST_UPRIGHT = 5;

/**
 * What a picture says of itself, without decoding it; `null` when it is none that is known. Width and height are as it is
 * shown.
 */
export async function readHeader(file: Blob): Promise<ImageHeader | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const { width, height, orientation = 1, type = '' } = imageSize(bytes);
    const isDrawing = type === 'svg';
    return orientation < FIRST_UPRIGHT
      ? { width, height, isDrawing }
      : { width: height, height: width, isDrawing };
  } catch {
    return null;
  }
}
