import { isPlaceholder, placeholderUrl } from './placeholder.ts';
import type { PictureSize } from './picture-sizes.ts';

/*
 * What documents hold of a picture is one address. After `#` it says what else is stored of it (D741):
 *
 *   https://…/1760000000000_rover_a.jpg?alt=media#1600x1200~<colours>~480~960
 *
 * the size of the whole picture in pixels, its colours, and how wide its smaller pictures are. Their addresses follow from the whole
 * one's. Where an address holds the bytes themselves, the smaller ones' addresses stand behind the width: `~480:data:…`. Addresses of
 * one size, as they were stored before, end at `#`.
 */

/** A smaller picture of the same, cut to the frame's shape. */
export interface SmallerAddress {
  /** In pixels. */
  readonly width: number;
  readonly url: string;
}

/** What is known of a stored picture by its address alone. */
export interface PictureForms {
  /** The whole picture's URL. */
  readonly url: string;
  /** The size of the whole picture; `null` if it was stored before sizes were. */
  readonly size: PictureSize | null;
  /** The picture's colours, a `data:` URL; `null` if it was stored before they were. */
  readonly placeholder: string | null;
  /** Ascending; none if only the whole picture is stored. */
  readonly smaller: readonly SmallerAddress[];
}

const SIZE = /^(\d{1,4})x(\d{1,4})$/;
const WIDTH = /^\d{2,4}$/;

/** The name of a smaller picture, from the whole one's name or URL. */
export const smallerName = (whole: string, width: number): string =>
  whole.replace(/\.jpg(?=$|\?)/, `-${width}.jpg`);

/** The name of the whole picture, from the name of any of its sizes. */
export const wholeName = (name: string): string => name.replace(/-\d{2,4}(?=\.jpg$)/, '');

const smallerIn = (url: string, part: string): SmallerAddress | null => {
  const colon = part.indexOf(':');
  const width = colon < 0 ? part : part.slice(0, colon);
  if (!WIDTH.test(width)) return null;
  return { width: Number(width), url: colon < 0 ? smallerName(url, Number(width)) : part.slice(colon + 1) };
};

/**
 * What a picture's address says.
 *
 * @example
 * ```ts
 * pictureForms('/rover.jpg#1600x1200~' + 'A'.repeat(48) + '~480').smaller; // => [{ width: 480, url: '/rover-480.jpg' }]
 * ```
 */
export const pictureForms = (address: string): PictureForms => {
  const [url = '', said = ''] = address.split('#');
  const [size = '', placeholder = '', ...widths] = said.split('~');
  const [, width, height] = SIZE.exec(size) ?? [];
  if (!width || !height || !isPlaceholder(placeholder))
    return { url: said.includes('~') ? url : address, size: null, placeholder: null, smaller: [] };
  return {
    url,
    size: { width: Number(width), height: Number(height) },
    placeholder: placeholderUrl(placeholder),
    smaller: widths.flatMap((part) => smallerIn(url, part) ?? []),
  };
};

/** What an address says after `#`: the whole picture's size, its colours, and its smaller pictures, ascending. */
export const pictureDetails = (
  { width, height }: PictureSize,
  placeholder: string,
  smaller: readonly (number | SmallerAddress)[],
): string => {
  const each = smaller.map((one) => (typeof one === 'number' ? `${one}` : `${one.width}:${one.url}`));
  return [`${width}x${height}`, placeholder, ...each].join('~');
};

/** Whether two addresses are of the same picture, whatever they say of its sizes. */
export const isSamePicture = (one: string, other: string): boolean => wholeOf(one) === wholeOf(other);

/** An address that holds its bytes names no file, so all of it counts. */
const wholeOf = (address: string): string =>
  address.startsWith('data:') ? address : address.replace(/[?#].*$/s, '');
