import type { EmulatorHosts } from '../configuration.ts';
import { createImageUrls, PRODUCTION } from '../image-urls.ts';

/** Whose pictures are read, and how. */
export interface PictureStartOptions {
  /** The name of the project's bucket. */
  readonly bucket: string;
  /** Used instead of the project's own services. */
  readonly emulators?: Pick<EmulatorHosts, 'storage'>;
  readonly fetch?: (url: string, request: RequestInit) => Promise<Response>;
}

/**
 * The first bytes of a stored picture, at most `most`. `null` for an address of anything else, of a picture that is not there, and of one
 * whose file may yet be replaced at `now`, in milliseconds since 1970. Rejects if Storage cannot be reached, or when the signal is aborted.
 */
export type ReadPictureStart = (
  address: string,
  most: number,
  now: number,
  signal: AbortSignal,
) => Promise<Uint8Array | null>;

/**
 * Under the security rules, the time in a picture's name is less than this far from the time of its upload, in milliseconds; so a file that
 * was deleted can be stored again under its name only this long (D761).
 */
export const REPLACEABLE = 86_400_000;

/** Reads the beginnings of a bucket's pictures, and asks for no address that is not one of theirs: addresses are what strangers wrote. */
export const createPictureStart = ({
  bucket,
  emulators,
  fetch: send = (url, request) => fetch(url, request),
}: PictureStartOptions): ReadPictureStart => {
  const folder = createImageUrls(emulators?.storage).shown(`${PRODUCTION}v0/b/${bucket}/o/`);

  return async (address, most, now, signal) => {
    if (!address.startsWith(folder)) return null;
    const [, name = '', stamp = ''] = PICTURE.exec(address.slice(folder.length)) ?? [];
    if (name === '' || now <= Number(stamp) + REPLACEABLE) return null;
    const response = await send(`${folder}${name}`, {
      headers: { range: `bytes=0-${most - 1}` },
      redirect: 'error',
      signal,
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return null;
    }
    return startOf(response.body, most);
  };
};

/** What follows the bucket: a path as the security rules let people store it, and no other parameters than Storage's own. */
const PICTURE =
  /^((?:robots|avatars)%2F[\w-]{1,128}%2F(\d{13})[-_][\w.-]{1,100}\?alt=media(?:&token=[\w-]{1,100})?)$/;

/** What comes first, whether or not the server kept to the range. */
const startOf = async (body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> => {
  const start = new Uint8Array(most);
  let length = 0;
  // Leaving the loop ends the download.
  for await (const chunk of body) {
    const part = chunk.subarray(0, most - length);
    start.set(part, length);
    length += part.length;
    if (length === most) break;
  }
  return start.subarray(0, length);
};
