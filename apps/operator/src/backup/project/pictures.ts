import type { Service } from '../../google.ts';
import { storeObject } from '../../photos/bucket.ts';
import type { PictureRecord, Read } from '../archive/record.ts';

/** So many are asked for at once; each has up to ten megabytes, and a part ends behind some of them. */
const PAGE = 8;

/** What is kept of an object besides its bytes: the words of Storage's interface. */
const KEPT = ['contentType', 'contentEncoding', 'contentDisposition', 'cacheControl', 'metadata'];

interface Listed {
  readonly items?: readonly (Readonly<Record<string, unknown>> & { readonly name: string })[];
  readonly nextPageToken?: string;
}

/** All pictures of a bucket, past its rules. */
export function openPictures(storage: Service, bucket: string) {
  const objects = `/storage/v1/b/${bucket}/o`;
  const list = async (count: number, next?: string): Promise<Listed> =>
    storage.json(`${objects}?maxResults=${count}${next ? `&pageToken=${encodeURIComponent(next)}` : ''}`);

  async function* read(from: string | undefined): AsyncGenerator<Read<'pictures'>> {
    let next = from;
    do {
      const { items = [], nextPageToken } = await list(PAGE, next);
      next = nextPageToken;
      for (const [at, item] of items.entries()) {
        const answer = await storage.ask(`${objects}/${encodeURIComponent(item.name)}?alt=media`);
        // Its owner deleted it meanwhile.
        if (!answer) continue;
        const record: PictureRecord = {
          path: item.name,
          about: Object.fromEntries(
            KEPT.filter((name) => item[name] !== undefined).map((name) => [name, item[name]]),
          ),
          bytes: Buffer.from(await answer.arrayBuffer()).toString('base64'),
        };
        yield { record, ...(at === items.length - 1 && next && { next }) };
      }
    } while (next);
  }

  return {
    read,
    isEmpty: async (): Promise<boolean> => ((await list(1)).items ?? []).length === 0,
    write: async (records: readonly PictureRecord[]): Promise<void> => {
      for (const { path, about, bytes } of records)
        await storeObject(storage, bucket, { path, about, bytes: Buffer.from(bytes, 'base64') });
    },
  };
}
