/** The build that this tab has reloaded from already. */
const KEY = 'roborrow.reloaded-from';

const listeners = new Set<() => void>();

/** Calls `listener` right before the page reloads itself, so that what was typed can be kept. Gives back its end. */
export function beforeReload(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reloads if the server has another build than this one, and only once from this one. */
async function reloadIfNewer(): Promise<void> {
  const build = document.querySelector('script[src]')?.getAttribute('src') ?? '';
  const response = await fetch('/', { cache: 'no-store' });
  if (!response.ok || (await response.text()).includes(build) || sessionStorage.getItem(KEY) === build)
    return;
  sessionStorage.setItem(KEY, build);
  for (const listener of listeners) listener();
  location.reload();
}

/**
 * Looks for a new build when a part of the app cannot be loaded: after a deployment, the parts of an open page's build
 * may be gone. Without a network, or where the browser forbids storage, nothing happens, and whoever wanted that part
 * says that it is not there.
 */
export function watchForNewDeployment(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router reloads by itself for an error that it knows by its words, and would lose what was typed.
    payload.message = `Not loaded: ${payload.message}`;
    reloadIfNewer().catch(() => {});
  });
}
