export interface Size {
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

/**
 * Keeps the aspect ratio with a longest side of at most `longestSide`; never larger than the original, never
 * below one pixel.
 */
export function fittedSize({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
