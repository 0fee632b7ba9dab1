import type { ImageFile } from '../ports/images.ts';
import { isPlaceholder } from './placeholder.ts';
import { smallerMaxBytes, type PictureFrame } from './picture-sizes.ts';

const isBetween = (value: number, most: number): boolean => value >= 1 && value <= most;

/** Whether a backend stores a picture: JPEGs, none of them empty, larger than its size allows, or of another width (D22, D740). */
export const isStorable = (frame: PictureFrame, { bytes, contentType, sizes }: ImageFile): boolean => {
  if (contentType !== 'image/jpeg' || !isBetween(bytes.length, frame.maxBytes)) return false;
  if (!sizes) return true;
  const { whole, placeholder, smaller } = sizes;
  return (
    [whole.width, whole.height].every(
      (side) => Number.isInteger(side) && isBetween(side, frame.longestSide),
    ) &&
    isPlaceholder(placeholder) &&
    smaller.every(
      (one, index) =>
        frame.widths.includes(one.width) &&
        one.width > (smaller[index - 1]?.width ?? 0) &&
        isBetween(one.bytes.length, smallerMaxBytes(frame, one.width)),
    )
  );
};
