import { pictureDetails, pictureForms, smallerName } from '@roborrow/domain';

/*
 * A project's documents name the file of a picture in its bucket; the embedded backend's hold the bytes, and after the last `#` the path
 * that the file would have.
 */

/** A picture's bytes in base64, by its path. */
export type Bytes = (path: string) => string | undefined;

export interface StoredPicture {
  readonly path: string;
  readonly bytes: string;
}

const JPEG = 'data:image/jpeg;base64,';
const PATH = /^(?:robots|avatars)\/[^/]+\/[^/]+$/;
const STORAGE = /^https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/[^/]+\/o\/(?<file>[^?#]+)\?[^#]*/;

const bytesIn = (url: string): string => url.slice(JPEG.length);

/** The path behind an embedded picture's bytes; `null` for an address of another kind, which is the same everywhere. */
const pathIn = (address: string): string | null => {
  const path = address.slice(address.lastIndexOf('#') + 1);
  return address.startsWith(JPEG) && PATH.test(path) ? path : null;
};

/** The pictures that an embedded address holds: the whole one and its smaller sizes. */
export function picturesIn(address: string): readonly StoredPicture[] {
  const path = pathIn(address);
  if (path === null) return [];
  const { url, smaller } = formsOf(address, path);
  return [
    { path, bytes: bytesIn(url) },
    ...smaller.map((one) => ({ path: smallerName(path, one.width), bytes: bytesIn(one.url) })),
  ];
}

/** What an address says without the path at its end. */
const formsOf = (address: string, path: string) => pictureForms(address.slice(0, -path.length - 1));

/** What an address says after the first `#`, with its smaller sizes as widths or with their bytes. */
const detailsOf = (
  { size, placeholder, smaller }: ReturnType<typeof pictureForms>,
  sizes: Parameters<typeof pictureDetails>[2],
  colours: string,
): string =>
  size && placeholder !== null && smaller.length === sizes.length
    ? `#${pictureDetails(size, colours, sizes)}`
    : '';

/** The colours as an address has them: the second of the parts that it says. */
const coloursIn = (address: string): string => address.split('#')[1]?.split('~')[1] ?? '';

/** An embedded address as a project's documents have it. */
export function toProject(address: string, bucket: string): string {
  const path = pathIn(address);
  if (path === null) return address;
  const forms = formsOf(address, path);
  const widths = forms.smaller.map(({ width }) => width);
  const url = `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
  return url + detailsOf(forms, widths, coloursIn(address));
}

/** A project's address as the embedded backend has it; `null` if the picture's bytes are missing. */
export function toEmbedded(address: string, bytes: Bytes): string | null {
  const file = STORAGE.exec(address)?.groups?.['file'];
  if (file === undefined) return address;
  const path = decodeURIComponent(file);
  const whole = bytes(path);
  if (whole === undefined) return null;
  const forms = pictureForms(address);
  const sizes = forms.smaller.flatMap(({ width }) => {
    const smaller = bytes(smallerName(path, width));
    return smaller === undefined ? [] : { width, url: JPEG + smaller };
  });
  return `${JPEG}${whole}${detailsOf(forms, sizes, coloursIn(address))}#${path}`;
}
