import {
  imageId,
  messageId,
  robotId,
  userId,
  type PendingImages,
  type PendingImagesPort,
} from '@roborrow/domain';
import { openDB } from 'idb';
import * as z from 'zod/mini';

const STORE = 'entries';

const schema = z.object({
  id: z.string(),
  ownerId: z.pipe(z.string(), z.transform(userId)),
  robotId: z.nullable(z.pipe(z.string(), z.transform(robotId))),
  message: z.optional(z.pipe(z.string(), z.transform(messageId))),
  uploads: z.array(z.pipe(z.string(), z.transform(imageId))),
  replaced: z.array(z.string()),
});

const lockOf = (id: string): string => `roborrow.pending-images.${id}`;

/**
 * Entries in IndexedDB, because the embedded backend's picture URLs are too long for local storage. The tab
 * that creates an entry holds a lock on it until the tab closes; so an entry that can be locked was
 * abandoned.
 * @throws if the browser has no locks or stores no data.
 */
export async function openPendingImages(locks: LockManager): Promise<PendingImagesPort> {
  const database = await openDB('roborrow-pending-images', 1, {
    upgrade: (created) => void created.createObjectStore(STORE, { keyPath: 'id' }),
  });
  const held = new Map<string, () => void>();

  const hold = (id: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const untilReleased = () =>
        new Promise<void>((release) => {
          held.set(id, release);
          resolve();
        });
      locks.request(lockOf(id), untilReleased).catch(reject);
    });

  const release = (id: string): void => {
    held.get(id)?.();
    held.delete(id);
  };

  const finish = async (
    pending: PendingImages,
    work: (pending: PendingImages) => Promise<void>,
  ): Promise<void> => {
    // Another tab may have finished it already.
    if ((await database.get(STORE, pending.id)) === undefined) return;
    await work(pending);
    await database.delete(STORE, pending.id);
  };

  return {
    keep: (pending) =>
      withoutFailing(async () => {
        await hold(pending.id);
        await database.put(STORE, pending);
      }),
    forget: (id) =>
      withoutFailing(async () => {
        await database.delete(STORE, id);
        release(id);
      }),
    finishAbandoned: (ownerId, work) =>
      withoutFailing(async () => {
        for (const value of await database.getAll(STORE)) {
          const { data: pending } = schema.safeParse(value);
          if (pending?.ownerId !== ownerId) continue;
          await locks.request(lockOf(pending.id), { ifAvailable: true }, async (lock) => {
            if (lock) await withoutFailing(() => finish(pending, work));
          });
        }
      }),
  };
}

const withoutFailing = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (reason) {
    console.warn('Pending pictures wait for the next start', reason);
  }
};
