import type { ImageFile, ImageSizes } from '../ports/images.ts';
import {
  framedPart,
  smallerMaxBytes,
  smallerPictures,
  type PictureFrame,
  type PicturePart,
  type PictureSize,
} from './picture-sizes.ts';
import { PLACEHOLDER_SIZE, placeholderOf } from './placeholder.ts';

/** How a client makes files of a picture that it has decoded. Parts are in pixels of the whole picture as it will be stored. */
export interface PictureEncoder {
  /** A part of the picture, scaled to a size, as JPEG. @param quality from 0 to 1. */
  jpeg(part: PicturePart, size: PictureSize, quality: number): Promise<Uint8Array>;
  /** The pixels of a part of the picture, scaled to a size: red, green, blue and perhaps opacity of each, from the upper left on. */
  pixels(
    part: PicturePart,
    size: PictureSize,
  ): Promise<{ readonly data: ArrayLike<number>; readonly channels: 3 | 4 }>;
}

/** The first is visually lossless at a fraction of the bytes; the others are for pictures with much noise. */
const WHOLE_QUALITIES = [0.85, 0.7, 0.5, 0.3];
/** What smaller pictures lose, their pixels hide: displays show several of them in the place of one. */
const SMALLER_QUALITIES = [0.72, 0.6, 0.4, 0.2];

/** The size of a picture in this frame, in pixels: it keeps its aspect ratio, never grows, and has no side below 1. */
export const wholeSize = ({ longestSide }: PictureFrame, { width, height }: PictureSize): PictureSize => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * What is stored beside a whole picture of this size (D740, D741). One size after the other, so that little memory is needed.
 * @returns `null` if a size cannot be encoded in its number of bytes.
 */
export const makeImageSizes = async (
  frame: PictureFrame,
  whole: PictureSize,
  encoder: PictureEncoder,
): Promise<ImageSizes | null> => {
  const smaller: { readonly width: number; readonly bytes: Uint8Array }[] = [];
  for (const { cut, ...size } of smallerPictures(frame, whole)) {
    const bytes = await withinBytes(smallerMaxBytes(frame, size.width), SMALLER_QUALITIES, (quality) =>
      encoder.jpeg(cut, size, quality),
    );
    if (!bytes) return null;
    smaller.push({ width: size.width, bytes });
  }
  const { data, channels } = await encoder.pixels(framedPart(frame, whole), PLACEHOLDER_SIZE);
  return { whole, placeholder: placeholderOf(data, channels), smaller };
};

/**
 * A picture ready for storage, in every size of its frame (D22, D740).
 * @param size of the decoded picture, as displayed.
 * @returns `null` if a size cannot be encoded in its number of bytes.
 */
export const makeImageFile = async (
  frame: PictureFrame,
  size: PictureSize,
  encoder: PictureEncoder,
): Promise<ImageFile | null> => {
  const whole = wholeSize(frame, size);
  const bytes = await withinBytes(frame.maxBytes, WHOLE_QUALITIES, (quality) =>
    encoder.jpeg({ left: 0, top: 0, ...whole }, whole, quality),
  );
  const sizes = bytes && (await makeImageSizes(frame, whole, encoder));
  return sizes && { bytes, contentType: 'image/jpeg', sizes };
};

const withinBytes = async (
  most: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Uint8Array>,
): Promise<Uint8Array | null> => {
  for (const quality of qualities) {
    const bytes = await encode(quality);
    // Encoders that do not know a type answer with another one, so the bytes say what it is.
    if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes.length <= most) return bytes;
  }
  return null;
};
