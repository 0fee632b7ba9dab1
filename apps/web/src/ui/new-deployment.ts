/** The build from which this tab has reloaded already. */
const KEY = 'roborrow.reloaded-from';

const listeners = new Set<() => void>();

/**
 * Calls `listener` right before the page reloads itself, so that typed text can be stored. Returns a function
 * that removes it.
 */
export function beforeReload(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reloads if the server has another build than this one, but only once for this build. */
async function reloadIfNewer(build: string): Promise<void> {
  const response = await fetch('/', { cache: 'no-store' });
  if (!response.ok || (await response.text()).includes(build) || sessionStorage.getItem(KEY) === build)
    return;
  sessionStorage.setItem(KEY, build);
  for (const listener of listeners) listener();
  location.reload();
  addEventListener('click', leaveToBrowser, { capture: true });
}

/**
 * What the app does with a link ends with the page that is being reloaded; the browser opens the link instead. A pointer that
 * comes near one is enough to find a part of the app missing.
 */
function leaveToBrowser(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
}

/**
 * Checks for a new build when a part of the app cannot be loaded, because a deployment may have removed the
 * parts of an open page's build. Without a network, or if the browser forbids storage, nothing happens and
 * the missing part is reported as an error. `entry` is the address of the script that started the app: every page of its build
 * names it.
 */
export function watchForNewDeployment(entry: string): void {
  const build = new URL(entry).pathname;
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router recognises this error by its message and would reload by itself, which would lose typed
    // text.
    payload.message = `Not loaded: ${payload.message}`;
    reloadIfNewer(build).catch(() => {});
  });
}
