/*
 * A picture's colours in 4 × 3 pixels. They are stored as the pixels of a BMP file in base64, so that a browser paints them smoothly
 * without any code, in a rendered page too: a file needs only the same beginning before them.
 */

/** How wide and how high a placeholder is, in pixels. Rows of four need no padding in the file. */
export const PLACEHOLDER_SIZE = { width: 4, height: 3 } as const;

/** A file's header: 54 bytes, so it ends where a character of base64 ends. Rows are stored from the bottom up, blue first. */
const HEADER = 'Qk1aAAAAAAAAADYAAAAoAAAABAAAAAMAAAABABgAAAAAACQAAAATCwAAEwsAAAAAAAAAAAAA';

/** What a placeholder consists of: the characters of 36 bytes. */
const PIXELS = /^[A-Za-z0-9+/]{48}$/;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * A placeholder from its pixels.
 * @param pixels from the upper left to the lower right: `channels` numbers each, of which the first three are red, green and blue.
 */
export const placeholderOf = (pixels: ArrayLike<number>, channels: 3 | 4): string => {
  const { width, height } = PLACEHOLDER_SIZE;
  let text = '';
  for (let row = height - 1; row >= 0; row -= 1) {
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * channels;
      const byte = (offset: number): number => (pixels[at + offset] ?? 0) & 255;
      const three = (byte(2) << 16) | (byte(1) << 8) | byte(0);
      for (const shift of [18, 12, 6, 0]) text += ALPHABET.charAt((three >> shift) & 63);
    }
  }
  return text;
};

/** Whether a text is a placeholder. */
export const isPlaceholder = (text: string): boolean => PIXELS.test(text);

/** The placeholder as a picture that a browser shows: a `data:` URL. */
export const placeholderUrl = (placeholder: string): string =>
  `data:image/bmp;base64,${HEADER}${placeholder}`;
