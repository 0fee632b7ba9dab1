import type { ImageFile, UserId } from '@roborrow/domain';
import { openDB, type IDBPDatabase } from 'idb';
import * as z from 'zod/mini';

const STORE = 'photos';

const bytes = z.custom<Uint8Array>((value) => ArrayBuffer.isView(value) && value.byteLength > 0);

const image = z.object({
  bytes,
  contentType: z.literal('image/jpeg'),
  // Drafts of before have none, and their photos are stored in one size.
  sizes: z.exactOptional(
    z.object({
      whole: z.object({ width: z.number(), height: z.number() }),
      placeholder: z.string(),
      smaller: z.array(z.object({ width: z.number(), bytes })),
    }),
  ),
});

let opening: Promise<IDBPDatabase> | undefined;

const open = (): Promise<IDBPDatabase> =>
  (opening ??= openDB('roborrow-drafts', 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
  }));

/**
 * The photos of a user's draft, in IndexedDB because local storage is too small. The stored data may be of
 * another version or broken, so entries that are not photos are left out.
 */
export function createDraftPhotos(owner: UserId) {
  return {
    load: async (): Promise<readonly ImageFile[]> => {
      try {
        const kept: unknown = await (await open()).get(STORE, owner);
        return (Array.isArray(kept) ? kept : []).flatMap((one: unknown) => image.safeParse(one).data ?? []);
      } catch {
        return []; // private mode, or the browser forbids storage
      }
    },
    keep: async (photos: readonly ImageFile[]): Promise<boolean> => {
      try {
        const database = await open();
        await (photos.length === 0 ? database.delete(STORE, owner) : database.put(STORE, photos, owner));
        return true;
      } catch {
        return photos.length === 0;
      }
    },
  };
}
