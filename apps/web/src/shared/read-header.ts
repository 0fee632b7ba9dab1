import { imageSize } from 'image-size';
import type { Size } from './fitted-size.ts';

export interface ImageHeader extends Size {
  /** A drawing has no pixel size; it is drawn at the size that is needed. */
  readonly isDrawing: boolean;
}

/** From 5 on, the camera was held upright, so width and height are swapped. */
const FIRST_UPRIGHT = 5;

/**
 * Reads the size of a picture from its header, without decoding it; `null` for an unknown format. Width and
 * height are as displayed.
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
