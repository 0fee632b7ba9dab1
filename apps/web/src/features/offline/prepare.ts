import { settings } from '../../env.ts';
import { belowTheBar } from '../../ui/below-the-bar.ts';
import { offline } from './offline.text.ts';
import { isOnline, onConnection } from './connection.ts';
import styles from './connection-line.module.css';
import { deleteKept, type Leave, type Seen } from './worker-contract.ts';

/** What makes the app work without a network. Nothing waits for it, so it comes last. */
export function prepareForOffline(): void {
  showConnection();
  // The development server has no worker.
  if (settings.offline && import.meta.env.PROD) void registerWorker();
}

const WORKER = '/sw.js';
const HASHED = '/assets/';

/** Whether the site has no service worker any more: not while the server cannot be reached, or is in trouble. */
async function isGone(): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(WORKER, { cache: 'no-store' });
    // A server that answers every address with a page does so for a file that is gone.
    return ok
      ? !(headers.get('content-type') ?? '').includes('javascript')
      : status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** Removes the worker of an earlier deployment, with all that it kept. */
async function removeWorker(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations();
  for (const { active } of registrations) active?.postMessage({ kind: 'leave' } satisfies Leave);
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await deleteKept(); // also where the worker is too old to know that it leaves
}

/** Tells the worker, now and later, what it did not bring: everything on the first visit, and what was on its way when it came. */
async function tellWhatIsSeen(workers: ServiceWorkerContainer): Promise<void> {
  let page = workers.controller ? null : location.pathname;
  const { active } = await workers.ready;
  const observer = new PerformanceObserver((list) => {
    const entries = list
      .getEntriesByType('resource')
      // What the type of these entries is.
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ workerStart }) => workerStart === 0);
    const isFile = ({ name }: PerformanceEntry) => name.startsWith(`${location.origin}${HASHED}`);
    const files = entries.filter(isFile).map(({ name }) => name);
    const pictures = entries
      .filter((entry) => entry.initiatorType === 'img' && !isFile(entry))
      .map(({ name }) => name);
    if (page === null && files.length + pictures.length === 0) return;
    active?.postMessage({ kind: 'seen', page, files, pictures } satisfies Seen);
    page = null;
  });
  observer.observe({ type: 'resource', buffered: true });
}

/**
 * Registers the service worker, or asks for a newer one (D481). Where browsers have no workers, or storage is forbidden, nothing
 * happens.
 */
async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  void tellWhatIsSeen(workers);
  try {
    const registration = await workers.register(WORKER, { updateViaCache: 'none' });
    await registration.update();
  } catch {
    if (await isGone()) await removeWorker(workers);
  }
}

/** How long the page says that the network is there again, in milliseconds. */
const SHOWN = 5000;

/**
 * One line that says when there is no network, and when there is again (D484). It lies over the page, so that nothing moves, and
 * outside of React, because it outlives every screen.
 */
function showConnection(): void {
  const line = document.body.appendChild(document.createElement('div'));
  line.className = styles['line'] ?? '';
  line.role = 'status'; // a screen reader says what changes here when it has nothing else to say
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string) => {
    belowTheBar(line);
    line.textContent = text;
  };
  const look = () => {
    clearTimeout(timer);
    if (!isOnline()) return say(offline.gone);
    if (line.textContent === '') return;
    say(offline.back);
    timer = setTimeout(() => say(''), SHOWN);
  };
  onConnection(look);
  look();
  // On a page that no server rendered, React may make the document anew after this, without the line.
  new MutationObserver(() => {
    if (line.isConnected) return;
    document.body.append(line);
    look();
  }).observe(document, { childList: true });
}
