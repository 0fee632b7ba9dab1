import { deleteKept } from '../src/features/offline/worker-contract.ts';

/*
 * The service worker of a site that wants none (VITE_OFFLINE=false): it takes the place of the one that a browser has, deletes what
 * that one kept, and is gone. It answers no request.
 */

declare const self: ServiceWorkerGlobalScope;

async function retire(): Promise<void> {
  await deleteKept();
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
