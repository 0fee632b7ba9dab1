import { openService } from '../google.ts';

/** A project's stored pictures, past its rules. Paths are `robots/ada/1760000000000_rover_a.jpg`. */
export interface Bucket {
  /** `null` if there is none. @throws when it has more than `most` bytes. */
  read(path: string, most: number): Promise<Uint8Array | null>;
  /** Stores a JPEG, in the place of an earlier one. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Nothing happens if there is none. */
  remove(path: string): Promise<void>;
}

const BOUNDARY = 'a-picture-is-below';

/** What is stored: its bytes, and what Storage is told about them. */
export interface StoredObject {
  readonly path: string;
  readonly about: Readonly<Record<string, unknown>>;
  readonly bytes: Uint8Array;
}

/** Opens Storage, or the emulator that the environment names. */
export const openStorage = () =>
  openService({ emulator: 'FIREBASE_STORAGE_EMULATOR_HOST', api: 'https://storage.googleapis.com' });

/** Stores an object, in the place of an earlier one. */
export async function storeObject(
  storage: ReturnType<typeof openStorage>,
  bucket: string,
  { path, about, bytes }: StoredObject,
): Promise<void> {
  const part = (type: string) => `--${BOUNDARY}\r\ncontent-type: ${type}\r\n\r\n`;
  const type = typeof about['contentType'] === 'string' ? about['contentType'] : 'application/octet-stream';
  const head = `${part('application/json')}${JSON.stringify({ ...about, name: path })}\r\n${part(type)}`;
  const stored = await storage.ask(`/upload/storage/v1/b/${bucket}/o?uploadType=multipart`, {
    method: 'POST',
    headers: { 'content-type': `multipart/related; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  });
  if (!stored) throw new Error(`There is no bucket ${bucket}`);
}

/** Opens a bucket as `openDatabase` opens a database. */
export function openBucket(bucket: string): Bucket {
  const storage = openStorage();
  const addressOf = (path: string) => `/storage/v1/b/${bucket}/o/${encodeURIComponent(path)}`;
  return {
    read: async (path, most) => {
      const answer = await storage.ask(`${addressOf(path)}?alt=media`);
      if (!answer) return null;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (bytes.length > most) throw new Error(`${path} has ${bytes.length} bytes`);
      return bytes;
    },
    // As the app uploads it.
    write: (path, bytes) =>
      storeObject(storage, bucket, {
        path,
        about: {
          contentType: 'image/jpeg',
          contentDisposition: 'inline',
          cacheControl: 'private, max-age=31536000, immutable',
        },
        bytes,
      }),
    remove: async (path) => void (await storage.ask(addressOf(path), { method: 'DELETE' })),
  };
}
