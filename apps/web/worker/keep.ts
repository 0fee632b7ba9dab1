import { deleteKept } from '../src/features/offline/worker-contract.ts';

/** How much is kept in one cache. */
export interface Shelf {
  readonly name: string;
  /** The most answers; the one that was kept first goes first. */
  readonly most: number;
}

let isLeaving = false;

/** Deletes what is kept, and keeps nothing more. */
export async function leave(): Promise<void> {
  isLeaving = true;
  await deleteKept();
}

/** Keeps an answer under one or several addresses. Where the browser has no room, nothing is kept. */
export async function keep(
  { name, most }: Shelf,
  answer: Response,
  ...addresses: readonly string[]
): Promise<void> {
  if (isLeaving) return;
  try {
    const cache = await caches.open(name);
    for (const address of addresses) {
      await cache.delete(address); // so that what was kept again counts as new
      await cache.put(address, answer.clone());
    }
    const kept = await cache.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(old);
  } catch (error) {
    console.warn('Not kept for later', addresses, error);
  }
}

/** What is kept under the first of these addresses that has something. */
export async function kept({ name }: Shelf, ...addresses: readonly string[]): Promise<Response | undefined> {
  for (const address of addresses) {
    // An answer belongs to its address, whatever encoding or origin the server says that it depends on.
    const answer = await caches.match(address, { cacheName: name, ignoreVary: true });
    if (answer) return answer;
  }
  return undefined;
}
