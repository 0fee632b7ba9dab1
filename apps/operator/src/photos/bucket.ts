import { GoogleAuth } from 'google-auth-library';

/** A project's stored pictures, past its rules. Paths are `robots/ada/1760000000000_rover_a.jpg`. */
export interface Bucket {
  /** `null` if there is none. @throws when it has more than `most` bytes. */
  read(path: string, most: number): Promise<Uint8Array | null>;
  /** Stores a JPEG, in the place of an earlier one. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Nothing happens if there is none. */
  remove(path: string): Promise<void>;
}

const NOT_FOUND = 404;
const BOUNDARY = 'a-picture-is-below';

/** Opens a bucket as `openDatabase` opens a database; `FIREBASE_STORAGE_EMULATOR_HOST` names an emulator. */
export function openBucket(bucket: string): Bucket {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const api = emulator ? `http://${emulator}` : 'https://storage.googleapis.com';
  const auth = new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/devstorage.read_write' });
  const tokenOf = () => (emulator ? 'owner' : auth.getAccessToken());
  const ask = async (path: string, request: RequestInit = {}): Promise<Response | null> => {
    const headers = { ...request.headers, authorization: `Bearer ${await tokenOf()}` };
    const answer = await fetch(api + path, { ...request, headers });
    if (!answer.ok && answer.status !== NOT_FOUND)
      throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.ok ? answer : null;
  };
  const objects = `/storage/v1/b/${bucket}/o`;
  return {
    read: async (path, most) => {
      const answer = await ask(`${objects}/${encodeURIComponent(path)}?alt=media`);
      if (!answer) return null;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      if (bytes.length > most) throw new Error(`${path} has ${bytes.length} bytes`);
      return bytes;
    },
    write: async (path, bytes) => {
      // As the app uploads it.
      const metadata = {
        name: path,
        contentType: 'image/jpeg',
        contentDisposition: 'inline',
        cacheControl: 'private, max-age=31536000, immutable',
      };
      const part = (type: string) => `--${BOUNDARY}\r\ncontent-type: ${type}\r\n\r\n`;
      const head = `${part('application/json')}${JSON.stringify(metadata)}\r\n${part('image/jpeg')}`;
      const stored = await ask(`/upload${objects}?uploadType=multipart`, {
        method: 'POST',
        headers: { 'content-type': `multipart/related; boundary=${BOUNDARY}` },
        body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
      });
      if (!stored) throw new Error(`There is no bucket ${bucket}`);
    },
    remove: async (path) => void (await ask(`${objects}/${encodeURIComponent(path)}`, { method: 'DELETE' })),
  };
}
