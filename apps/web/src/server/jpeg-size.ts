import type { PictureSize } from '@roborrow/domain';

const START = 0xff_d8;
const SCAN = 0xff_da;
/** A frame's size stands in one of these: baseline, extended, progressive. */
const FRAMES: ReadonlySet<number> = new Set([0xff_c0, 0xff_c1, 0xff_c2]);
/** Quantization, Huffman tables, restarts, a comment; and what applications write (`isOfApplication`). */
const SKIPPED: ReadonlySet<number> = new Set([0xff_db, 0xff_c4, 0xff_dd, 0xff_fe]);
const isOfApplication = (marker: number): boolean => marker >= 0xff_e0 && marker <= 0xff_ef;
/** "MPF": says that the file holds further pictures, which browsers may decode. */
const FURTHER_PICTURES = 0x4d_50_46_00;

/**
 * The size of a JPEG in pixels, as its decoders read it, by what stands before its first scan. `null` for anything else, for what ends
 * before that, and for whatever the product's own pictures do not hold: a second frame, further pictures, bytes between the segments.
 */
export function jpegSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 2 || view.getUint16(0) !== START) return null;
  let size: PictureSize | null = null;
  let at = 2;
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint16(at);
    const length = view.getUint16(at + 2);
    if (marker === SCAN) return size;
    if (FRAMES.has(marker)) {
      if (size) return null;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    } else if (isOfApplication(marker)) {
      if (view.getUint32(at + 4) === FURTHER_PICTURES) return null;
    } else if (!SKIPPED.has(marker)) return null;
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}
