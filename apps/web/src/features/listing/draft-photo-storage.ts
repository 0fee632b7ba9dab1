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
 * The photos of a user's draft, in IndexedDB because local storage is too small. Each is an entry of its own beside the list of them, so
 * that one more photo does not store all others again. The stored data may be of another version or broken, so entries that are not photos are left out.
 */
export function createDraftPhotos(owner: UserId) {
  const keys = new WeakMap<ImageFile, string>();
  const keyOf = (photo: ImageFile): string => {
    const key = keys.get(photo) ?? `${owner}/${Math.random().toString(36).slice(2)}`;
    keys.set(photo, key);
    return key;
  };
  return {
    load: async (): Promise<readonly ImageFile[]> => {
      try {
        const database = await open();
        const kept: unknown = await database.get(STORE, owner);
        const entries: readonly unknown[] = Array.isArray(kept) ? kept : [];
        const photos = await Promise.all(
          entries.map(async (entry) => {
            // Drafts of before hold the photos themselves.
            const stored: unknown = typeof entry === 'string' ? await database.get(STORE, entry) : entry;
            const photo = image.safeParse(stored).data;
            if (photo && typeof entry === 'string') keys.set(photo, entry);
            return photo ?? [];
          }),
        );
        return photos.flat();
      } catch {
        return []; // private mode, or the browser forbids storage
      }
    },
    keep: async (photos: readonly ImageFile[]): Promise<boolean> => {
      try {
        const { store, done } = (await open()).transaction(STORE, 'readwrite');
        const stored = new Set(await store.getAllKeys(IDBKeyRange.bound(`${owner}/`, `${owner}/\uffff`)));
        const kept = photos.map(keyOf);
        await Promise.all([
          ...photos
            .filter((photo) => !stored.has(keyOf(photo)))
            .map((photo) => store.put(photo, keyOf(photo))),
          ...[...stored].filter((key) => !kept.some((one) => one === key)).map((key) => store.delete(key)),
          photos.length === 0 ? store.delete(owner) : store.put(kept, owner),
          done,
        ]);
        return true;
      } catch {
        return photos.length === 0;
      }
    },
  };
}
