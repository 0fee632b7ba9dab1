import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { contentTakenOver } from './ui/content-taken-over.ts';
import { Document } from './document/Document.tsx';
import { keepEarlyActions, replayEarlyClicks } from './document/early-clicks.ts';
import {
  isReadForThisVisit,
  readPageState,
  takeAnswers,
  takePictures,
  type PageState,
} from './document/page-state.ts';
import { settings } from './env.ts';
import { hearFailures } from './hear-failures.ts';
import { prepareForOffline } from './features/offline/index.ts';
import { createQueryClient } from './shared/query-client.ts';
import { createAppRouter, type AppRouter } from './router.tsx';
import { startSession, type Session } from './session/session.ts';
import { readTabMark } from './session/tab-mark.ts';
import { watchForNewDeployment } from './ui/new-deployment.ts';
import './ui/base.css';
import { nextTask } from './shared/next-task.ts';
import { whenWanted } from './when-wanted.ts';

declare const __HEARS_FAILURES__: boolean;

/** The pattern of the address that is shown, for reports. */
let pageOf = () => 'before the first page';
if (__HEARS_FAILURES__) hearFailures(() => pageOf());

watchForNewDeployment(import.meta.url);

// Loaded separately, so that the icons do not delay the first paint.
void import('./ui/icon-pictures.css');

let endHydration = () => {};
const hydrated = new Promise<void>((resolve) => (endHydration = resolve));

// A page with rendered content needs the backend only when the visitor acts, or when the browser is idle. What it says may
// differ from what the page was rendered with, so nothing hears of it while React compares.
const services = whenWanted(async () => {
  const { compose } = await import('./composition/compose.ts');
  const composed = await compose(settings);
  await hydrated;
  return composed;
});
services.arrived
  .catch(console.error)
  .then(prepareForOffline)
  .catch(() => {}); // then the app needs the network

/** Waiting for the session loads the backend, because only the backend knows the session. */
function openSession(): Session {
  const session = startSession(services.arrived, hydrated);
  return {
    ...session,
    whenReady: () => {
      services.start();
      return session.whenReady();
    },
  };
}

/** If the browser is never idle, the backend is loaded after this time all the same, in milliseconds. */
const LONGEST_BUSY_TIME = 3000;

const { dataset } = document.documentElement;

/** Has the browser lay out what is out of sight on a prerendered page (`robot-card.module.css`), in parts and after each paint. */
async function layOutTheRest(): Promise<void> {
  for (const left of ['most', 'some']) {
    if (!dataset['unscrolled']) return;
    dataset['unscrolled'] = left;
    await new Promise(requestAnimationFrame);
    await nextTask();
  }
  delete dataset['unscrolled'];
}

/** Loads the backend on the user's first action, or as soon as the browser is idle. */
function loadServicesLater(): void {
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, services.start, { once: true, capture: true });
  const whenIdle = () => {
    endHydration();
    services.start();
    void layOutTheRest();
  };
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(whenIdle, { timeout: LONGEST_BUSY_TIME });
  else setTimeout(whenIdle, 200);
}

/** Calls `then` once React has hydrated the document's frame. */
function Ready({ then }: { readonly then: () => void }) {
  useEffect(then, [then]);
  return null;
}

/** Hydrates the rendered page in slices, so that the browser can respond to the visitor in between. */
async function takeOver(app: ReactNode, router: AppRouter, { matches }: PageState): Promise<void> {
  // The router's `hydrate` reads the server's data from here, and takes it from nowhere else (`router-state.test.ts`).
  const idle = () => {};
  window.$_TSR = { router: { manifest: undefined, matches }, buffer: [], h: idle, e: idle, c: idle, p: idle };
  await nextTask();
  await hydrate(router);
  delete dataset['page'];
  router.history.subscribe(() => void delete dataset['unscrolled']); // places to scroll back to need true heights
  startTransition(() => void hydrateRoot(document, app));
}

async function start(): Promise<void> {
  await nextTask();
  const state = readPageState();
  const session = openSession();
  const queryClient = createQueryClient();
  const hasDemo = settings.backend === 'in-memory';
  const router = createAppRouter({
    services: services.outcome,
    arrived: services.arrived,
    session,
    queryClient,
    hasDemo,
    origin: state ? state.origin : location.origin,
  });

  if (__HEARS_FAILURES__) pageOf = () => router.state.matches.at(-1)?.fullPath ?? 'none';

  // After a change of the session, the guards of the open screen run again.
  session.subscribe(() => void router.invalidate());

  if (!state) delete dataset['page'];
  const marks = Object.fromEntries(Object.entries(dataset).map(([name, value]) => [`data-${name}`, value]));
  const appThen = (whenReady: () => void) => (
    <StrictMode>
      <Document marks={marks} tail={<Ready then={whenReady} />}>
        <RouterProvider router={router} />
      </Document>
    </StrictMode>
  );
  if (!state || readTabMark() === 'member') services.start();
  if (!state) {
    endHydration();
    // Until the screen is there, the page's frame is shown.
    await router.load();
    const replay = keepEarlyActions();
    return createRoot(document).render(appThen(() => void replay()));
  }
  takeAnswers(queryClient, state.answers);
  takePictures(state);
  // What the page shows may be old (D191), or the initial demo data, which this browser may have changed.
  if (hasDemo || !isReadForThisVisit(state)) {
    // The next page of a list that is being fetched stays.
    const askAgain = () => void queryClient.invalidateQueries({}, { cancelRefetch: false });
    services.arrived.then(askAgain, () => {}); // what failed is reported above
  }
  const app = appThen(() => void contentTakenOver.then(replayEarlyClicks).then(loadServicesLater));
  await takeOver(app, router, state);
}

void start();
