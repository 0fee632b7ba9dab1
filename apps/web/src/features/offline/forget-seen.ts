import { PAGES, PICTURES } from './worker-contract.ts';

/** Deletes the pages and pictures that were seen in this browser (D483). Scripts and styles say nothing of anyone, and stay. */
export async function forgetSeen(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([PAGES, PICTURES].map((name) => caches.delete(name)));
}
