/**
 * The longest side of a picture that is shown, in pixels (D152). The product scales every stored picture down
 * to it (D22), so only a picture that was stored with another client is larger.
 */
export const LONGEST_SIDE = 1600;

const fitting = new Set<string>();

/** Whether a picture needs no check: a file of this site, created by this page, or checked before. */
export const isKnownToFit = (src: string): boolean => /^(?:blob:|\/(?![/\\]))/.test(src) || fitting.has(src);

/**
 * Whether a picture can be shown: it loads and is no larger than `LONGEST_SIDE`. A picture of 16,000 × 16,000
 * pixels is 31 kB to download and more than a gigabyte to render. An image element outside of the document
 * reads the size from the file and decodes no pixel. This works for every format, and for pictures of other
 * sites, whose bytes scripts may not read.
 */
export async function pictureFits(src: string): Promise<boolean> {
  if (isKnownToFit(src)) return true;
  const image = new Image();
  const isLoaded = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = src;
  });
  const longest = Math.max(image.naturalWidth, image.naturalHeight);
  const fits = isLoaded && longest > 0 && longest <= LONGEST_SIDE;
  if (fits) fitting.add(src);
  return fits;
}
