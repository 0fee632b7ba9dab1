import {
  FILES,
  type Leave,
  type Notify,
  OURS,
  PAGES,
  PICTURES,
  type Seen,
} from '../src/features/offline/worker-contract.ts';
import { fileFor, pageFor, pictureFor, type Means } from './answer.ts';
import { leave } from './keep.ts';
import { kindOf } from './kind-of.ts';
import { openNotice, showNotice } from './notices.ts';
import { renewSubscription, showPushed } from './push.ts';

/*
 * The service worker. It brings no files of its own, and pages come from the network first, so a worker of any age serves any
 * deployment: a new one can take over at once.
 */

declare const self: ServiceWorkerGlobalScope;
/** Origins of pictures, from the build. */
declare const __PICTURE_HOSTS__: readonly string[];

const ANSWERS = { page: pageFor, file: fileFor, picture: pictureFor } as const;

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const current: readonly string[] = [PAGES, FILES, PICTURES];
  const old = names.filter((name) => name.startsWith(OURS) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  // The browser asks for a page while it starts the worker, so that nothing becomes slower.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Keeps what a page has loaded without the worker. Files come out of the browser's own cache. */
async function keepSeen({ page, files, pictures }: Seen, means: Means): Promise<void> {
  const isPicture = (url: string) =>
    kindOf(
      { method: 'GET', mode: 'no-cors', destination: 'image', url },
      location.origin,
      __PICTURE_HOSTS__,
    ) === 'picture';
  await Promise.allSettled([
    ...(page === null ? [] : [pageFor(new Request(page), means)]),
    ...files.map((url) => fileFor(new Request(url), means)),
    ...pictures.filter(isPicture).map((url) => pictureFor(new Request(url), means)),
  ]);
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const asked = kindOf(event.request, location.origin, __PICTURE_HOSTS__);
  if (asked === 'other') return;
  // The browser's type does not know that this may be nothing.
  const early = event.preloadResponse as Promise<Response | undefined>;
  event.respondWith(ANSWERS[asked](event.request, { waitUntil: (work) => event.waitUntil(work), early }));
});

self.addEventListener('message', (event) => {
  const data = event.data as Seen | Notify | Leave; // only pages of this site can send one
  if (data.kind === 'seen') event.waitUntil(keepSeen(data, { waitUntil: (work) => event.waitUntil(work) }));
  else if (data.kind === 'leave') event.waitUntil(leave());
  else if (event.source instanceof Client)
    event.waitUntil(showNotice(self.registration, data, event.source.id));
});

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotice(self.clients, event.notification)),
);

self.addEventListener('push', (event) =>
  event.waitUntil(showPushed(self.registration, self.clients, event.data?.text() ?? '')),
);

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(self.registration, self.clients, event.oldSubscription)),
);
